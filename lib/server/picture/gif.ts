/** Moving pictures. */

// @ts-types="@types/omggif"
import { GifWriter } from "omggif";
import type { Color } from "./sheet.ts";

/** A picture of a GIF, and how long it is shown, in hundredths of a second. */
interface GifFrame {
  /** Row by row, each the index of a color. */
  readonly pixels: Uint8Array;
  readonly delay: number;
}

interface Gif {
  readonly width: number;
  readonly height: number;
  readonly palette: readonly Color[];
  readonly frames: readonly GifFrame[];
}

/** What a GIF has room for; one of them is no color, but what was there before. */
const COLORS = 256;
/** Leaves a picture where it is, under the next one. */
const STAYS = 1;

/** Pictures as GIF89a, played again and again: of each frame only what has changed since the one before. */
export function encodeGif({ width, height, palette, frames }: Gif): Uint8Array<ArrayBuffer> {
  const kept = palette.slice(0, COLORS - 1), transparent = kept.length;
  const size = 2 ** Math.max(2, Math.ceil(Math.log2(kept.length + 1)));
  const colors = Array.from({ length: size }, (_, index) => numberOf(kept[index] ?? [0, 0, 0]));
  // A color that there's no room for becomes the nearest one.
  const indices = palette.map((color, index) => index < kept.length ? index : nearest(kept, color));
  const bytes: number[] = [];
  const writer = new GifWriter(bytes, width, height, { palette: colors, loop: 0 });
  let before: Uint8Array | undefined;
  for (const { pixels, delay } of frames) {
    const changed = pixels.map((pixel, at) =>
      before?.[at] === pixel ? transparent : indices[pixel]!
    );
    const [top, bottom] = rowsOf(changed, width, transparent);
    const part = changed.subarray(top * width, bottom * width);
    // Any list of numbers will do.
    writer.addFrame(0, top, width, bottom - top, part as unknown as number[], {
      delay,
      transparent,
      disposal: STAYS,
    });
    before = pixels;
  }
  writer.end();
  return Uint8Array.from(bytes);
}

/** The first row in which something changes, and the one after the last; the first if nothing does. */
function rowsOf(pixels: Uint8Array, width: number, transparent: number): [number, number] {
  const first = pixels.findIndex((pixel) => pixel !== transparent);
  if (first < 0) return [0, 1];
  const last = pixels.findLastIndex((pixel) => pixel !== transparent);
  return [Math.floor(first / width), Math.floor(last / width) + 1];
}

function numberOf([red, green, blue]: Color): number {
  return red << 16 | green << 8 | blue;
}

function nearest(colors: readonly Color[], color: Color): number {
  const distances = colors.map((other) =>
    other.reduce((sum, part, index) => sum + (part - color[index]!) ** 2, 0)
  );
  return distances.indexOf(Math.min(...distances));
}
