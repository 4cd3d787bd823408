import { assert, assertEquals } from "@std/assert";
import { crc32, inflateSync } from "node:zlib";
import { emptyBoard } from "../../lib/automaton/board.ts";
import { annihilation } from "../../lib/games/annihilation/annihilation.ts";
import { drawCard } from "../../lib/server/picture/card.ts";
import { drawDigraph } from "../../lib/server/picture/digraph_card.ts";
import { INK, MARK } from "../../lib/server/picture/look.ts";
import { encodePng } from "../../lib/server/picture/png.ts";
import { colorOf } from "../../lib/server/picture/signs.ts";

/** The chunks of a PNG by their names; every checksum is held to be right. */
function chunksOf(png: Uint8Array): Map<string, Uint8Array> {
  const chunks = new Map<string, Uint8Array>();
  const view = new DataView(png.buffer);
  for (let at = 8; at < png.length;) {
    const length = view.getUint32(at);
    const named = png.subarray(at + 4, at + 8 + length);
    assertEquals(view.getUint32(at + 8 + length), crc32(named));
    chunks.set(new TextDecoder().decode(named.subarray(0, 4)), named.subarray(4));
    at += 12 + length;
  }
  return chunks;
}

Deno.test("an image is written so that its pixels can be read again", () => {
  const palette = [[255, 0, 0], [0, 0, 255]] as const;
  const png = encodePng({ width: 3, height: 2, pixels: Uint8Array.of(0, 1, 1, 1, 0, 0), palette });
  assertEquals([...png.subarray(0, 8)], [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const chunks = chunksOf(png);
  assertEquals([...chunks.keys()], ["IHDR", "PLTE", "IDAT", "IEND"]);
  assertEquals([...chunks.get("IHDR")!], [0, 0, 0, 3, 0, 0, 0, 2, 8, 3, 0, 0, 0]);
  assertEquals([...chunks.get("PLTE")!], palette.flat());
  assertEquals([...inflateSync(chunks.get("IDAT")!)], [0, 0, 1, 1, 0, 1, 0, 0]);
});

/** How many pixels of a card have a color. */
function pixelsOf(png: Uint8Array, color: readonly number[]): number {
  const chunks = chunksOf(png);
  const palette = chunks.get("PLTE")!;
  const index =
    palette.findIndex((_, at) =>
      at % 3 === 0 && color.every((part, i) => palette[at + i] === part)
    ) / 3;
  // Each row begins with a filter of 0, which is the ground's index.
  return inflateSync(chunks.get("IDAT")!).filter((pixel) => pixel === index).length;
}

const BLUE = [0, 114, 178], RED = [198, 77, 0];

Deno.test("a card shows each color's cells, the red ones hollow", () => {
  const none = emptyBoard(28, 26);
  const cells = none.cells.with(30, 1).with(31, 2);
  const [before, after] = [none, { ...none, cells }].map((board) => {
    const card = drawCard({ board, home: 8, score: [0, 0] });
    return { blue: pixelsOf(card, BLUE), red: pixelsOf(card, RED) };
  });
  const blue = after!.blue - before!.blue, red = after!.red - before!.red;
  assert(blue > 150 && red > 40 && red < blue, `${blue} blue pixels, ${red} red ones`);
});

Deno.test("a card of eight has every colony's sign, and nobody's pieces", () => {
  const board = emptyBoard(9, 9);
  const cells = board.cells.map((_, cell) => cell % 9 === 4 ? Math.floor(cell / 9) + 1 : 0);
  const [empty, full] = [board.cells, cells].map((cells) =>
    drawCard({ board: { ...board, cells }, home: 0, score: Array(8).fill(10) })
  );
  for (let state = 1; state <= 8; state++) {
    const before = pixelsOf(empty!, colorOf(state)), after = pixelsOf(full!, colorOf(state));
    assert(before > 500 && after > before + 500, `colony ${state}: ${before}, ${after}`);
  }
  assert(pixelsOf(full!, colorOf(9)) > 500);
});

Deno.test("a board wider than high is drawn as wide as fits", () => {
  const board = emptyBoard(64, 8);
  const rows = inflateSync(chunksOf(drawCard({ board, home: 0, score: [1, 1] })).get("IDAT")!);
  // The row in the middle, and whether each pixel of it is not of the page.
  const drawn = [...rows.subarray(315 * 1201 + 1, 316 * 1201)].map((color) => color > 0);
  const left = drawn.indexOf(true), right = drawn.lastIndexOf(true);
  assert(left >= 100 && right < 1100 && right - left >= 640, `${left} to ${right}`);
});

Deno.test("a digraph's card shows its edges, and what is lit is dark", () => {
  const draw = (text: string) => drawDigraph(annihilation.text.readPosition(text, {}));
  const [bare, out, lit] = ["9:", "9:0>1,8;8>0", "9:0>1,8;8>0"].map((edges, i) =>
    draw(`${edges} ${i === 2 ? 511 : 0} 1`)
  );
  const lines = pixelsOf(out!, MARK) - pixelsOf(bare!, MARK);
  assert(lines > 500 && lines < 20_000, `${lines} pixels of edges`);
  assert(pixelsOf(lit!, INK) > 3 * pixelsOf(out!, INK));
  for (const png of [bare!, out!, lit!]) assert(chunksOf(png).get("PLTE")!.length < 3 * 64);
});

Deno.test("a digraph's card has no numbers where its vertices have names", () => {
  const draw = (text: string) => drawDigraph(annihilation.text.readPosition(text, {}));
  const numbered = pixelsOf(draw("2:0>1 0 1"), INK), named = pixelsOf(draw("2:0>1 0 1 ~a.b"), INK);
  assert(named < numbered && named > numbered / 2, `${named} of ${numbered} pixels`);
});
