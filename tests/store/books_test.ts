import { SqliteStore } from "../../lib/server/store/sqlite.ts";
import { booksCases } from "./books_cases.ts";
import { trialBooks } from "./trial_books.ts";

booksCases(() => {
  const store = SqliteStore.open();
  return {
    name: "books in memory",
    open: () => trialBooks(store),
    close: () => void store.close(),
  };
});
