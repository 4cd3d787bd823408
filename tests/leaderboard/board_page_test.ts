import { assertEquals } from "@std/assert";
import { PAGE, pagesOf } from "../../lib/leaderboard/board.ts";

Deno.test("there is a page for everyone, one at least and not too many", () => {
  assertEquals([0, 1, 50, 51, 1_000_000].map(pagesOf), [1, 1, 1, 2, PAGE.most]);
});
