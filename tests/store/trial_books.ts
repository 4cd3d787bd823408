/** Books, and what tests write into them and read of them again and again. */

import { assert } from "@std/assert";
import type { Board } from "../../lib/leaderboard/board.ts";
import type { GamesQuery } from "../../lib/server/store/archive.ts";
import type { FinishedGame } from "../../lib/leaderboard/finished_game.ts";
import type { Books } from "../../lib/server/store/books.ts";
import type { Store } from "../../lib/server/store/store.ts";
import { finishedGame, gameId } from "./finished.ts";

/** The books of a store, and the way to forget those who are in them. */
export interface TrialBooks extends Books {
  /** False if it failed. */
  forget(identity: string): Promise<boolean>;
}

export function trialBooks(store: Store): TrialBooks {
  return {
    ...store.books,
    forget: async (identity) => await store.forget(identity, 0) !== undefined,
  };
}

/** The board of all games there are. */
export const ALL: Board = { bucket: "all", game: null, opponent: null };
/** A day, ms. */
export const DAY = 86_400_000;
/** When games end, unless told. */
export const { endedAt: NOW } = finishedGame();

let plays = 0;

/** Keeps a game against the computer of each, so that they may claim names: it counts, unless told. */
export async function play(
  { archive }: TrialBooks,
  identities: readonly string[],
  given: Partial<FinishedGame> = {},
): Promise<void> {
  for (const identity of identities) {
    const seats = [{ identity, name: "" }, null];
    const id = gameId(1_000_000 + plays++);
    await archive.keep(finishedGame({ id, opponent: "hard", seats, ...given }));
  }
}

/** All pages of a list, by the games' ids. */
export async function listed(
  { archive }: TrialBooks,
  query: Omit<GamesQuery, "limit">,
): Promise<string[]> {
  const ids: string[] = [];
  let next: string | undefined;
  do {
    const page = await archive.list({ ...query, limit: 3, ...next && { after: next } });
    assert(page.games.length <= 3);
    ids.push(...page.games.map(({ id }) => id));
    next = page.next;
  } while (next);
  return ids;
}
