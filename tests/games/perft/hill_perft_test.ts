/** Exhaustive counts of the arena's game on the smallest boards; in a full run by a second engine, too. */

import { assertEquals } from "@std/assert";
import type { Cell } from "../../../lib/automaton/board.ts";
import { kingOfTheHill } from "../../../lib/games/hill/hill.ts";
import type { HillMove, HillPosition } from "../../../lib/games/hill/position.ts";
import type { Options } from "../../../lib/games/game.ts";
import { sampleOf } from "../../full.ts";
import { type Engine, perft } from "./perft.ts";
import * as second from "./second_hill.ts";

const ENGINES: Record<string, Engine<HillPosition, HillMove>> = {
  "the game": { isLegal: (p, move) => !kingOfTheHill.refuse(p, move), play: kingOfTheHill.play },
  "the second engine": second,
};

/** What it is about, options, start, turns to walk, leaves, their checksum. */
const ROWS: [string, Options, string, number, number, number][] = [
  ["from the first turn", { width: 3, height: 2, place: 2 }, "! 0", 4, 12409, 2273796104],
  ["of three cells a turn", { width: 4, height: 2, place: 3 }, "A2.B$A2.B! 0", 4, 247, 2023842061],
  [
    "on four by four",
    { width: 4, height: 4, place: 2 },
    "2A$2A$2.B$2.2B! 1 7 11",
    3,
    34446,
    1231461693,
  ],
  ["on one row", { width: 7, height: 1, place: 2 }, "2A3.2B! 0", 5, 474, 1542523246],
  [
    "to the last generation",
    { width: 3, height: 3, place: 2, generations: 2 },
    "2A$A.B$.2B! 0",
    4,
    497,
    3062854798,
  ],
  ["after both have lived", { width: 3, height: 3, place: 1 }, "! 0 5 11", 4, 91, 1766565152],
];

for (const [name, options, start, depth, leaves, checksum] of ROWS) {
  const position = kingOfTheHill.text.readPosition(start, options);
  const cells = [...position.board.cells.keys()];
  const moves = [...setsOf(cells, position.place)].map((place): HillMove => ({ place }));
  for (const [which, engine] of sampleOf(Object.entries(ENGINES))) {
    Deno.test(`perft of King of the Hill ${name}, by ${which}`, () => {
      const count = perft(engine, moves, position, depth, kingOfTheHill.text.writePosition);
      assertEquals(count, { leaves, checksum });
    });
  }
}

/** The sets of at most `size` of the cells. */
function* setsOf(cells: readonly Cell[], size: number): Generator<Cell[]> {
  yield [];
  if (size === 0) return;
  for (const [index, first] of cells.entries()) {
    for (const rest of setsOf(cells.slice(index + 1), size - 1)) yield [first, ...rest];
  }
}
