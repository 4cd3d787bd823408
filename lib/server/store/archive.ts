/** Finished games, kept for good. */

import type { GameId } from "../../games/registry.ts";
import type { OpponentKind } from "../../leaderboard/board.ts";
import type { ArchivedGame, FinishedGame } from "../../leaderboard/finished_game.ts";
import type { Rung } from "../../leaderboard/rungs.ts";
import type { Kept } from "./failure.ts";

/** Which games to list: all of these hold. */
export interface GamesQuery {
  readonly player?: number;
  /** Anyone who has that name, or something that looks like it. */
  readonly name?: string;
  readonly game?: GameId;
  /** Against people, or against the computer. */
  readonly opponent?: OpponentKind;
  /** The `next` of the page before. */
  readonly after?: string;
  readonly limit: number;
}

export interface GamesPage {
  /** The newest first; fewer than asked for, or none, if only some of them were looked at. */
  readonly games: readonly ArchivedGame[];
  /** Where the next page goes on; absent on the last. */
  readonly next?: string;
}

/** A place in the list: what comes after it ended before, or then and has a smaller id. */
export interface Mark {
  readonly endedAt: number;
  readonly id: string;
}

export function writeAfter({ endedAt, id }: Mark): string {
  return `${endedAt}.${id}`;
}

/** Undefined for no mark, and for a text that is none. */
export function readAfter(text: string | undefined): Mark | undefined {
  const [, endedAt, id] = /^(\d{1,15})\.([0-9a-z-]+)$/.exec(text ?? "") ?? [];
  return id === undefined ? undefined : { endedAt: Number(endedAt), id };
}

export interface Archive {
  /**
   * Keeps a game and counts it for its players, all or nothing; `taken`: it was kept before. Games of
   * the same two count less and less in a week, and then no more.
   */
  keep(game: FinishedGame): Promise<Kept>;
  find(id: string): Promise<ArchivedGame | undefined>;
  list(query: GamesQuery): Promise<GamesPage>;
  /** What came of people's ranked games, for each level that has met any, in any order. */
  rungs(): Promise<readonly Rung[]>;
}
