/** No level scatters lone cells that die at once: counted over seeded games. */

import { assert, assertEquals } from "@std/assert";
import { type Board, type Cell, copyBoard, EMPTY } from "../../lib/automaton/board.ts";
import { nextGeneration } from "../../lib/automaton/bit_generation.ts";
import { conquerorsV2 } from "../../lib/games/conquerors/conquerors.ts";
import { boardWith } from "../../lib/games/conquerors/turn.ts";
import { LEVEL_IDS } from "../../lib/games/game.ts";
import { LIFE_GAMES } from "../../lib/games/life_games.ts";
import { choose, type ComputerLevel } from "../../lib/search/choose.ts";
import { LEVELS } from "../../lib/search/levels.ts";
import { runs } from "../full.ts";

const GAMES = runs(6, 100);

/** A budget for the levels that look longest, of which their sense and not their strength is asked. */
const STEPS = 5_000;

interface Count {
  cells: number;
  /** With fewer than two neighbors, or more than three, once the turn is whole. */
  doomed: number;
  /** By themselves, and the next generation is the same without them. */
  scattered: number;
}

/** What a level places in games against itself. */
function countCells(game: typeof conquerorsV2, level: ComputerLevel, steps?: number): Count {
  const count: Count = { cells: 0, doomed: 0, scattered: 0 };
  for (let n = 0; n < GAMES; n++) {
    for (let at = game.initial({}); !at.outcome;) {
      const move = choose(game, at, level, `careful ${n} ${at.turn}`, steps);
      if ("place" in move) countTurn(boardWith(at, move), move.place, count);
      at = game.play(at, move);
    }
  }
  return count;
}

function countTurn(board: Board, placed: readonly Cell[], count: Count): void {
  const { cells: next } = nextGeneration(board, "plane");
  for (const cell of placed) {
    const near = neighbors(board, cell);
    const without = copyBoard(board);
    without.cells[cell] = EMPTY;
    count.cells++;
    const other = nextGeneration(without, "plane").cells;
    if (near < 2 || near > 3) count.doomed++;
    if (near === 0 && next.every((state, c) => state === other[c])) count.scattered++;
  }
}

function neighbors({ width, height, cells }: Board, cell: Cell): number {
  let count = cells[cell] === EMPTY ? 0 : -1;
  const row = Math.floor(cell / width), column = cell % width;
  for (let r = Math.max(0, row - 1); r <= Math.min(height - 1, row + 1); r++) {
    for (let c = Math.max(0, column - 1); c <= Math.min(width - 1, column + 1); c++) {
      if (cells[r * width + c] !== EMPTY) count++;
    }
  }
  return count;
}

for (const game of Object.values(LIFE_GAMES)) {
  for (const level of ["easy", "normal"] as const) {
    Deno.test(`${level} places no cell that is certain to die in ${game.id}`, () => {
      const { cells, doomed } = countCells(game, level);
      assert(doomed <= cells / 100, `${doomed} of ${cells}`);
    });
  }
}

for (const level of LEVEL_IDS) {
  Deno.test(`${level} scatters no cells that die at once`, () => {
    const isLong = level === "expert" || level === "conqueror";
    const { cells, scattered } = countCells(conquerorsV2, level, isLong ? STEPS : undefined);
    // A level that looks at whole turns sometimes has no better use for the fourth cell.
    const most = "steps" in LEVELS[level].v2 ? 0.05 : 0.01;
    assert(scattered <= most * cells, `${scattered} of ${cells}`);
  });
}

Deno.test("without care Easy scatters most of its cells, which is what is counted here", () => {
  const { cells, doomed, scattered } = countCells(conquerorsV2, { ...LEVELS.easy.v2, care: 0 });
  assert(doomed > 0.6 * cells && scattered > 0.4 * cells, `${doomed}, ${scattered} of ${cells}`);
});

Deno.test("where no cell can live, one that cannot is placed", () => {
  const full = conquerorsV2.initial({});
  const board = copyBoard(full.board);
  // Blue lives nowhere but in columns that leave every free cell at home crowded.
  board.cells.forEach((_, cell) => board.cells[cell] = cell % 2 === 0 ? 1 : EMPTY);
  const position = { ...full, round: 3, board };
  for (const level of ["easy", "normal"] as const) {
    const move = choose(conquerorsV2, position, level, "crowded");
    assertEquals(conquerorsV2.refuse(position, move), undefined);
    assert("place" in move && move.place.length === 4);
  }
});
