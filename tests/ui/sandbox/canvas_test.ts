import { assertEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import { writeRle } from "../../../lib/automaton/rle_file.ts";
import { TextError } from "../../../lib/automaton/text_error.ts";
import {
  CanvasError,
  MOST_SIDE,
  readCanvas,
  readCanvasLink,
  writeCanvasLink,
} from "../../../lib/ui/sandbox/canvas.ts";
import { anyBoard, draw, drawing } from "../../automaton/boards.ts";

const LEAST = { width: 1, height: 1 };

Deno.test("a board taken along as RLE or as a link comes back as it was", () => {
  const property = fc.property(anyBoard(60, 40), (board) => {
    assertEquals(readCanvas(writeRle(board), LEAST, 1), board);
    const link = new URL(`http://x/sandbox#rle=${writeCanvasLink(board)}`);
    assertEquals(readCanvasLink(link.hash, LEAST, 1), board);
  });
  fc.assert(property, { seed: 4, numRuns: 300 });
});

Deno.test("a small pattern lies in the middle of the game's board, a large one makes its own", () => {
  const small = readCanvas("x = 2, y = 1\nAB!", { width: 4, height: 3 }, 1);
  assertEquals(drawing(small), drawing(draw(".... .AB. ....")));
  const { width, height } = readCanvas("x = 36, y = 9\n!", { width: 28, height: 26 }, 1);
  assertEquals([width, height], [36, 26]);
});

Deno.test("the cells of a pattern without colors become of the chosen one", () => {
  for (const text of ["x = 2, y = 1\n2o!", "OO", "#Life 1.06\n0 0\n1 0"]) {
    assertEquals(drawing(readCanvas(text, LEAST, 2)), "BB", text);
  }
  assertEquals(drawing(readCanvas("x = 2, y = 1\nAB!", LEAST, 2)), "AB");
});

Deno.test("the body of RLE is enough", () => {
  assertEquals(drawing(readCanvas("bo$2bo$3o!\n", LEAST, 2)), drawing(draw(".B. ..B BBB")));
  assertEquals(drawing(readCanvas("A2$2.B!", LEAST, 1)), drawing(draw("A.. ... ..B")));
});

Deno.test("a pattern above the largest canvas names its size", () => {
  for (const text of ["x = 200, y = 3\n!", "200b$$o!"]) {
    const error = assertThrows(() => readCanvas(text, LEAST, 1), CanvasError);
    assertEquals(error.size, { width: 200, height: 3 });
  }
  readCanvas(`x = ${MOST_SIDE}, y = ${MOST_SIDE}\n!`, LEAST, 1);
});

Deno.test("a link may hold only the body, on the game's board", () => {
  const least = { width: 3, height: 2 };
  assertEquals(drawing(readCanvasLink("#rle=.A$B!", least, 1)!), drawing(draw(".A. B..")));
  assertEquals(drawing(readCanvasLink("#rle=bo!", least, 2)!), drawing(draw(".B. ...")));
});

Deno.test("a link without a pattern holds none, a damaged one is refused", () => {
  assertEquals(readCanvasLink("", LEAST, 1), undefined);
  assertEquals(readCanvasLink("#17", LEAST, 1), undefined);
  for (const hash of ["#rle=%E0%A4%A", "#rle=hello", "#rle=5A!"]) {
    assertThrows(() => readCanvasLink(hash, LEAST, 1), TextError);
  }
});
