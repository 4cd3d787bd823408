import { assert, assertEquals } from "@std/assert";
import { isDue, PARTS } from "./full.ts";

const EACH_PART = Array.from({ length: PARTS }, (_, part) => part);

Deno.test("each part has its share of the stories, and each story a part", () => {
  const stories = Array.from({ length: 300 }, (_, number) => `${number} people sit down`);
  const shares = EACH_PART.map((part) => stories.filter((name) => isDue(name, part)));
  assertEquals(shares.flat().sort(), stories.sort());
  for (const share of shares) assert(share.length > 300 / PARTS / 2, `a share of ${share.length}`);
});

Deno.test("whole games, and what pages weigh, are told with every part", () => {
  for (const name of ["a whole game by mouse", "every page is light"]) {
    assert(EACH_PART.every((part) => isDue(name, part)), name);
  }
  assert(!EACH_PART.every((part) => isDue("a wholesome delight", part)));
});
