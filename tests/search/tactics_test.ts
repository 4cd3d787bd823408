/** Hand-made positions with one thing to see in each. Columns a-h are blue's home, u-ab red's. */

import { assert, assertEquals } from "@std/assert";
import { cellName } from "../../lib/games/notation/cell_text.ts";
import { conquerorsV2 } from "../../lib/games/conquerors/conquerors.ts";
import { type LifePosition, presence } from "../../lib/games/conquerors/position.ts";
import { zoneOf } from "../../lib/games/conquerors/rules.ts";
import { bombTarget } from "../../lib/search/by_cells.ts";
import { choose } from "../../lib/search/choose.ts";
import { type Edition, LEVELS, TERRITORIES } from "../../lib/search/levels.ts";
import { situationOf } from "../../lib/search/situation.ts";
import { bluesTurn } from "./positions.ts";

const SEEDS = Array.from({ length: 40 }, (_, index) => `tactics ${index}`);

const ANCHOR = "c3 d3 c4 d4";
const SIX_RED = "m9 n9 o9 m10 o10 n11";

/** The levels that score cells. */
type LevelId = "easy" | "normal" | "hard";

function turns(position: LifePosition, level: LevelId) {
  return SEEDS.map((seed) => choose(conquerorsV2, position, level, seed));
}

function afterEach(position: LifePosition, level: LevelId): LifePosition[] {
  return turns(position, level).map((move) => conquerorsV2.play(position, move));
}

function bombs(position: LifePosition, level: LevelId): number {
  return turns(position, level).filter((move) => "bomb" in move).length;
}

Deno.test("a bomb goes where the trade is best, and nowhere when it is poor", () => {
  const table: [what: string, LevelId, Edition, blue: string, red: string, string?][] = [
    ["a dense cluster", "easy", "v2", ANCHOR, SIX_RED, "n10"],
    ["five cells are enough for Hard", "hard", "v2", ANCHOR, "m9 n9 o9 m10 o11", "n10"],
    ["but not for Normal", "normal", "v2", ANCHOR, "m9 n9 o9 m10 o11"],
    ["nor for Hard in classic", "hard", "classic", ANCHOR, "m9 n9 o9 m10 o11"],
    ["own losses spoil it", "hard", "v2", `${ANCHOR} n10 n11`, "m9 n9 o9 m10 o11"],
    ["intruders count twice", "normal", "v2", ANCHOR, "e14 g14 e16", "f15"],
    ["in V2 alone", "normal", "classic", ANCHOR, "e14 g14 e16"],
    ["the last cell at home is not bombed away", "hard", "v2", "f15", "e14 g14 e16 g16"],
    ["one of several may be", "hard", "v2", `${ANCHOR} f15`, "e14 g14 e16 g16", "f15"],
  ];
  for (const [what, level, edition, blue, red, target] of table) {
    const position = bluesTurn(7, blue, red);
    const situation = situationOf(conquerorsV2, position);
    const cell = bombTarget(situation, LEVELS[level][edition].bomb, TERRITORIES[edition]);
    assertEquals(cell === undefined ? cell : cellName(position.board, cell), target, what);
  }
});

Deno.test("bombs fall from round 7 on, when cool, as often as the level's chance", () => {
  assertEquals(bombs(bluesTurn(6, ANCHOR, SIX_RED), "hard"), 0);
  assertEquals(bombs({ ...bluesTurn(7, ANCHOR, SIX_RED), cooldowns: [1, 0] }, "hard"), 0);
  const often = bombs(bluesTurn(7, ANCHOR, SIX_RED), "hard");
  const seldom = bombs(bluesTurn(7, ANCHOR, SIX_RED), "normal");
  assert(often >= 26 && often <= 38, `${often} of 40, where 32 are expected`);
  assert(seldom >= 7 && seldom <= 21, `${seldom} of 40, where 14 are expected`);
});

Deno.test("Hard keeps its anchor: a pair at home would die, and lock the rest", () => {
  const position = bluesTurn(4, "c5 d5 l9 m9 l10 m10 w9 x9 w10 x10", "x20 y20 x21 y21");
  for (const { board } of afterEach(position, "hard")) {
    assert(presence(conquerorsV2.rules, board, 0).has("home"));
  }
});

Deno.test("Hard invades through an open chain", () => {
  const position = bluesTurn(8, `${ANCHOR} l9 m9 l10 m10 w9 x9 w10 x10`, "x20 y20 x21 y21");
  for (const move of turns(position, "hard")) {
    assert("place" in move);
    const zones = move.place.map((cell) => zoneOf(conquerorsV2.rules, 0, cell % 28));
    assert(zones.includes("rival"), `placed in ${zones}`);
  }
});

Deno.test("Hard ends the game when a turn can kill the last rivals", () => {
  const position = bluesTurn(8, `${ANCHOR} l14 m14 l15 m15 o15`, "n14");
  const ended = afterEach(position, "hard").filter(({ outcome }) => outcome?.winner === 0);
  assertEquals(ended.length, SEEDS.length);
});
