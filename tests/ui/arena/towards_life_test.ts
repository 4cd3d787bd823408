import { assertEquals } from "@std/assert";
import { stepFriendlyTile } from "../../../lib/automaton/tile_kernel.ts";
import { TileBoard } from "../../../lib/automaton/tiles.ts";
import { fitLife, towardsLife } from "../../../lib/ui/arena/towards_life.ts";
import { fit, settle } from "../../../lib/ui/board/camera.ts";

const view = { width: 400, height: 300 };

function boardWith(...cells: [row: number, column: number][]): TileBoard {
  const board = new TileBoard(500, 500, stepFriendlyTile);
  cells.forEach(([row, column], index) => board.set(row, column, 1 + index % 2));
  return board;
}

/** Where one looks from the middle of a board, at a scale. */
function looked(board: TileBoard, scale: number) {
  const stage = { board, view };
  return towardsLife(settle({ x: 250, y: 250, scale }, stage), stage, board);
}

Deno.test("what sees life stays where it is, as does what sees a board without any", () => {
  for (const board of [boardWith([252, 240], [10, 10]), boardWith()]) {
    assertEquals(looked(board, 10), { x: 250, y: 250, scale: 10 });
  }
});

Deno.test("what sees none goes to the nearest live cell, as near to it as the board's sides let it", () => {
  assertEquals(looked(boardWith([100, 130], [400, 460]), 10), { x: 130.5, y: 100.5, scale: 10 });
  assertEquals(looked(boardWith([0, 499]), 10), { x: 480, y: 15, scale: 10 });
  // Just outside what is seen, in a word that lies across its side.
  assertEquals(looked(boardWith([250, 229]), 10), { x: 229.5, y: 250.5, scale: 10 });
});

Deno.test("all that lives is seen with a little ground around it, and no more", () => {
  const stage = (board: TileBoard) => ({ board, view });
  const board = boardWith([100, 130], [159, 219]);
  // 90 columns and 4 at either side; 60 rows are fewer for a view that's 4 to 3.
  assertEquals(fitLife(stage(board), board), { x: 175, y: 130, scale: 400 / 98 });
  const lone = boardWith([0, 499]);
  assertEquals(fitLife(stage(lone), lone), { x: 494, y: 4.5, scale: 300 / 9 });
  assertEquals(fitLife(stage(boardWith()), boardWith()), fit(stage(boardWith())));
});
