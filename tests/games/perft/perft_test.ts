/** Exhaustive counts on toy boards; in a full run a second engine counts them, too. */

import { assertEquals } from "@std/assert";
import {
  conquerorsClassic,
  conquerorsV2,
  lifeGame,
  skirmish,
} from "../../../lib/games/conquerors/conquerors.ts";
import type { LifeRules } from "../../../lib/games/conquerors/rules.ts";
import { sampleOf } from "../../full.ts";
import { type Engine, everyMove, lifeText, perft } from "./perft.ts";
import * as second from "./second_engine.ts";

const classic = conquerorsClassic.rules;
const v2 = conquerorsV2.rules;
const small = skirmish.rules;

/** What a toy board changes of the rules. */
type Toy = Pick<LifeRules, "width" | "height" | "home" | "place" | "rounds" | "bombRound">;

const three: Toy = { width: 5, height: 3, home: 2, place: 3, rounds: 2, bombRound: 2 };
const four: Toy = { width: 4, height: 4, home: 1, place: 4, rounds: 3, bombRound: 3 };
const wide: Toy = { width: 7, height: 3, home: 2, place: 2, rounds: 4, bombRound: 3 };
const short: Toy = { width: 4, height: 3, home: 1, place: 1, rounds: 2, bombRound: 3 };
const long: Toy = { ...short, rounds: 9, bombRound: 2 };
const dense: Toy = { ...long, place: 4 };

const FIRST = "! b 1 0,0 0,0";
const EVERYWHERE = "A2.A2.B$A.B.A.B$2.B.A! b 1 0,0 0,0";
const NO_HOME = "2.A2.AB$3.A.2A$B.B2.B! b 1 0,0 0,0";
const MIXED = "A2.B$A.AB$AB.B! b 1 0,0 0,0";
const BOMBS = "A2.B$A.AB$AB.B! r 2 0,0 1,0";
const FULL = "2A2B$2A2B$2A2B! b 3 1,1 1,1";

/** What it is about, rules, start, turns to walk, leaves, their checksum. */
const ROWS: [string, LifeRules, Toy, string, number, number, number][] = [
  ["from the first turn", v2, three, FIRST, 4, 46827, 1580440437],
  ["from the first turn", classic, three, FIRST, 4, 46827, 179134703],
  ["of four cells", v2, four, FIRST, 4, 1308, 3478638804],
  ["with all zones open", v2, wide, EVERYWHERE, 3, 49027, 1014993197],
  ["without a home", classic, wide, NO_HOME, 3, 22879, 3130999913],
  ["without a home", v2, wide, NO_HOME, 3, 16750, 1776392576],
  ["to the majority", v2, short, MIXED, 4, 529, 632788669],
  ["to the majority", classic, short, MIXED, 4, 529, 107670132],
  ["to the majority, with komi", small, short, MIXED, 4, 529, 988850717],
  ["with bombs", v2, long, BOMBS, 5, 35440, 1904609463],
  ["from a full board", v2, dense, FULL, 3, 637, 2285956814],
];

for (const [name, base, toy, start, depth, leaves, checksum] of ROWS) {
  const rules = { ...base, ...toy };
  const game = lifeGame(rules);
  const position = game.text.readPosition(start, {});
  const engines: Record<string, Engine> = {
    "the game": { isLegal: (p, move) => !game.refuse(p, move), play: game.play },
    "the second engine": {
      isLegal: (p, move) => second.isLegal(rules, p, move),
      play: (p, move) => second.play(rules, p, move),
    },
  };
  for (const [which, engine] of sampleOf(Object.entries(engines))) {
    Deno.test(`perft ${name}, ${base.id} ${toy.width}×${toy.height}, by ${which}`, () => {
      const count = perft(engine, [...everyMove(rules)], position, depth, lifeText);
      assertEquals(count, { leaves, checksum });
    });
  }
}
