/**
 * The games as pure functions over plain data: what may be played, what a turn does, who has won.
 *
 * ```ts
 * import { gameOf } from "@conquerors/app/games";
 *
 * const game = gameOf("conquerors-v2");
 * const start = game.initial({});
 * const turn = game.text.readMove(start, "a1,b1,a2,b2");
 * const after = game.refuse(start, turn) ?? game.text.writePosition(game.play(start, turn));
 * ```
 *
 * @module
 */

export type { Board, Cell, Topology } from "../automaton/board.ts";
export type { LifeGameId } from "./life_games.ts";
export * from "./game.ts";
export {
  type AnyGame,
  DEFAULT_GAME,
  type GameId,
  gameIds,
  gameOf,
  isGameId,
  register,
} from "./registry.ts";
