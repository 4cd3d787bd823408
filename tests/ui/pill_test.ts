import { assertEquals } from "@std/assert";
import type { Brush } from "../../lib/ui/board/brush.ts";
import { paintTitle } from "../../lib/ui/board/pill.ts";

const COLUMNS = 20, ROWS = 10, SIDE = 20;

/** How far from the top of the board a title of 100 pixels is painted where these cells are shown. */
function topOf(cells: readonly number[]): number | undefined {
  let top: number | undefined;
  const ctx = {
    measureText: () => ({ width: 74 }),
    beginPath() {},
    roundRect: (_left: number, y: number) => top = y,
    fill() {},
    fillText() {},
  };
  const geometry = { columns: COLUMNS, rows: ROWS, side: SIDE, margin: 0 };
  paintTitle({ ctx, geometry, palette: {} } as unknown as Brush, "Next generation", cells);
  return top;
}

/** The title takes the middle of the first two rows, or of the last two. */
const OVER = COLUMNS + 10, BESIDE = COLUMNS + 4, FOOT = (ROWS - 1) * COLUMNS + 10;

Deno.test("the board's title hides no cell, if there is room at the foot", () => {
  const above = topOf([]);
  assertEquals(topOf([BESIDE, FOOT]), above);
  assertEquals(topOf([OVER]), ROWS * SIDE - above! - 26);
  assertEquals(topOf([OVER, FOOT]), above);
});
