/** A game against the CPU, played again from its turns. */

import type { Seat } from "../games/game.ts";
import { LIFE_GAMES, type LifeGameId } from "../games/life_games.ts";
import type { LifePosition } from "../games/conquerors/position.ts";
import { replay } from "../games/notation/notation.ts";

export interface PlayedTurn {
  readonly seat: Seat;
  /** The turn in CCN. */
  readonly token: string;
  readonly before: LifePosition;
  /** After the turn and its generation. */
  readonly after: LifePosition;
}

/**
 * The turns of a game from the usual start, given in CCN. Throws a `TextError` for what cannot be
 * read, a `RecordError` for what was not played by the rules.
 */
export function playedTurns(id: LifeGameId, moves: string): PlayedTurn[] {
  const start = LIFE_GAMES[id].initial({});
  const header = { game: id, options: {}, start, tags: {} };
  const turns: PlayedTurn[] = [];
  for (const { seat, token, position } of replay({ line: 1, lines: [moves] }, header)) {
    const before = turns.at(-1)?.after ?? start;
    turns.push({ seat, token, before, after: position as LifePosition });
  }
  return turns;
}
