/** A game by post as it is kept: who plays, by which options, and every turn so far. */

import { conway } from "../games/conway.ts";
import { type ConwayMove, type ConwayPosition, seatsAlive } from "../games/conway_position.ts";
import type { Options, Outcome, Seat } from "../games/game.ts";
import type { GameRecord } from "../games/notation.ts";
import { resultText } from "../games/notation.ts";

export interface PostBoard {
  /** From 1. */
  readonly number: number;
  /** The id of its game in the archive, once it is over. */
  readonly id: string;
  /** By seat. */
  readonly users: readonly string[];
  readonly options: Options;
  /** What chance is drawn from. */
  readonly seed: string;
  /** Turns in CCN. */
  readonly moves: readonly string[];
  /** Seats that have resigned, and leave the game when it is their turn. */
  readonly leaving: readonly Seat[];
  /** Seats that would agree to a draw on the board as it is. */
  readonly drawing: readonly Seat[];
  /** Whether all have agreed to a draw. */
  readonly agreed: boolean;
  /** ms since 1970. */
  readonly openedAt: number;
}

/** How a game by post ended. */
export interface PostResult {
  readonly winner: Seat | null;
  readonly by: Outcome["by"] | "agreement";
}

/** The position after so many turns, or after all. */
export function positionOf({ options, moves }: PostBoard, count = moves.length): ConwayPosition {
  return moves.slice(0, count).reduce(
    (position, token) => conway.play(position, conway.text.readMove(position, token)),
    conway.initial(options),
  );
}

/** Undefined while the game goes on; over it is also when all but one have resigned, or all agreed. */
export function resultOf(
  { agreed, leaving }: PostBoard,
  position: ConwayPosition,
): PostResult | undefined {
  if (position.outcome) return position.outcome;
  if (agreed) return { winner: null, by: "agreement" };
  const [last, ...others] = seatsAlive(position).filter((seat) => !leaving.includes(seat));
  return others.length > 0 ? undefined : { winner: last!, by: "resignation" };
}

/** The game as a record, without anyone's name. */
export function recordOf(board: PostBoard): GameRecord {
  const moves: ConwayMove[] = [];
  let position = conway.initial(board.options);
  const start = position;
  for (const token of board.moves) {
    const move = conway.text.readMove(position, token);
    moves.push(move);
    position = conway.play(position, move);
  }
  const tags = { Seed: board.seed, Result: resultText(conway, resultOf(board, position)) };
  return { game: "conway", options: board.options, start, tags, moves };
}
