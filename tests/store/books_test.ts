import { DatabaseSync } from "node:sqlite";
import { MemoryBooks } from "../../lib/store/memory_books.ts";
import { migrate } from "../../lib/store/schema.ts";
import { SqliteBooks } from "../../lib/store/sqlite_books.ts";
import { booksCases } from "./books_cases.ts";

booksCases(() => ({ name: "memory books", open: () => new MemoryBooks(), close() {} }));

booksCases(() => {
  const database = new DatabaseSync(":memory:");
  migrate(database);
  return {
    name: "sqlite books",
    open: () => new SqliteBooks(database),
    close: () => database.close(),
  };
});
