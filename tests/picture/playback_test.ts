// @ts-types="@types/omggif"
import { GifReader } from "omggif";
import { assert, assertEquals } from "@std/assert";
import { emptyBoard } from "../../lib/automaton/board.ts";
import { readRecords } from "../../lib/games/notation/notation.ts";
import { drawGame } from "../../lib/server/http/last_board.ts";
import { cardSheet } from "../../lib/server/picture/card.ts";
import {
  drawPlayback,
  encodeGif,
  MOST_BYTES,
  MOST_FRAMES,
  spread,
} from "../../lib/server/picture/playback.ts";
import { PLAYBACK } from "../../lib/server/picture/look.ts";
import type { Color } from "../../lib/server/picture/sheet.ts";
import { wholeGame } from "../ui/replay/game.ts";

/** The pictures of a playback, as who sees it sees them: each drawn over the one before. */
function played(gif: Uint8Array): { reader: GifReader; pictures: Uint8Array[] } {
  const reader = new GifReader(gif);
  const shown = new Uint8Array(reader.width * reader.height * 4);
  const pictures = Array.from({ length: reader.numFrames() }, (_, frame) => {
    reader.decodeAndBlitFrameRGBA(frame, shown);
    return shown.slice();
  });
  return { reader, pictures };
}

function colorsOf(rgba: Uint8Array): number[][] {
  return Array.from({ length: rgba.length / 4 }, (_, at) => [...rgba.slice(4 * at, 4 * at + 3)]);
}

const RED: Color = [255, 0, 0], GREEN: Color = [0, 255, 0], BLUE: Color = [0, 0, 255];

Deno.test("a playback is read again picture by picture, though only what changes is written", () => {
  const palette = [RED, GREEN, BLUE];
  const pictures = [[0, 1, 2, 0, 1, 2], [0, 1, 2, 1, 1, 2], [0, 1, 2, 1, 1, 2], [2, 2, 2, 2, 2, 2]];
  const frames = pictures.map((pixels, n) => ({ pixels: Uint8Array.from(pixels), delay: n + 1 }));
  const gif = encodeGif({ width: 2, height: 3, palette, frames });
  const shown = played(gif);
  assertEquals(
    shown.pictures.map(colorsOf),
    pictures.map((pixels) => pixels.map((p) => [...palette[p]!])),
  );
  assertEquals(shown.reader.loopCount(), 0);
  const delays = pictures.map((_, frame) => shown.reader.frameInfo(frame).delay);
  assertEquals(delays, [1, 2, 3, 4]);
});

Deno.test("colors beyond those a playback has room for become the nearest", () => {
  const palette = Array.from({ length: 300 }, (_, n): Color => [n % 256, Math.floor(n / 256), 0]);
  const pixels = Uint8Array.of(0, 254, 255);
  const shown = played(encodeGif({ width: 3, height: 1, palette, frames: [{ pixels, delay: 1 }] }));
  assertEquals(colorsOf(shown.pictures[0]!), [[0, 0, 0], [254, 0, 0], [254, 0, 0]]);
});

Deno.test("a game's playback has a picture for every turn, and shows what its boards show", () => {
  const record = wholeGame(), { moves } = readRecords(record)[0]!;
  const gif = drawGame(record);
  const { reader, pictures } = played(gif);
  assertEquals([reader.width, reader.height], [PLAYBACK.width, PLAYBACK.height]);
  assertEquals(pictures.length, moves.length + 1);
  const empty = cardSheet({ board: emptyBoard(28, 26), home: 8, score: [0, 0] }, PLAYBACK);
  assertEquals(new Set(colorsOf(pictures[0]!).map(String)), new Set(empty.palette.map(String)));
  assert(gif.length < 300_000, `${gif.length} bytes`);
});

Deno.test("even the wildest game stays within what messages take", () => {
  let seed = 1;
  const random = () => (seed = seed * 48271 % 2147483647) / 2147483647;
  const cards = Array.from({ length: 200 }, () => {
    const board = emptyBoard(40, 40);
    return {
      board: { ...board, cells: board.cells.map(() => Math.floor(random() * 9)) },
      home: 0,
      score: Array.from({ length: 8 }, () => Math.floor(random() * 1000)),
    };
  });
  const gif = drawPlayback(cards);
  const frames = new GifReader(gif).numFrames();
  assert(gif.length <= MOST_BYTES && frames >= 4, `${gif.length} bytes, ${frames} pictures`);
  assert(frames < MOST_FRAMES);
});

Deno.test("a choice of pictures keeps the first and the last", () => {
  const items = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  assertEquals([12, 4, 2, 1].map((most) => spread(items, most)), [items, [0, 3, 6, 9], [0, 9], [
    9,
  ]]);
});
