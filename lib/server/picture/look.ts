/** What all cards have in common: their size, and the colors of pages by daylight. */

import type { Color } from "./sheet.ts";

/** What those who unfold links ask for, in pixels. */
export const WIDTH = 1200;
export const HEIGHT = 630;
export const MARGIN = 29;

/** How large a card is, in pixels. */
export interface Format {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
  /** What is left next to a wide board for a score of four digits. */
  readonly beside: number;
}

export const CARD: Format = { width: WIDTH, height: HEIGHT, margin: MARGIN, beside: 250 };

/** Half a card: a moving picture is passed on in messages, and may take 1 MB. */
export const PLAYBACK: Format = { width: 600, height: 315, margin: 14, beside: 125 };

export const PAGE: Color = [0xe9, 0xef, 0xe7];
export const GROUND: Color = [0xfb, 0xfd, 0xf9];
export const GRID: Color = [0xb3, 0xc0, 0xb4];
export const MARK: Color = [0x6b, 0x7a, 0x72];
export const INK: Color = [0x11, 0x20, 0x1b];
