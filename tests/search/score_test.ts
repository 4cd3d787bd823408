/** The per-cell score against plain formulas, worked out on the whole board by the reference step. */

import { assertAlmostEquals, assertEquals } from "@std/assert";
import { type Board, type Cell, columnOf, copyBoard, rowOf } from "../../lib/automaton/board.ts";
import { immigration } from "../../lib/automaton/rule.ts";
import { step } from "../../lib/automaton/step.ts";
import { conquerorsClassic, conquerorsV2 } from "../../lib/games/conquerors/conquerors.ts";
import type { LifePosition } from "../../lib/games/conquerors/position.ts";
import { sample, seededRng } from "../../lib/games/kit/rng.ts";
import { LEVELS, TERRITORIES } from "../../lib/search/levels.ts";
import { cellScorer, groundValues, windowDelta } from "../../lib/search/score.ts";
import { situationOf } from "../../lib/search/situation.ts";
import { soup } from "../games/soups.ts";
import { bluesTurn, cellsOf } from "./positions.ts";

const { rules } = conquerorsV2;
const rng = seededRng("score");
const SOUPS = Array.from({ length: 20 }, () => ({ ...soup(rules, rng), turn: 0, round: 9 }));

function distance(board: Board, a: Cell, b: Cell): number {
  const rows = Math.abs(rowOf(board, a) - rowOf(board, b));
  return Math.max(rows, Math.abs(columnOf(board, a) - columnOf(board, b)));
}

/** How many cells of the color lie within `radius` of the center, itself included. */
function countNear(board: Board, color: number, center: Cell, radius: number): number {
  return board.cells.filter((state, cell) =>
    state === color && distance(board, cell, center) <= radius
  ).length;
}

function withBlue(board: Board, cells: readonly Cell[]): Board {
  const after = copyBoard(board);
  for (const cell of cells) after.cells[cell] = 1;
  return after;
}

function growth(board: Board, color: number, cell: Cell): number {
  const placed = withBlue(board, [cell]);
  const next = step(placed, immigration, "plane");
  return countNear(next, color, cell, 2) - countNear(placed, color, cell, 2);
}

Deno.test("a cell's delta is what a whole generation does to the 5×5 around it", () => {
  for (const position of SOUPS) {
    const { legal, ...situation } = situationOf(conquerorsV2, position);
    for (const cell of sample(legal, Math.min(legal.length, 12), rng)) {
      const { board } = position;
      const delta = { own: growth(board, 1, cell), rival: growth(board, 2, cell) };
      assertEquals(windowDelta({ ...situation, legal }, cell), delta);
    }
  }
});

Deno.test("a cell's score is the sum that the report gives", () => {
  for (const position of SOUPS) {
    const situation = situationOf(conquerorsV2, position);
    const [first, ...cells] = sample(situation.legal, Math.min(situation.legal.length, 12), rng);
    const score = cellScorer(situation, LEVELS.hard.v2, TERRITORIES.v2);
    for (const cell of cells) {
      assertAlmostEquals(score(cell, [first!]), reportedScore(position, cell, first!));
    }
  }
});

/** RR-001 §5.3 and §5.4 for Hard in round 9, with one cell, `first`, already chosen this turn. */
function reportedScore({ board }: LifePosition, cell: Cell, first: Cell): number {
  const column = columnOf(board, cell);
  const blueIn = (from: number, to: number) =>
    board.cells.some((state, c) =>
      state === 1 && columnOf(board, c) >= from && columnOf(board, c) < to
    );
  const builds = blueIn(0, 8) && !blueIn(8, 20) && blueIn(20, 28);
  const zone = column < 8 ? 0 : column < 20 ? builds ? 15 : 5 : 17;
  const near = countNear(board, 1, cell, 1);
  const shape = near === 0 ? -2 : near <= 2 ? 4 : near === 3 ? 0 : -4;
  const adjacency = distance(board, cell, first) === 1 ? 12 : 0;
  const kills = Math.max(0, -growth(board, 2, cell));
  const weak = board.cells.filter((state) => state === 2).length <= 12;
  return zone + shape + adjacency + 10 * (column < 20 ? 1 : 2) * growth(board, 1, cell) +
    (weak ? 10 : 4) * kills;
}

Deno.test("cells chosen this turn bridge the pair valley", () => {
  const lone = bluesTurn(1, "", "");
  const [d9, e9, d10, e10] = cellsOf(lone.board, "d9 e9 d10 e10") as [Cell, Cell, Cell, Cell];
  const table: [placed: Cell[], cell: Cell, score: number][] = [
    [[], d9, -2 - 9],
    [[d9], e9, 4 + 12 - 2 * 9],
    [[d9, e9], d10, 4 + 16 + 9],
    [[d9, e9, d10], e10, 0 + 16],
  ];
  for (const [placed, cell, expected] of table) {
    const board = withBlue(lone.board, placed);
    const situation = situationOf(conquerorsV2, { ...lone, board });
    const score = cellScorer(situation, LEVELS.normal.v2, TERRITORIES.v2);
    assertEquals(score(cell, placed), expected);
  }
});

Deno.test("ground is worth what each report says, round by round", () => {
  const home = "c5 c6 d5 d6", neutral = "k5 k6 l5 l6", rival = "z5 z6 y5 y6";
  const table = [
    [conquerorsClassic, "classic", 5, `${home} ${neutral} ${rival}`, 5, 1],
    [conquerorsClassic, "classic", 6, `${home} ${neutral} ${rival}`, 5, 4],
    [conquerorsV2, "v2", 4, `${home} ${neutral} ${rival}`, 5, 13],
    [conquerorsV2, "v2", 5, `${home} ${neutral} ${rival}`, 5, 17],
    [conquerorsV2, "v2", 5, `${home} ${rival}`, 15, 17],
    [conquerorsClassic, "classic", 5, `${home} ${rival}`, 5, 1],
  ] as const;
  for (const [game, edition, round, blue, neutralValue, rivalValue] of table) {
    const situation = situationOf(game, bluesTurn(round, blue, ""));
    assertEquals(groundValues(situation, TERRITORIES[edition]), {
      home: 0,
      neutral: neutralValue,
      rival: rivalValue,
    });
  }
});
