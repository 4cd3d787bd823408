/** A record of a two-colony game, ready to be looked through. */

import { TextError } from "../../automaton/text_error.ts";
import type { LifeGame } from "../../games/conquerors/game.ts";
import type { LifeMove, LifePosition } from "../../games/conquerors/position.ts";
import { isLifeGameId, LIFE_GAMES, type LifeGameId } from "../../games/life_games.ts";
import { writeLink } from "../../games/notation/link.ts";
import { type GameRecord, readRecords } from "../../games/notation/notation.ts";

export interface ReplayedGame {
  readonly id: LifeGameId;
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

/** A record whose turns were judged, as what it is; throws a `TextError` where it is of another game. */
export function replayedOf(record: GameRecord): ReplayedGame {
  const id = record.game;
  if (!isLifeGameId(id)) throw new TextError(`No game of ${id} is shown here`, 1, 1);
  return {
    id,
    game: LIFE_GAMES[id],
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
