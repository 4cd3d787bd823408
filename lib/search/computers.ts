/** The computer's turns, whichever game is played. */

import { nextGeneration } from "../automaton/bit_generation.ts";
import type { Board } from "../automaton/board.ts";
import type { LifeGame } from "../games/conquerors/conquerors.ts";
import { type LifeMove, type LifePosition, rivalOf } from "../games/conquerors/position.ts";
import { boardWith } from "../games/conquerors/turn.ts";
import type { ConwayPosition } from "../games/conway/position.ts";
import type { LevelId } from "../games/game.ts";
import { type AnyGame, gameOf } from "../games/registry.ts";
import { choose } from "./choose.ts";
import { chooseConway, type ConwayLevelId } from "./conway.ts";

/** How many generations on it shows what a turn has brought. */
const AHEAD = 4;

/** How much better off a turn leaves its seat than none would, if nobody placed any more. */
function gainOf(
  { rules, tally }: LifeGame,
  before: LifePosition,
  move: LifeMove,
): number {
  const left = 2 * (rules.rounds - before.round) + 2 - before.turn;
  const leadFrom = (board: Board) => {
    let later = board;
    for (let ahead = Math.min(AHEAD, left); ahead > 0; ahead--) {
      later = nextGeneration(later, "plane");
    }
    const { score } = tally({ ...before, board: later });
    return score[before.turn]! - score[rivalOf(before.turn)]!;
  };
  return leadFrom(boardWith(before, move)) - leadFrom(before.board);
}

/** A turn that is asked for. */
export interface Thought {
  /** The rules by id. */
  readonly game: string;
  /** A position of that game in which a move is legal. */
  readonly position: unknown;
  /** One of the game's `levels`. */
  readonly level: string;
  /** All chance comes from it and the position. */
  readonly seed: string;
  /** A budget other than the level's own, for levels that look ahead. */
  readonly steps?: number | undefined;
}

/** How the computer plays at a table. */
interface Computer {
  choose(game: AnyGame, thought: Thought): unknown;
  /** How much better off a legal turn leaves its seat than none would. */
  gain?(game: AnyGame, position: unknown, move: unknown): number;
}

/** By the tables of the games that have levels. */
const COMPUTERS: Readonly<Record<string, Computer>> = {
  conquerors: {
    choose: (game, { position, level, seed, steps }) =>
      choose(game as LifeGame, position as LifePosition, level as LevelId, seed, steps),
    gain: (game, position, move) =>
      gainOf(game as LifeGame, position as LifePosition, move as LifeMove),
  },
  conway: {
    choose: (_, { position, level, seed }) =>
      chooseConway(position as ConwayPosition, level as ConwayLevelId, seed),
  },
};

/** A legal move of the game; throws a `RangeError` where no computer plays it at that level. */
export function chooseMove(thought: Thought): unknown {
  const game = gameOf(thought.game);
  const isPlayed = game.levels?.some((known) => known === thought.level);
  if (!isPlayed) throw new RangeError(`No computer plays ${game.id} at ${thought.level}`);
  return COMPUTERS[game.table]!.choose(game, thought);
}

/** How much a legal turn brings its seat, by the measure of the game's computer; 0 without one. */
export function gainOfMove(game: AnyGame, position: unknown, move: unknown): number {
  return COMPUTERS[game.table]?.gain?.(game, position, move) ?? 0;
}
