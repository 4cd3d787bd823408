import { assertEquals, assertMatch, assertThrows } from "@std/assert";
import fc from "fast-check";
import { writeRle } from "../../../lib/automaton/rle_file.ts";
import {
  LIFE_PLANE,
  readLifeRule,
  RuleError,
  type World,
} from "../../../lib/automaton/life_rule.ts";
import { cutOut, liveCells } from "../../../lib/automaton/turn_board.ts";
import { TextError } from "../../../lib/automaton/text_error.ts";
import {
  CanvasError,
  readCanvas,
  readCanvasLink,
  writeCanvasLink,
  writeColorRle,
  writeLifeRle,
} from "../../../lib/ui/sandbox/canvas.ts";
import { MOST_SIDE } from "../../../lib/ui/sandbox/sizes.ts";
import { anyBoard, draw, drawing } from "../../automaton/boards.ts";

/** What lives in a text's pattern, as a drawing. */
function livingIn(text: string, color: number): string {
  const { board } = readCanvas(text, LEAST, color);
  return drawing(cutOut(board, liveCells(board)));
}

const LEAST = { width: 1, height: 1 };

Deno.test("a board taken along as RLE or as a link comes back as it was", () => {
  const property = fc.property(anyBoard(60, 40), (board) => {
    assertEquals(readCanvas(writeRle(board), LEAST, 1), { board, world: LIFE_PLANE });
  });
  fc.assert(property, { seed: 4, numRuns: 300 });
});

Deno.test("a file in colors says of which generation it is", () => {
  const canvas = { board: draw("A.B"), world: LIFE_PLANE };
  assertMatch(writeColorRle(canvas, 7), /^#CXRLE .* Gen=7$/m);
});

Deno.test("a board comes back from a file and from a link with its rule and its edges", () => {
  const worlds = fc.tuple(fc.nat(511), fc.nat(511), fc.boolean()).map(
    ([birth, survival, isTorus]): World => (
      { rule: { birth, survival }, topology: isTorus ? "torus" : "plane" }
    ),
  );
  const property = fc.property(anyBoard(60, 40), worlds, (board, world) => {
    const canvas = { board, world };
    assertEquals(readCanvas(writeColorRle(canvas), LEAST, 1), canvas);
    const link = new URL(`http://x/sandbox#rle=${writeCanvasLink(canvas)}`);
    assertEquals(readCanvasLink(link.hash, LEAST, 1), canvas);
    assertMatch(link.href, /\w$/, "messengers leave out a mark at the end");
  });
  fc.assert(property, { seed: 5, numRuns: 300 });
});

Deno.test("a file for any Life program has only what lives, or the edges that matter", () => {
  const board = draw("..... .A... ..B.. .....");
  const written = (rule: string, topology: "plane" | "torus") =>
    writeLifeRle({ board, world: { rule: readLifeRule(rule), topology } });
  assertEquals(written("B3/S23", "plane"), "x = 2, y = 2, rule = B3/S23\no$bo!\n");
  assertEquals(written("B36/S23", "torus"), "x = 5, y = 4, rule = B36/S23:T5,4\n$bo$2bo!\n");
  assertEquals(written("B03/S23", "plane"), "x = 5, y = 4, rule = B03/S23:P5,4\n$bo$2bo!\n");
  assertEquals(
    writeLifeRle({ board: draw("... ..."), world: LIFE_PLANE }),
    "x = 0, y = 0, rule = B3/S23\n!\n",
  );
});

Deno.test("a pattern without edges gets room to live in, one with edges gets just those", () => {
  const size = (text: string) => {
    const { board: { width, height }, world: { topology } } = readCanvas(text, LEAST, 1);
    return [width, height, topology];
  };
  assertEquals(size("x = 36, y = 9\n!"), [60, 33, "plane"]);
  assertEquals(size("x = 990, y = 3\n!"), [1000, 27, "plane"]);
  assertEquals(size("x = 36, y = 9, rule = B3/S23:P40,20\n!"), [40, 20, "plane"]);
  assertEquals(size("x = 3, y = 3, rule = B3/S23:T9\n!"), [9, 9, "torus"]);
});

Deno.test("a pattern lies on its own board where Golly would have it", () => {
  const on = (text: string) => drawing(readCanvas(text, LEAST, 1).board);
  assertEquals(on("x = 1, y = 1, rule = B3/S23:T4,3\no!"), drawing(draw(".... ..A. ....")));
  assertEquals(
    on("#CXRLE Pos=-2,1\nx = 1, y = 1, rule = B3/S23:T4,3\no!"),
    drawing(draw(".... .... A...")),
  );
});

Deno.test("what can't be run is refused by name", () => {
  const refused = {
    "B3/S23:K30,20": ["grid", ":K30,20"],
    "B3/S23:T30+5,20": ["grid", ":T30+5,20"],
    "B3/S23:P0,20": ["grid", ":P0,20"],
    "B3/S23:P3,3": ["overflow", ":P3,3"],
    "B0/S8": ["endless-b0", "B0/S8"],
    "B2n3/S23": ["isotropic", "B2n3/S23"],
    "WireWorld": ["unknown", "WireWorld"],
  };
  for (const [rule, [refusal, what]] of Object.entries(refused)) {
    const text = `x = 4, y = 1, rule = ${rule}\n4o!`;
    const error = assertThrows(() => readCanvas(text, LEAST, 1), RuleError);
    assertEquals([error.refusal, error.what], [refusal, what]);
  }
  assertEquals(readCanvas("x = 4, y = 1, rule = B0/S8:P4,1\n4o!", LEAST, 1).board.width, 4);
});

Deno.test("a pattern lies in the middle of its board", () => {
  const { board: small } = readCanvas("x = 2, y = 1, rule = Life:P4,3\nAB!", LEAST, 1);
  assertEquals(drawing(small), drawing(draw(".... .AB. ....")));
});

Deno.test("the cells of a pattern without colors become of the chosen one", () => {
  for (const text of ["x = 2, y = 1\n2o!", "OO", "#Life 1.06\n0 0\n1 0"]) {
    assertEquals(livingIn(text, 2), "BB", text);
  }
  assertEquals(livingIn("x = 2, y = 1\nAB!", 2), "AB");
});

Deno.test("the body of RLE is enough", () => {
  assertEquals(livingIn("bo$2bo$3o!\n", 2), drawing(draw(".B. ..B BBB")));
  assertEquals(livingIn("A2$2.B!", 1), drawing(draw("A.. ... ..B")));
});

Deno.test("a pattern above the largest canvas names its size", () => {
  for (const text of ["x = 2000, y = 3\n!", "2000b$$o!"]) {
    const error = assertThrows(() => readCanvas(text, LEAST, 1), CanvasError);
    assertEquals(error.size, { width: 2000, height: 3 });
  }
  readCanvas(`x = ${MOST_SIDE}, y = ${MOST_SIDE}\n!`, LEAST, 1);
});

Deno.test("a link may hold only the body, on the game's board", () => {
  const least = { width: 3, height: 2 };
  assertEquals(drawing(readCanvasLink("#rle=.A$B!", least, 1)!.board), drawing(draw(".A. B..")));
  assertEquals(drawing(readCanvasLink("#rle=bo!", least, 2)!.board), drawing(draw(".B. ...")));
});

Deno.test("a link without a pattern holds none, a damaged one is refused", () => {
  assertEquals(readCanvasLink("", LEAST, 1), undefined);
  assertEquals(readCanvasLink("#17", LEAST, 1), undefined);
  for (const hash of ["#rle=%E0%A4%A", "#rle=hello", "#rle=5A!"]) {
    assertThrows(() => readCanvasLink(hash, LEAST, 1), TextError);
  }
});

Deno.test("of a pattern by a rule that isn't known the rule is refused, not its colors", () => {
  const text = "x = 2, y = 1, rule = LifeHistory\nAC!";
  const error = assertThrows(() => readCanvas(text, LEAST, 1), RuleError);
  assertEquals([error.refusal, error.what], ["unknown", "LifeHistory"]);
});
