/** A record of a two-colony game, ready to be looked through. */

import { readable } from "../../automaton/text_error.ts";
import type { LifeGame } from "../../games/conquerors/conquerors.ts";
import type { LifeMove, LifePosition } from "../../games/conquerors/position.ts";
import { findLifeGame } from "../../games/life_games.ts";
import type { GameId } from "../../games/registry.ts";
import { readLink, writeLink } from "../../games/notation/link.ts";
import type { GameRecord } from "../../games/notation/notation.ts";

export interface ReplayedGame {
  readonly id: GameId;
  readonly game: LifeGame;
  readonly start: LifePosition;
  readonly moves: readonly LifeMove[];
  /** Seats by name, `Result`, … */
  readonly tags: Readonly<Record<string, string>>;
}

/** A record whose turns were judged, as what it is; undefined where it is of another game. */
export function replayedOf(record: GameRecord): ReplayedGame | undefined {
  const game = findLifeGame(record.game);
  return game && {
    id: record.game,
    game,
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

/** A shorter hash in an address names a generation, or nothing. */
const SHORTEST_LINK = 10;

/** The game that lies in an address's hash; undefined if none does. */
export function readHash(hash: string): GameRecord | "damaged" | undefined {
  if (hash.length < SHORTEST_LINK) return undefined;
  return readable(() => readLink(hash.slice(1))) ?? "damaged";
}
