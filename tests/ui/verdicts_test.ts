import { assertEquals } from "@std/assert";
import { verdictsOn } from "../../lib/ui/people/verify_records.tsx";
import { wholeGame } from "./replay/game.ts";

const TRUE = wholeGame();
const SHAM = TRUE.replace(/\[Result "\w+/, '[Result "draw');

Deno.test("each game of a text has a verdict of its own", () => {
  const verdicts = verdictsOn([TRUE, SHAM, TRUE].join("\n"));
  assertEquals(verdicts.map(({ isTrue }) => isTrue), [true, false, true]);
});

Deno.test("a false record says what is wrong with it, and where", () => {
  const [verdict] = verdictsOn(SHAM);
  if (verdict!.isTrue) throw new Error("The sham passed");
  assertEquals([verdict!.line, verdict!.column], [4, 10]);
});

Deno.test("a text without a game is false", () => {
  assertEquals(verdictsOn(" \n").map(({ isTrue }) => isTrue), [false]);
});
