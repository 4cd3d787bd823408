import { assertEquals } from "@std/assert";
import fc from "fast-check";
import {
  centered,
  coveredBy,
  cutOut,
  liveCells,
  mirrored,
  orientations,
  resized,
  rotated,
  withCells,
} from "../../lib/automaton/turn_board.ts";
import { anyBoard, draw, drawing } from "./boards.ts";

Deno.test("a quarter turn goes to the right", () => {
  assertEquals(drawing(rotated(draw("AB. ..."))), drawing(draw(".A .B ..")));
});

Deno.test("a mirror image has left and right changed over", () => {
  assertEquals(drawing(mirrored(draw("AB. A.."))), drawing(draw(".BA ..A")));
});

Deno.test("four quarter turns, or two mirrors, are none", () => {
  fc.assert(
    fc.property(anyBoard(9, 7), (board) => {
      assertEquals(rotated(rotated(rotated(rotated(board)))), board);
      assertEquals(mirrored(mirrored(board)), board);
    }),
    { seed: 3 },
  );
});

Deno.test("a pattern without symmetry has eight orientations, a block one", () => {
  const count = (picture: string) => new Set(orientations(draw(picture)).map(drawing)).size;
  assertEquals(["AA. A.. AAA", "AA AA", "AAA ..A"].map(count), [8, 1, 8]);
});

Deno.test("a pattern lies in the middle of a larger board, as it was", () => {
  const there = centered(draw("AB .A"), 5, 4);
  assertEquals(drawing(there), drawing(draw("..... .AB.. ..A.. .....")));
});

Deno.test("what is cut out of a board holds the cells and no others", () => {
  assertEquals(drawing(cutOut(draw("B.... .A..A ..B.."), [6, 12])), drawing(draw("A. .B")));
});

Deno.test("a pattern covers what of it lies on the board", () => {
  const board = draw(".... .... ....");
  assertEquals(coveredBy(board, draw("AA A."), 1, 1), [5, 6, 9]);
  assertEquals(coveredBy(board, draw("AA A."), 3, 2), [11]);
  assertEquals(coveredBy(board, draw("AA AA"), -1, -1), [0]);
  assertEquals(coveredBy(board, draw("A"), 4, 0), []);
});

Deno.test("a pattern lies in the middle", () => {
  assertEquals(drawing(centered(draw("AB"), 4, 3)), drawing(draw(".... .AB. ....")));
});

Deno.test("cells are set on a board of their own", () => {
  const board = draw("A..");
  assertEquals(drawing(withCells(board, [1, 2], 2)), "ABB");
  assertEquals(liveCells(board), [0]);
});

Deno.test("a board with other sides has the same middle, and nothing of what's beyond them", () => {
  const cases = [
    ["AB", 4, 3, ".... .AB. ...."],
    ["...A ....", 2, 2, ".. .."],
    ["A... ....", 2, 2, ".. .."],
    [".AB. .BA.", 2, 2, "AB BA"],
    ["AA BB .. AA", 2, 2, "BB .."],
    ["A", 1, 1, "A"],
  ] as const;
  for (const [before, width, height, after] of cases) {
    assertEquals(drawing(resized(draw(before), width, height)), drawing(draw(after)), before);
  }
});
