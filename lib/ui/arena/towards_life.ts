/** Who zooms in on a board that's mostly empty wants to see what lives. */

import type { Box, TileBoard } from "../../automaton/tiles.ts";
import { type Camera, fit, settle, type Stage } from "../board/camera.ts";

/** Cells around what lives. */
const EDGE = 4;

/** The camera, or the same over the nearest live cell where it sees none. */
export function towardsLife(camera: Camera, stage: Stage, board: TileBoard): Camera {
  const { x, y, scale } = camera, { width, height } = stage.view;
  const [across, down] = [width / 2 / scale, height / 2 / scale];
  const seen = {
    left: Math.max(0, Math.floor(x - across)),
    right: Math.min(board.width, Math.ceil(x + across)),
    top: Math.max(0, Math.floor(y - down)),
    bottom: Math.min(board.height, Math.ceil(y + down)),
  };
  if (nearest(camera, board, seen)) return camera;
  const all = { left: 0, right: board.width, top: 0, bottom: board.height };
  const cell = nearest(camera, board, all);
  return cell ? settle({ ...cell, scale }, stage) : camera;
}

/** A camera that sees all that lives, and no more than it must; the whole board where nothing does. */
export function fitLife(stage: Stage, board: TileBoard): Camera {
  const box = { left: Infinity, right: 0, top: Infinity, bottom: 0 };
  const all = { left: 0, right: board.width, top: 0, bottom: board.height };
  for (const color of [1, 2]) {
    board.eachWord(color, all, (row, column, word) => {
      box.top = Math.min(box.top, row);
      box.bottom = Math.max(box.bottom, row + 1);
      box.left = Math.min(box.left, column + 30 - Math.clz32(word & -word));
      box.right = Math.max(box.right, column + 31 - Math.clz32(word));
    });
  }
  if (box.right === 0) return fit(stage);
  const { view } = stage, width = box.right - box.left, height = box.bottom - box.top;
  const scale = Math.min(view.width / (width + 2 * EDGE), view.height / (height + 2 * EDGE));
  return settle({ x: box.left + width / 2, y: box.top + height / 2, scale }, stage);
}

/** The middle of the live cell within a box that's nearest to a camera's. */
function nearest({ x, y }: Camera, board: TileBoard, box: Box) {
  let least = Infinity, found: { readonly x: number; readonly y: number } | undefined;
  for (const color of [1, 2]) {
    board.eachWord(color, box, (row, column, word) => {
      for (; word !== 0; word &= word - 1) {
        const at = { x: column + 30.5 - Math.clz32(word & -word), y: row + 0.5 };
        if (at.x < box.left || at.x > box.right) continue;
        const far = (at.x - x) ** 2 + (at.y - y) ** 2;
        if (far < least) [least, found] = [far, at];
      }
    });
  }
  return found;
}
