/** What a board is worth at the planner's horizon, term by term. */

import { assertEquals } from "@std/assert";
import { pack } from "../../lib/automaton/bitboard.ts";
import { conquerorsClassic, conquerorsV2 } from "../../lib/games/conquerors/conquerors.ts";
import { evaluate } from "../../lib/search/planner.ts";
import { LEVELS } from "../../lib/search/levels.ts";
import { situationOf } from "../../lib/search/situation.ts";
import { bluesTurn } from "./positions.ts";

const HOME = "c5 c6 d5 d6", NEUTRAL = "k5 k6 l5 l6", RIVALS = "y5 y6 z5 z6";

Deno.test("a board is worth its cells, its chain and its anchor, less what is crowded", () => {
  const v2 = conquerorsV2, classic = conquerorsClassic;
  const table = [
    ["cells", v2, `${HOME} k5`, "x5 x6", 5 - 2],
    ["an intruder counts twice", v2, HOME, "g5 x5", 4 - 3],
    ["but once in classic", classic, HOME, "g5 x5", 4 - 2],
    ["an invader counts twice, and closes the chain", v2, `${HOME} ${NEUTRAL} x20`, RIVALS, 12],
    ["a chain with a gap is none", v2, `${HOME} x20`, RIVALS, 2],
    ["the anchor lost", v2, NEUTRAL, RIVALS, -40],
    ["the rival extinct", v2, HOME, "", 4 + 100],
    ["extinct oneself", v2, "", RIVALS, -4 - 40 - 100],
    ["one of five in a cross is crowded", v2, "c5 b6 c6 d6 c7", RIVALS, 5 - 4 - 0.5],
    ["rivals crowd too", v2, "c6", "c5 b6 d6 c7", 1 - 8 - 0.5],
  ] as const;
  for (const [what, game, blue, red, worth] of table) {
    const position = bluesTurn(3, blue, red);
    const situation = situationOf(game, position);
    assertEquals(evaluate(situation, pack(position.board), LEVELS.hard.v2.plan), worth, what);
  }
});
