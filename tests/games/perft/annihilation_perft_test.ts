/** Exhaustive counts of Fraenkel's games on small digraphs; in a full run by a second engine, too. */

import { assertEquals } from "@std/assert";
import { annihilation } from "../../../lib/games/annihilation/annihilation.ts";
import type {
  AnnihilationMove,
  AnnihilationPosition,
} from "../../../lib/games/annihilation/position.ts";
import type { Options } from "../../../lib/games/game.ts";
import { sampleOf } from "../../full.ts";
import { type Engine, perft } from "./perft.ts";
import * as second from "./second_annihilation.ts";

const { text, ranking } = annihilation;

const ENGINES: Record<string, Engine<AnnihilationPosition, AnnihilationMove>> = {
  "the game": { isLegal: (p, move) => !annihilation.refuse(p, move), play: annihilation.play },
  "the second engine": second,
};

/** What it is about, options, start, turns to walk, leaves, their checksum. */
const ROWS: [string, Options, string, number, number, number][] = [
  ["on Figure 3", {}, "5:0>1;1>2;2>3,4;3>0,4;4>0,1 15 1", 8, 6838, 635688751],
  ["on Figure 2, two at a time", { q: 2 }, "4:0>1,2;1>2;2>3;3>0 15 1", 9, 99, 2136200370],
  ["with leaves that stay lit", {}, "6:0>1,2;1>2,3;2>3;4>5,3 63 2", 20, 296, 3495456944],
  [
    "at most two, at some of them",
    { atMost: 1 },
    "5:0>1,2,3;1>0,2;2>3,4;3>4 29 1 q2.1.2.1.1",
    6,
    4480,
    667520951,
  ],
  ["at most two", { q: 2, atMost: 1 }, "5:0>1,2,3;1>0,2;2>3,4;3>4 29 1", 6, 12652, 149885259],
  ["at most two, exactly", { q: 2 }, "5:0>1,2,3;1>0,2;2>3,4;3>4 29 1", 6, 316, 3370378589],
  [
    "on G(3), two at a time",
    { q: 2 },
    "6:0>3;1>4;2>5;3>1,2;4>0,2,3;5>0,1,3,4 63 1",
    4,
    1533,
    1455967371,
  ],
];

for (const [name, options, start, depth, leaves, checksum] of ROWS) {
  const position = text.readPosition(start, options);
  const count = Number(ranking.count(position));
  const moves = Array.from({ length: count }, (_, n) => ranking.unrank(position, BigInt(n)));
  for (const [which, engine] of sampleOf(Object.entries(ENGINES))) {
    Deno.test(`perft of annihilation ${name}, by ${which}`, () => {
      const counted = perft(engine, moves, position, depth, text.writePosition);
      assertEquals(counted, { leaves, checksum });
    });
  }
}
