/** Boards of any size that live by any rule of `life_rule.ts`, on a plane or a torus. */

import type { Board } from "./board.ts";
import { lifeKernel } from "./life_kernel.ts";
import { isSameRule, LIFE, type LifeRule, livesFromNothing, type World } from "./life_rule.ts";
import { stepImmigrationTile, type TileKernel } from "./tile_kernel.ts";
import { TileBoard } from "./tiles.ts";

/** Tiles that hold the same as a board, and so can go on from it. */
const tilesOf = new WeakMap<Board, { readonly tiles: TileBoard; readonly rule: LifeRule }>();

/** The board one generation on. It costs least for the board that came out of the last call. */
export function nextIn({ rule, topology }: World, board: Board): Board {
  const tiles = tilesIn({ rule, topology }, board);
  // From here on they hold another board.
  tilesOf.delete(board);
  tiles.step();
  const next = tiles.toBoard();
  tilesOf.set(next, { tiles, rule });
  return next;
}

/** The board as tiles, to be looked at. */
export function tilesIn({ rule, topology }: World, board: Board): TileBoard {
  const known = tilesOf.get(board);
  if (known && isSameRule(known.rule, rule) && known.tiles.topology === topology) {
    return known.tiles;
  }
  const tiles = TileBoard.of(board, kernelOf(rule), topology);
  if (livesFromNothing(rule)) tiles.wakeAll();
  tilesOf.set(board, { tiles, rule });
  return tiles;
}

function kernelOf(rule: LifeRule): TileKernel {
  return isSameRule(rule, LIFE) ? stepImmigrationTile : lifeKernel(rule);
}
