/** What all cards have in common: their size, and the colours of pages by daylight. */

import type { Colour } from "./sheet.ts";

/** What those who unfold links ask for, in pixels. */
export const WIDTH = 1200;
export const HEIGHT = 630;
export const MARGIN = 29;

export const PAGE: Colour = [0xf6, 0xf5, 0xf2];
export const GROUND: Colour = [0xff, 0xff, 0xff];
export const GRID: Colour = [0xde, 0xda, 0xd1];
export const MARK: Colour = [0x6d, 0x6a, 0x63];
export const INK: Colour = [0x1d, 0x1c, 0x1a];
