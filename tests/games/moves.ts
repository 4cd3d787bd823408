/** Moves of any game, made from its own text, so that no test needs to know the shape of a move. */

import { type Cell, columnOf, rowOf } from "../../lib/automaton/board.ts";
import { TextError } from "../../lib/automaton/text_error.ts";
import { cellName } from "../../lib/games/notation/cell_text.ts";
import type { Options, Rng } from "../../lib/games/game.ts";
import type { AnyGame } from "../../lib/games/registry.ts";
import { below, sample } from "../../lib/games/kit/rng.ts";

export function defaultOptions(game: AnyGame): Options {
  const options = Object.entries(game.options).map(([name, spec]) => [name, spec.default]);
  return Object.fromEntries(options);
}

/** The move of a token; undefined where the game has no such token. */
export function moveOf(game: AnyGame, position: unknown, token: string): unknown {
  try {
    return game.text.readMove(position, token);
  } catch (error) {
    if (error instanceof TextError) return undefined;
    throw error;
  }
}

/** The turn that places the cells; undefined where turns are not sets of cells. */
export function placementOf(game: AnyGame, position: unknown, cells: readonly Cell[]): unknown {
  const board = game.board(position);
  return moveOf(game, position, cells.map((cell) => cellName(board, cell)).join(","));
}

/** The draft with cells of the pool added, the first that may be, for as long as any may. */
export function extended(
  game: AnyGame,
  position: unknown,
  draft: readonly Cell[],
  pool: readonly Cell[],
): readonly Cell[] {
  const may = game.reach(position, draft);
  const next = pool.find((cell) => may(cell) === undefined);
  return next === undefined ? draft : extended(game, position, [...draft, next], pool);
}

export function allCells(game: AnyGame, position: unknown): Cell[] {
  return [...game.board(position).cells.keys()];
}

/** The cells that may be added to the draft. */
export function offered(game: AnyGame, position: unknown, draft: readonly Cell[] = []): Cell[] {
  const may = game.reach(position, draft);
  return allCells(game, position).filter((cell) => may(cell) === undefined);
}

/**
 * A legal move of a player who builds close together, bombs and passes. Uniformly random turns
 * hardly ever pass, and their scattered cells die out within two rounds.
 */
export function adventurous(game: AnyGame, position: unknown, rng: Rng): unknown {
  const target = below(allCells(game, position).length, rng);
  const bomb = "!" + cellName(game.board(position), target);
  const token = oneOf([...Array(8), "pass", bomb], rng);
  const wish = token && moveOf(game, position, token);
  if (wish && !game.refuse(position, wish)) return wish;
  return cluster(game, position, rng) ?? game.random(position, rng);
}

function oneOf<Item>(items: readonly Item[], rng: Rng): Item | undefined {
  return items[below(items.length, rng)];
}

/** A placement of cells as close as may be to one of them. */
function cluster(game: AnyGame, position: unknown, rng: Rng): unknown {
  const pool = offered(game, position);
  const center = oneOf(pool, rng);
  if (center === undefined) return undefined;
  const [, ...near] = byDistance(game, position, pool, center);
  const around = sample(near.slice(0, 8), Math.min(8, near.length), rng);
  return placementOf(game, position, extended(game, position, [center], [...around, ...near]));
}

function byDistance(game: AnyGame, position: unknown, cells: Cell[], center: Cell): Cell[] {
  const board = game.board(position);
  const distance = (cell: Cell) =>
    Math.max(
      Math.abs(rowOf(board, cell) - rowOf(board, center)),
      Math.abs(columnOf(board, cell) - columnOf(board, center)),
    );
  return [...cells].sort((a, b) => distance(a) - distance(b));
}
