import { assert, assertAlmostEquals, assertEquals } from "@std/assert";
import fc from "fast-check";
import {
  type Camera,
  drag,
  fit,
  pointOnBoard,
  settle,
  type Stage,
  zoom,
} from "../../lib/ui/board/camera.ts";

fc.configureGlobal({ seed: 1 });

const side = fc.integer({ min: 1, max: 5000 });
const pixels = fc.integer({ min: 100, max: 3000 });
const stage: fc.Arbitrary<Stage> = fc.record({
  board: fc.record({ width: side, height: side }),
  view: fc.record({ width: pixels, height: pixels }),
});
const part = fc.double({ min: 0, max: 1, noNaN: true });
const factor = fc.double({ min: 0.01, max: 100, noNaN: true });

/** Where a hand may have brought a camera. */
const seen = fc.tuple(stage, part, part, factor).map(([stage, right, down, factor]) => {
  const { view } = stage, at = { x: right * view.width, y: down * view.height };
  return { stage, at, camera: zoom(fit(stage), factor, at, stage) };
});

/** How much of the board is seen on either side of an edge; it is never more than what is there. */
function assertSettled(camera: Camera, { board, view }: Stage): void {
  const check = (middle: number, cells: number, pixels: number) => {
    const half = pixels / camera.scale / 2;
    if (2 * half >= cells) assertAlmostEquals(middle, cells / 2, 1e-6);
    else assert(middle >= half - 1e-6 && middle <= cells - half + 1e-6, `${middle} of ${cells}`);
  };
  check(camera.x, board.width, view.width);
  check(camera.y, board.height, view.height);
}

Deno.test("at first the whole board is seen, as large as may be", () => {
  fc.assert(
    fc.property(stage, (stage) => {
      const { scale } = fit(stage), { board, view } = stage;
      assert(
        board.width * scale <= view.width + 1e-6 && board.height * scale <= view.height + 1e-6,
      );
      assertSettled(fit(stage), stage);
      assertEquals(settle(fit(stage), stage), fit(stage));
    }),
    { seed: 1 },
  );
});

Deno.test("no hand brings more than the board into sight, nor makes it smaller than the view", () => {
  const by = fc.double({ min: -1e4, max: 1e4, noNaN: true });
  fc.assert(
    fc.property(seen, by, by, (before, x, y) => {
      const { stage } = before;
      const camera = drag(before.camera, { x, y }, stage);
      assertSettled(camera, stage);
      assert(camera.scale >= fit(stage).scale);
    }),
    { seed: 2 },
  );
});

Deno.test("what is pointed at while one zooms stays there, as long as the board fills the view", () => {
  // So far from the edges that no zoom below comes to them.
  const inner = fc.double({ min: 0.4, max: 0.6, noNaN: true });
  const small = fc.record({
    board: fc.record({
      width: fc.integer({ min: 1000, max: 5000 }),
      height: fc.integer({ min: 1000, max: 5000 }),
    }),
    view: fc.record({
      width: fc.integer({ min: 100, max: 400 }),
      height: fc.integer({ min: 100, max: 400 }),
    }),
  });
  const scale = fc.double({ min: 2, max: 20, noNaN: true });
  const factor = fc.double({ min: 0.5, max: 2, noNaN: true });
  fc.assert(
    fc.property(
      small,
      fc.tuple(inner, inner),
      fc.tuple(part, part),
      scale,
      factor,
      (stage, [x, y], [right, down], scale, factor) => {
        const { board, view } = stage, at = { x: right * view.width, y: down * view.height };
        const camera = { x: x * board.width, y: y * board.height, scale };
        const next = zoom(camera, factor, at, stage);
        assertAlmostEquals(next.scale, scale * factor, 1e-9);
        const before = pointOnBoard(camera, at, stage), after = pointOnBoard(next, at, stage);
        assertAlmostEquals(after.x, before.x, 1e-6);
        assertAlmostEquals(after.y, before.y, 1e-6);
      },
    ),
    { seed: 3 },
  );
});

Deno.test("a board that is dragged follows the hand", () => {
  const stage = { board: { width: 2000, height: 1000 }, view: { width: 500, height: 400 } };
  const camera = { x: 1000, y: 500, scale: 2 };
  assertEquals(drag(camera, { x: 30, y: -10 }, stage), { x: 985, y: 505, scale: 2 });
  assertEquals(drag(camera, { x: 1e6, y: 1e6 }, stage), { x: 125, y: 100, scale: 2 });
});
