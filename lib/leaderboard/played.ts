/** A game against the CPU, played again from its turns. */

import type { Seat } from "../games/game.ts";
import { type GameId, gameOf } from "../games/registry.ts";
import { replay } from "../games/notation/notation.ts";

export interface PlayedTurn {
  readonly seat: Seat;
  /** The turn in CCN. */
  readonly token: string;
  readonly before: unknown;
  /** After the turn and its generation. */
  readonly after: unknown;
}

/**
 * The turns of a game from the usual start, given in CCN. Throws a `TextError` for what cannot be
 * read, a `RecordError` for what was not played by the rules.
 */
export function playedTurns(id: GameId, moves: string): PlayedTurn[] {
  const start = gameOf(id).initial({});
  const header = { game: id, options: {}, start, tags: {} };
  const turns: PlayedTurn[] = [];
  for (const { seat, token, position } of replay({ line: 1, lines: [moves] }, header)) {
    const before = turns.at(-1)?.after ?? start;
    turns.push({ seat, token, before, after: position });
  }
  return turns;
}
