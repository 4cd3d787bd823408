import { assertEquals } from "@std/assert";
import fc from "fast-check";
import {
  cellAtPoint,
  centerOf,
  cornerOf,
  distance,
  fitBoard,
  middle,
} from "../../lib/ui/board/geometry.ts";

fc.configureGlobal({ seed: 1 });

const drawing = fc.record({
  width: fc.integer({ min: 1, max: 40 }),
  height: fc.integer({ min: 1, max: 40 }),
  drawn: fc.double({ min: 40, max: 2000, noNaN: true }),
  labels: fc.boolean(),
}).map(({ width, height, drawn, labels }) => fitBoard({ width, height }, drawn, labels));

Deno.test("every point of a cell, but no point outside it, is that cell's", () => {
  const inside = fc.double({ min: 0.001, max: 0.999, noNaN: true });
  fc.assert(
    fc.property(drawing, fc.nat(), inside, inside, (geometry, pick, right, down) => {
      const cell = pick % (geometry.columns * geometry.rows);
      const { x, y } = cornerOf(geometry, cell);
      const { side } = geometry;
      assertEquals(cellAtPoint(geometry, { x: x + right * side, y: y + down * side }), cell);
      assertEquals(cellAtPoint(geometry, centerOf(geometry, cell)), cell);
    }),
    { seed: 1 },
  );
});

Deno.test("off the board, and on its labels, there's no cell", () => {
  fc.assert(
    fc.property(drawing, (geometry) => {
      const { columns, rows, side, margin } = geometry;
      const right = margin + columns * side, bottom = margin + rows * side;
      const far = [{ x: -1, y: 1 }, { x: 1, y: -1 }, { x: right + 1, y: 1 }, {
        x: 1,
        y: bottom + 1,
      }];
      for (const point of far) assertEquals(cellAtPoint(geometry, point), undefined);
      if (margin > 0) {
        const label = { x: margin / 2, y: margin + side / 2 };
        assertEquals(cellAtPoint(geometry, label), undefined);
      }
    }),
    { seed: 2 },
  );
});

Deno.test("a board with labels is one cell wider and higher", () => {
  const board = { width: 28, height: 26 };
  assertEquals(fitBoard(board, 280, false).side, 10);
  assertEquals(fitBoard(board, 290, true), { columns: 28, rows: 26, side: 10, margin: 10 });
});

Deno.test("two fingers are as far apart, and have as their middle, what lies between them", () => {
  const one = { x: 1, y: 2 }, other = { x: 4, y: 6 };
  assertEquals(distance(one, other), 5);
  assertEquals(middle(one, other), { x: 2.5, y: 4 });
});
