/** What every engine of the Immigration game must do: one suite, run against each. */

import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { type Board, type State, type Topology } from "../../lib/automaton/board.ts";
import {
  anyBoard,
  centered,
  countCells,
  draw,
  drawing,
  randomBoard,
  rearrange,
  recolor,
} from "./boards.ts";
import { PATTERNS } from "./patterns.ts";
import { plainLife } from "./plain_life.ts";

interface Engine {
  readonly name: string;
  readonly step: (board: Board, topology: Topology) => Board;
  /** The cases it cannot do, by name, and why. */
  readonly skip?: Readonly<Record<string, string>>;
}

type Change = (board: Board) => Board;

const TOPOLOGIES = ["plane", "torus"] as const;

/** The same boards in every run. */
const RUNS = { seed: 20, numRuns: 150 };

/** Changes of a board that may be made before a step or after it. */
const SYMMETRIES: readonly { what: string; topologies: readonly Topology[]; change: Change }[] = [
  {
    what: "swapping the colors",
    topologies: TOPOLOGIES,
    change: (board) => recolor(board, [0, 2, 1]),
  },
  {
    what: "mirroring the columns",
    topologies: TOPOLOGIES,
    change: (board) => rearrange(board, (row, column) => [row, board.width - 1 - column]),
  },
  {
    what: "mirroring the rows",
    topologies: TOPOLOGIES,
    change: (board) => rearrange(board, (row, column) => [board.height - 1 - row, column]),
  },
  {
    what: "shifting a torus by a column",
    topologies: ["torus"],
    change: (board) => rearrange(board, (row, column) => [row, column + 1]),
  },
  {
    what: "shifting a torus by a row",
    topologies: ["torus"],
    change: (board) => rearrange(board, (row, column) => [row + 1, column]),
  },
];

/** The smallest pattern that grows forever, and its populations: OEIS A164936. */
const SWITCH_ENGINE = "......A. ....A.AA ....A.A. ....A... ..A..... A.A.....";
const POPULATIONS = [
  10,
  14,
  13,
  19,
  16,
  21,
  20,
  26,
  24,
  28,
  30,
  26,
  34,
  32,
  29,
  36,
  22,
  19,
  18,
  19,
];

export function stepCases({ name, step, skip = {} }: Engine): void {
  function test(what: string, fn: () => void): void {
    const reason = skip[what];
    const title = `${name}: ${what}${reason === undefined ? "" : ` (skipped: ${reason})`}`;
    Deno.test({ name: title, ignore: reason !== undefined, fn });
  }

  for (const { what, topology, generations, from, to } of PATTERNS) {
    test(`${what} (${topology})`, () => {
      let board = draw(from);
      for (let i = 0; i < generations; i++) board = step(board, topology);
      assertEquals(drawing(board), drawing(draw(to)));
    });
  }

  test("a pattern grows by the published numbers", () => {
    let board = centered(draw(SWITCH_ENGINE), 32);
    for (const [generation, population] of POPULATIONS.entries()) {
      assertEquals(countCells(board, 1), population, `in generation ${generation}`);
      board = step(board, "plane");
    }
  });

  test("a cell becomes what the rule says in every neighborhood", () => {
    for (const board of allNeighborhoods()) {
      const next = step(board, "plane").cells[4];
      if (next !== ruledCenter(board)) assertEquals(next, ruledCenter(board), drawing(board));
    }
  });

  test("both colors taken as one are plain B3/S23", () => {
    const merge: Change = (board) => recolor(board, [0, 1, 1]);
    for (const board of manyBoards()) {
      for (const topology of TOPOLOGIES) {
        const merged = drawing(merge(step(board, topology)));
        assertEquals(merged, drawing(plainLife(merge(board), topology)));
      }
    }
  });

  test("the board given stays as it was", () => {
    for (const board of manyBoards()) {
      const before = drawing(board);
      step(board, "torus");
      assertEquals(drawing(board), before);
    }
  });

  for (const { what, topologies, change } of SYMMETRIES) {
    test(`stepping commutes with ${what}`, () => {
      const anyTopology = fc.constantFrom(...topologies);
      const property = fc.property(anyBoard(32, 9), anyTopology, (board, topology) => {
        const changedFirst = step(change(board), topology);
        assertEquals(drawing(changedFirst), drawing(change(step(board, topology))));
      });
      fc.assert(property, RUNS);
    });
  }
}

/** Every board of 3 by 3 cells: every neighborhood of the cell in its middle. */
function* allNeighborhoods(): Generator<Board> {
  for (let code = 0; code < 3 ** 9; code++) {
    const cells = Uint8Array.from({ length: 9 }, (_, cell) => Math.floor(code / 3 ** cell) % 3);
    yield { width: 3, height: 3, cells };
  }
}

/** B3/S23 in other words than the product's: the majority of three parents is their median. */
function ruledCenter({ cells }: Board): State {
  const center = cells[4]!;
  const neighbors = [...cells].filter((state, cell) => cell !== 4 && state !== 0).sort();
  if (neighbors.length === 3) return center === 0 ? neighbors[1]! : center;
  return neighbors.length === 2 ? center : 0;
}

/** Sparse and crowded boards, narrow ones among them. */
function manyBoards(): Board[] {
  const sizes = [[1, 1], [1, 5], [2, 2], [3, 1], [2, 7], [28, 26], [31, 12], [32, 9]] as const;
  return sizes.flatMap(([width, height]) =>
    [0, 10, 35, 70, 100].map((percent) => randomBoard(width, height, percent, "merged"))
  );
}
