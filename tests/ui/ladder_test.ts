/** What a win opens, and what it doesn't. */

import { assertEquals } from "@std/assert";
import { LADDER, LEVEL_IDS, type LevelId } from "../../lib/games/game.ts";
import { isOpen, markBeaten, readBeaten, rivalAfter, rungOf } from "../../lib/ui/table/ladder.ts";

/** The rivals that somebody may be sent against. */
function open(beaten: LevelId | undefined) {
  return LEVEL_IDS.filter((level) => isOpen(level, beaten));
}

Deno.test("there are seven rungs, the documented levels among them, and two levels above", () => {
  assertEquals(LADDER.length, 7);
  assertEquals(["easy", "normal", "hard"].map((id) => rungOf(id as LevelId)), [1, 2, 4]);
  assertEquals(LEVEL_IDS.filter((id) => rungOf(id) === undefined), ["expert", "conqueror"]);
});

Deno.test("who has beaten a rival may play all up to the next", () => {
  assertEquals(open(undefined), ["easy"]);
  for (const [n, level] of LEVEL_IDS.entries()) {
    assertEquals(open(level), LEVEL_IDS.slice(0, n + 2));
    assertEquals(rivalAfter(level), LEVEL_IDS[n + 1]);
  }
  assertEquals(rivalAfter(undefined), "easy");
});

const GAME = "conquerors-v2";

Deno.test("the small board has a ladder of its own, the games of the large one share one", () => {
  localStorage.clear();
  markBeaten("conquerors-classic", "hard");
  markBeaten("skirmish", "easy");
  assertEquals(readBeaten(GAME), "hard");
  assertEquals(readBeaten("skirmish"), "easy");
  localStorage.clear();
});

Deno.test("the strongest win is kept, and what somebody else wrote there is none", () => {
  localStorage.removeItem("ladder");
  assertEquals(readBeaten(GAME), undefined);
  const kept = (["normal", "easy", "hard", "normal"] as const).map((level) => {
    markBeaten(GAME, level);
    return readBeaten(GAME);
  });
  assertEquals(kept, ["normal", "normal", "hard", "hard"]);
  localStorage.setItem("ladder", "god");
  assertEquals(readBeaten(GAME), undefined);
  localStorage.removeItem("ladder");
});
