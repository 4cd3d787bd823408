/** A game as a moving picture, turn by turn. */

// @ts-types="@types/omggif"
import { GifWriter } from "omggif";
import { type Card, cardSheet } from "./card.ts";
import { PLAYBACK } from "./look.ts";
import { type Color, Palette } from "./sheet.ts";

/** How long a turn is shown, and the end, in hundredths of a second. */
const PACE = 40, END = 300;
/** At most this many pictures: a longer game is shown in larger steps. */
export const MOST_FRAMES = 60;
/** What may be passed on in a message, in bytes. */
export const MOST_BYTES = 1_000_000;

/** The boards one after another as GIF; fewer of them where all are too many. */
export function drawPlayback(cards: readonly Card[]): Uint8Array<ArrayBuffer> {
  const palette = new Palette();
  const sheets = spread(cards, MOST_FRAMES).map((card) => cardSheet(card, PLAYBACK, palette));
  for (let most = MOST_FRAMES;; most = Math.ceil(most / 2)) {
    const shown = spread(sheets, most);
    const frames = shown.map(({ pixels }, index) => ({
      pixels,
      delay: index === shown.length - 1 ? END : PACE,
    }));
    const gif = encodeGif({ ...PLAYBACK, palette: palette.colors, frames });
    if (gif.length <= MOST_BYTES || most === 1) return gif;
  }
}

/** Some of them, evenly spread: the first and the last, and of one only the last. */
export function spread<Item>(items: readonly Item[], most: number): readonly Item[] {
  if (items.length <= most) return items;
  if (most === 1) return items.slice(-1);
  return Array.from(
    { length: most },
    (_, index) => items[Math.round(index * (items.length - 1) / (most - 1))]!,
  );
}

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
