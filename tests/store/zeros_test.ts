/** Names with a zero in them, as an address may have: PostgreSQL has no such text. */

import { assertEquals } from "@std/assert";
import { SqlResults } from "../../lib/server/store/sql/arena_results.ts";
import { storeTest } from "./stores.ts";

storeTest("what is asked for by a name with a zero isn't there", async ({ store, database }) => {
  const results = new SqlResults(database), { tournaments } = store.books;
  assertEquals(await tournaments.read("\0"), undefined);
  assertEquals(await tournaments.version("\0"), undefined);
  assertEquals(await results.find("\0"), undefined);
  assertEquals(await results.of({ author: "\0", name: "x" }), undefined);
});
