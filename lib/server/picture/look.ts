/** What all cards have in common: their size, and the colours of pages by daylight. */

import type { Colour } from "./sheet.ts";

/** What those who unfold links ask for, in pixels. */
export const WIDTH = 1200;
export const HEIGHT = 630;
export const MARGIN = 29;

export const PAGE: Colour = [0xe9, 0xef, 0xe7];
export const GROUND: Colour = [0xfb, 0xfd, 0xf9];
export const GRID: Colour = [0xb3, 0xc0, 0xb4];
export const MARK: Colour = [0x6b, 0x7a, 0x72];
export const INK: Colour = [0x11, 0x20, 0x1b];
