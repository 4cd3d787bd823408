/** Sets of cells that erase a color some generations on, against trying all sets. */

import { assert, assertEquals } from "@std/assert";
import { nextGeneration } from "../../lib/automaton/bit_generation.ts";
import { emptyBoard } from "../../lib/automaton/board.ts";
import { conquerorsV2, lifeGame } from "../../lib/games/conquerors/conquerors.ts";
import { placeable } from "../../lib/games/conquerors/legality.ts";
import type { LifePosition } from "../../lib/games/conquerors/position.ts";
import { boardWith } from "../../lib/games/conquerors/turn.ts";
import { below, seededRng } from "../../lib/games/kit/rng.ts";
import type { Rng } from "../../lib/games/game.ts";
import { Eraser } from "../../lib/puzzles/erase.ts";
import { allColumns, type Color, groundOf, wordsOf } from "../../lib/puzzles/ground.ts";
import { minimal } from "../../lib/puzzles/turns.ts";
import { runs } from "../full.ts";

const SMALL = lifeGame({ ...conquerorsV2.rules, width: 12, height: 9, home: 4, place: 2 });

/** A few cells of each color, close to each other. */
function drawPosition(rng: Rng): LifePosition {
  const { width, height } = SMALL.rules, board = emptyBoard(width, height);
  for (let n = 0; n < 9; n++) {
    const row = 2 + below(5, rng), column = 2 + below(8, rng);
    board.cells[row * width + column] = 1 + below(2, rng);
  }
  return { ...SMALL.initial({ komi: 0 }), board, turn: below(2, rng), round: 3 };
}

/** The smallest sets after which the other color is gone, all tried. */
function slowSets(position: LifePosition, generations: number): string[] {
  const cells = placeable(SMALL.rules, position);
  const pairs = cells.flatMap((one, i) => cells.slice(i + 1).map((other) => [one, other]));
  const sets = [[], ...cells.map((cell) => [cell]), ...pairs].filter((place) => {
    let board = boardWith(position, { place });
    for (let n = 0; n < generations; n++) board = nextGeneration(board, "plane");
    return !board.cells.includes(2 - position.turn);
  });
  return textsOf(sets);
}

function textsOf(sets: readonly (readonly number[])[]): string[] {
  return minimal(sets).map((set) => set.toSorted((a, b) => a - b).join()).sort();
}

for (const generations of [1, 2, 3]) {
  Deno.test(`what erases within ${generations} generations: as by trying all sets`, () => {
    const ground = groundOf(SMALL.rules), rng = seededRng(`erase ${generations}`);
    const eraser = new Eraser(ground, generations);
    let erased = 0;
    for (let n = runs(30, 300); n > 0; n--) {
      const position = drawPosition(rng), mover = position.turn as Color;
      const quarry = { mover, victim: (1 - mover) as Color, columns: allColumns(ground) };
      const sets = textsOf(eraser.sets(wordsOf(position), quarry, Infinity));
      assertEquals(sets, slowSets(position, generations), SMALL.text.writePosition(position));
      if (sets.some((set) => set.includes(","))) erased++;
    }
    assert(erased > 2, `${erased} positions need two cells`);
  });
}
