/** What tournaments' pages show, as it changes. */

import { assertEquals } from "@std/assert";
import { run } from "../../lib/server/store/sql/work.ts";
import type { NumberPair, TournamentBook } from "../../lib/server/store/tournaments.ts";
import { Boards } from "../../lib/server/tournaments/boards.ts";
import { storeTest } from "../store/stores.ts";

const NOON = Date.UTC(2026, 10, 23, 12), MINUTE = 60_000;
const MANY = { all: 9, ofSource: 9 };

/** An arena of some, in which pairs met one after another: the first of each won. */
async function hold(book: TournamentBook, names: readonly string[], pairs: readonly NumberPair[]) {
  const plan = { id: "one", kind: "arena", name: "", game: "skirmish", clock: "60" } as const;
  await book.plan([{ ...plan, starts: NOON, minutes: 60, rounds: 0, allowsBots: false }]);
  for (const identity of names) {
    const entry = { identity, token: identity, owner: "", source: identity, name: "" };
    await book.enter("one", { ...entry, isBot: false, rating: 1500 }, NOON, MANY);
  }
  await book.start("one", 0, NOON);
  for (const pair of pairs) {
    const [pairing] = await book.pair("one", 0, [pair], NOON), { number } = pairing!;
    await book.settle("one", [{ number, code: `ROOM${number}`, game: `game-${number}` }]);
    await book.record("one", [{ number, outcome: "one", absent: [] }], NOON);
  }
  await book.finish("one", [...names.keys()].map((n) => n + 1), false, NOON);
}

storeTest("who takes another name is shown by it in what's over, a minute later", async (trial) => {
  let now = NOON;
  const { tournaments: book, players } = trial.store.books;
  const boards = new Boards(book, { now: () => now } as never);
  await trial.database.write(() =>
    run("INSERT INTO players (identity, counted) VALUES ('zeb', ?)", now)
  );
  await players.claim("zeb", "Old Name", now);
  await hold(book, ["zeb", "ben"], [[1, 2]]);
  const shown = async () => (await boards.news("one"))!.rows[0]!.name;
  assertEquals(await shown(), "Old Name");
  await players.claim("zeb", "New Name", now);
  now += MINUTE;
  assertEquals(await shown(), "New Name");
});

storeTest("in the end the games of the first three are shown, the last first", async (trial) => {
  const { tournaments: book } = trial.store.books;
  await hold(book, ["zeb", "ben", "cyd", "dot", "eve"], [[1, 2], [4, 5], [3, 4], [5, 2]]);
  const { games } = (await new Boards(book, { now: () => NOON }).news("one"))!;
  assertEquals(games.map(({ id }) => id), ["game-4", "game-3", "game-1"]);
  assertEquals(games[0]!.players.map(({ number }) => number), [5, 2]);
});
