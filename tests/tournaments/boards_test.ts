/** What tournaments' pages show, as it changes. */

import { assertEquals } from "@std/assert";
import { run } from "../../lib/server/store/sql/work.ts";
import { Boards } from "../../lib/server/tournaments/boards.ts";
import { storeTest } from "../store/stores.ts";

const NOON = Date.UTC(2026, 10, 23, 12), MINUTE = 60_000;
const MANY = { all: 9, ofSource: 9 };

storeTest("who takes another name is shown by it in what's over, a minute later", async (trial) => {
  let now = NOON;
  const { tournaments: book, players } = trial.store.books;
  const boards = new Boards(book, { now: () => now } as never);
  await trial.database.write(() =>
    run("INSERT INTO players (identity, counted) VALUES ('zeb', ?)", now)
  );
  await players.claim("zeb", "Old Name", now);
  const plan = { id: "one", kind: "arena", name: "", game: "skirmish", clock: "60" } as const;
  await book.plan([{ ...plan, starts: now, minutes: 60, rounds: 0, allowsBots: false }]);
  for (const identity of ["zeb", "ben"]) {
    const entry = { identity, token: identity, owner: "", source: identity, name: "" };
    await book.enter("one", { ...entry, isBot: false, rating: 1500 }, now, MANY);
  }
  await book.start("one", 0, now);
  const [pairing] = await book.pair("one", 0, [[1, 2]], now);
  await book.record("one", [{ number: pairing!.number, outcome: "one", absent: [] }], now);
  await book.finish("one", [1, 2], false, now);
  const shown = async () => (await boards.news("one"))!.rows[0]!.name;
  assertEquals(await shown(), "Old Name");
  await players.claim("zeb", "New Name", now);
  now += MINUTE;
  assertEquals(await shown(), "New Name");
});
