/** A game as a moving picture, turn by turn. */

import { type Card, cardSheet } from "./card.ts";
import { encodeGif } from "./gif.ts";
import { PLAYBACK } from "./look.ts";
import { Palette } from "./sheet.ts";

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
