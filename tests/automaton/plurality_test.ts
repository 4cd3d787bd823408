/** Life in up to eight colors with pieces that are nobody's (rules.md P4). */

import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { type Board, EMPTY, type State } from "../../lib/automaton/board.ts";
import { immigration, NEUTRAL, plurality } from "../../lib/automaton/rule.ts";
import { step } from "../../lib/automaton/step.ts";
import { torusStepper } from "../../lib/automaton/torus.ts";
import { anyBoard, rearrange, recolor } from "./boards.ts";
import { plainLife } from "./plain_life.ts";

const COLORS: readonly State[] = [1, 2, 3, 4, 5, 6, 7, 8, NEUTRAL];

/** The same boards in every run. */
const RUNS = { seed: 4, numRuns: 150 };

function countsOf(around: readonly State[]): number[] {
  return Array.from(
    { length: NEUTRAL + 1 },
    (_, s) => around.filter((state) => state === s).length,
  );
}

/** P4 in other words: of three in order, the middle one equals a neighbor if any two are equal. */
function heir(parents: readonly State[]): State {
  const [first, middle, last] = parents.toSorted();
  return middle === first || middle === last ? middle! : NEUTRAL;
}

Deno.test("P4: a birth takes the strict plurality of any three parents, else it is nobody's", () => {
  for (const a of COLORS) {
    for (const b of COLORS) {
      for (const c of COLORS) {
        assertEquals(plurality(EMPTY, countsOf([a, b, c])), heir([a, b, c]), `${a} ${b} ${c}`);
      }
    }
  }
});

const [A, B, C] = [1, 2, 3];

/** Parents by name, and the child. */
const BIRTHS: [string, State[], State][] = [
  ["{A,A,#} → A", [A, A, NEUTRAL], A],
  ["{A,#,#} → #", [A, NEUTRAL, NEUTRAL], NEUTRAL],
  ["{A,B,#} → #", [A, B, NEUTRAL], NEUTRAL],
  ["{A,B,C} → #", [A, B, C], NEUTRAL],
];

for (const [name, parents, child] of BIRTHS) {
  Deno.test(`P4: ${name}`, () => assertEquals(plurality(EMPTY, countsOf(parents)), child));
}

Deno.test("P4: a piece survives with its owner by 2 or 3 neighbors of any owners", () => {
  for (const state of COLORS) {
    for (let live = 0; live <= 8; live++) {
      const around = Array.from({ length: live }, (_, n) => COLORS[(n * 5 + state) % 9]!);
      const survives = live === 2 || live === 3;
      assertEquals(plurality(state, countsOf(around)), survives ? state : EMPTY);
    }
  }
});

Deno.test("P4: no birth without exactly 3 neighbors", () => {
  for (const live of [0, 1, 2, 4, 5, 6, 7, 8]) {
    assertEquals(plurality(EMPTY, countsOf(Array(live).fill(A))), EMPTY);
  }
});

/** A board of all colors: any board's cells, spread over them. */
const colorful = anyBoard(12, 12).map((board) => ({
  ...board,
  cells: board.cells.map((state, cell) => state === EMPTY ? EMPTY : 1 + (cell * 7 + state) % 9),
}));

function lived(board: Board): Board {
  return step(board, plurality, "torus");
}

Deno.test("P4: the torus has no place of its own: shifting commutes with a generation", () => {
  const anyShift = fc.nat(11);
  const property = fc.property(colorful, anyShift, anyShift, (board, down, right) => {
    const rows = down % board.height, columns = right % board.width;
    const shifted = (of: Board) => rearrange(of, (row, column) => [row + rows, column + columns]);
    assertEquals(lived(shifted(board)), shifted(lived(board)));
  });
  fc.assert(property, RUNS);
});

Deno.test("P4: all colors taken as one are plain B3/S23", () => {
  const merged = (board: Board) => recolor(board, [0, ...COLORS.map(() => 1)]);
  const property = fc.property(colorful, (board) => {
    assertEquals(merged(lived(board)), plainLife(merged(board), "torus"));
  });
  fc.assert(property, RUNS);
});

Deno.test("P4: of two colors it is the Immigration game, and nothing is nobody's", () => {
  const property = fc.property(anyBoard(12, 12), (board) => {
    assertEquals(lived(board), step(board, immigration, "torus"));
  });
  fc.assert(property, RUNS);
});

Deno.test("a stepper for one size gives the generations of the reference, one after another", () => {
  const property = fc.property(colorful, (board) => {
    const advance = torusStepper(board, plurality), cells = board.cells.slice();
    advance(board.cells, cells);
    assertEquals(cells, lived(board).cells);
    const next = cells.slice();
    advance(cells, next);
    assertEquals(next, lived(lived(board)).cells);
  });
  fc.assert(property, RUNS);
});
