import { SqliteStore } from "../../lib/store/sqlite.ts";
import { booksCases } from "./books_cases.ts";

booksCases(() => {
  const store = SqliteStore.open();
  return { name: "books in memory", open: () => store.books, close: () => void store.close() };
});
