/** How large boards of the sandbox are. */

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Columns and rows of the largest board. */
export const MOST_SIDE = 1000;

/** Those of the largest that's drawn whole: beyond, a cell would look like its neighbor. */
const MOST_SEEN = 128;

/** Whether a board is moved and zoomed within a frame. */
export function isWide({ width, height }: Size): boolean {
  return Math.max(width, height) > MOST_SEEN;
}
