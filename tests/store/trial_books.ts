import type { Books } from "../../lib/server/store/books.ts";
import { SqliteStore } from "../../lib/server/store/sqlite.ts";

/** The books of a store in memory, and the way to forget those who are in them. */
export interface TrialBooks extends Books {
  /** False if it failed. */
  forget(identity: string): Promise<boolean>;
}

export function trialBooks(store = SqliteStore.open()): TrialBooks {
  return {
    ...store.books,
    forget: async (identity) => await store.forget(identity, 0) !== undefined,
  };
}
