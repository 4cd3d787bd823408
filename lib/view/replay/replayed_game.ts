/** A record of a two-colony game, ready to be looked through. This module is browser compatible. */

import { TextError } from "../../automaton/text_error.ts";
import type { LifeGame } from "../../games/life_game.ts";
import type { LifeMove, LifePosition } from "../../games/life_position.ts";
import { type GameId, GAMES } from "../../games/mod.ts";
import { writeLink } from "../../games/link.ts";
import { type GameRecord, readRecords } from "../../games/notation.ts";

export interface ReplayedGame {
  readonly id: GameId;
  readonly game: LifeGame;
  readonly start: LifePosition;
  readonly moves: readonly LifeMove[];
  /** Seats by name, `Result`, … */
  readonly tags: Readonly<Record<string, string>>;
}

/** The first game of a CCN text; throws a `TextError` where it is not one. */
export function readReplayed(ccn: string): ReplayedGame {
  const [record] = readRecords(ccn);
  if (!record) throw new TextError("The text holds no game", 1, 1);
  return replayedOf(record);
}

/** A record whose turns were judged, as what it is. */
export function replayedOf(record: GameRecord): ReplayedGame {
  return {
    id: record.game,
    game: GAMES[record.game],
    start: record.start as LifePosition,
    moves: record.moves as LifeMove[],
    tags: record.tags,
  };
}

/** The whole game in an address, without anyone's names. */
export function linkOf({ id, start, moves }: ReplayedGame): string {
  const options = { komi: start.komi };
  return `${location.origin}/g#${writeLink({ game: id, options, start, moves, tags: {} })}`;
}
