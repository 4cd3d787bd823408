/** Exhaustive counts of Conway by post on the smallest boards; in a full run by a second engine, too. */

import { assertEquals } from "@std/assert";
import { conway } from "../../../lib/games/conway/conway.ts";
import type { ConwayMove, ConwayPosition } from "../../../lib/games/conway/position.ts";
import type { Options } from "../../../lib/games/game.ts";
import { sampleOf } from "../../full.ts";
import { type Engine, perft } from "./perft.ts";
import * as second from "./second_conway.ts";

const ENGINES: Record<string, Engine<ConwayPosition, ConwayMove>> = {
  "the game": { isLegal: (p, move) => !conway.refuse(p, move), play: conway.play },
  "the second engine": second,
};

const ONE = { size: 3, place: 1 };
const TWO = { size: 3, place: 2 };

/** What it is about, options, start, turns to walk, leaves, their checksum. */
const ROWS: [string, Options, string, number, number, number][] = [
  ["from the first turn", ONE, "! a 1 11", 5, 42405, 475127491],
  ["with a rising allowance", TWO, "! a 1 11", 3, 27778, 880965366],
  ["with touch", { size: 5, place: 1, touch: 1 }, "A$$2.B! a 3 11", 4, 7276, 950058041],
  ["of three seats", { ...ONE, size: 4, seats: 3 }, "2A$2A.B$2.2C! a 7 111", 4, 7505, 1037663643],
  [
    "with neutral pieces",
    { size: 5, place: 2, seats: 3, touch: 1 },
    "A.B$A.B$AIIC! b 8 111",
    2,
    3611,
    160931662,
  ],
  ["on four by four", { size: 4, place: 2 }, "A.B$.I$A2.B! b 9 11", 2, 9703, 2926799976],
  ["about to stall", { size: 6, place: 1 }, "2A$2A$3.2B$3.2B! a 9 11 197", 3, 20816, 4092217436],
];

for (const [name, options, start, depth, leaves, checksum] of ROWS) {
  const position = conway.text.readPosition(start, options);
  const moves: ConwayMove[] = [{ resign: true }, ...everyList(position)];
  for (const [which, engine] of sampleOf(Object.entries(ENGINES))) {
    Deno.test(`perft of Conway by post ${name}, by ${which}`, () => {
      const count = perft(engine, moves, position, depth, conway.text.writePosition);
      assertEquals(count, { leaves, checksum });
    });
  }
}

/** Every list of cells that a turn might place, legal or not. */
function* everyList(
  { board, place }: Pick<ConwayPosition, "board" | "place">,
  before: readonly number[] = [],
): Generator<ConwayMove> {
  yield { place: before };
  if (before.length === place) return;
  for (const cell of board.cells.keys()) yield* everyList({ board, place }, [...before, cell]);
}
