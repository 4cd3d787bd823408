/** Games that wait to be checked: bounds, order, failures, and a server that restarts. */

import { assert, assertEquals } from "@std/assert";
import { DatabaseSync } from "node:sqlite";
import { LEVELS_VERSION } from "../../lib/games/game.ts";
import type { Reported } from "../../lib/leaderboard/counted.ts";
import type { Recheck } from "../../lib/leaderboard/recheck.ts";
import type { Books } from "../../lib/server/store/books.ts";
import type { Check } from "../../lib/server/store/checks.ts";
import { SqliteStore } from "../../lib/server/store/sqlite/sqlite_store.ts";
import { migrate } from "../../lib/server/store/sqlite/schema.ts";
import { sqlBooks } from "../../lib/server/store/sql/books.ts";
import { SqliteDatabase } from "../../lib/server/store/sqlite/sqlite_database.ts";
import { realWorld } from "../../lib/server/clock.ts";
import { CheckQueue } from "../../lib/server/rooms/check_queue.ts";
import { openTicket } from "../store/filed.ts";
import { checkOf, gameId } from "../store/finished.ts";
import { trialBooks } from "../store/trial_books.ts";
import { nobodyIn } from "./nobody.ts";

const LIMITS = { checks: 8, checksPerSource: 2 };
const ALL = { bucket: "all", game: null, opponent: null };

/** A queue whose checks end when the test says so, and in which no time passes unless it does. */
class Trial {
  readonly begun: { recheck: Recheck; end: PromiseWithResolvers<boolean> }[] = [];
  readonly reports: unknown[] = [];
  readonly #alarms = new Set<() => void>();
  #heard = Promise.withResolvers<void>();
  readonly queue: CheckQueue;

  constructor(readonly books: Books = SqliteStore.open().books) {
    this.queue = new CheckQueue({
      checks: books.checks,
      recheck: (recheck) => this.#begin(recheck),
      peer: nobodyIn(realWorld).peer,
      world: {
        after: (_ms, call) => {
          this.#alarms.add(call);
          return () => this.#alarms.delete(call);
        },
        report: (error) => this.reports.push(error),
      },
      limits: LIMITS,
    });
  }

  /** Answers all that wait for the end of a check with how things stand. */
  async tell<Answer>(asked: Promise<Answer>): Promise<Answer> {
    let isTold = false;
    const told = asked.finally(() => isTold = true);
    while (!isTold) {
      for (const ring of [...this.#alarms]) ring();
      await new Promise((resolve) => setTimeout(resolve));
    }
    return told;
  }

  async add(check: Check): Promise<Reported> {
    await openTicket(this.books, check);
    return this.tell(this.queue.add(check));
  }

  find(n: number): Promise<Reported | undefined> {
    return this.tell(this.queue.find(gameId(n)));
  }

  /** Ends the check that is under way. */
  async end(isTrue: boolean | Error): Promise<void> {
    const at = this.begun.length - 1, { end } = this.begun[at]!;
    if (typeof isTrue === "boolean") end.resolve(isTrue);
    else end.reject(isTrue);
    await new Promise((resolve) => setTimeout(resolve));
  }

  async games(): Promise<number> {
    return (await this.books.standings.page(ALL, 0, 100)).rows.length;
  }

  #begin(recheck: Recheck): Promise<boolean> {
    const end = Promise.withResolvers<boolean>();
    this.begun.push({ recheck, end });
    this.#heard.resolve();
    this.#heard = Promise.withResolvers();
    return end.promise;
  }
}

const counted = (n: number) => ({ id: gameId(n), points: checkOf(n).points });

Deno.test("games are checked one at a time, the first first, and count when they are true", async () => {
  const trial = new Trial();
  assertEquals(await trial.add(checkOf(1)), { checking: 0 });
  assertEquals(await trial.add(checkOf(2)), { checking: 1 });
  assertEquals(await trial.add(checkOf(3)), { checking: 2 });
  assertEquals([trial.begun.length, await trial.games()], [1, 0]);
  await trial.end(true);
  assertEquals([trial.begun.length, await trial.games()], [2, 1]);
  assertEquals(await trial.find(3), { checking: 1 });
  await trial.end(false);
  await trial.end(true);
  assertEquals(await Promise.all([1, 2, 3].map((n) => trial.find(n))), [
    counted(1),
    { refused: "cpu-differs" },
    counted(3),
  ]);
  assertEquals(await trial.games(), 3, "one of them lost");
  assertEquals(await trial.find(4), undefined);
});

Deno.test("who waits hears what came of it as soon as it is known", async () => {
  const trial = new Trial();
  const [one, two] = [checkOf(1), checkOf(2)];
  for (const check of [one, two]) await openTicket(trial.books, check);
  const answer = trial.queue.add(one);
  await trial.tell(Promise.resolve());
  const other = trial.queue.add(two);
  await new Promise((resolve) => setTimeout(resolve));
  await trial.end(true);
  assertEquals(await trial.tell(answer), counted(1));
  assertEquals(await trial.tell(other), { checking: 0 });
});

Deno.test("games that are checked in a moment go before others that wait", async () => {
  const trial = new Trial();
  const quick = (n: number) => {
    const check = checkOf(n);
    return { ...check, recheck: { ...check.recheck, level: "hard" as const } };
  };
  for (const check of [checkOf(1), checkOf(2)]) await trial.add(check);
  assertEquals(await trial.add(quick(3)), { checking: 1 });
  assertEquals(await trial.add(quick(4)), { checking: 2 });
  assertEquals(await trial.find(2), { checking: 3 });
  for (let n = 0; n < 4; n++) await trial.end(true);
  assertEquals(trial.begun.map(({ recheck }) => recheck.seed), ["1", "3", "4", "2"]);
});

Deno.test("a player has one game checked at a time", async () => {
  const trial = new Trial();
  await trial.add(checkOf(1, "Ada's"));
  assertEquals(await trial.add(checkOf(2, "Ada's")), { refused: "one-at-a-time" });
  assertEquals(await trial.add(checkOf(1, "Ada's")), { checking: 0 }, "the same again");
  assertEquals(await trial.add(checkOf(3, "Ben's")), { checking: 1 });
  await trial.end(true);
  assertEquals(await trial.add(checkOf(2, "Ada's")), { checking: 1 });
});

Deno.test("when too many wait the next has to come back", async () => {
  const trial = new Trial();
  for (let n = 0; n <= LIMITS.checks; n++) await trial.add(checkOf(n));
  const late = checkOf(LIMITS.checks + 1);
  assertEquals(await trial.add(late), { refused: "busy" });
  assertEquals((await trial.books.checks.pending()).length, LIMITS.checks + 1);
  await trial.end(true);
  assertEquals(await trial.add(late), { checking: LIMITS.checks });
});

Deno.test("addresses take turns, and one that has enough waiting has to come back", async () => {
  const trial = new Trial();
  const from = (source: string, n: number) => ({ ...checkOf(n), source });
  for (const n of [1, 2, 3]) await trial.add(from("here", n));
  assertEquals(await trial.add(from("here", 4)), { refused: "busy" });
  assertEquals(await trial.add(from("there", 5)), { checking: 2 });
  for (let n = 0; n < 4; n++) await trial.end(true);
  assertEquals(trial.begun.map(({ recheck }) => recheck.seed), ["1", "2", "5", "3"]);
});

Deno.test("a game by a newer program's levels waits for that", async () => {
  const trial = new Trial(), check = checkOf(1);
  const newer = { ...check, recheck: { ...check.recheck, seed: `${LEVELS_VERSION + 1}-1` } };
  assertEquals(await trial.add(newer), { checking: 0 });
  await trial.queue.resume();
  assertEquals([trial.begun.length, await trial.find(1)], [0, { checking: 0 }]);
});

Deno.test("a check that fails is begun once more, and then given up", async () => {
  const trial = new Trial();
  await trial.add(checkOf(1));
  await trial.add(checkOf(2));
  await trial.end(new Error("It died"));
  assertEquals(await trial.find(1), { checking: 0 });
  await trial.end(true);
  assertEquals(await trial.find(1), counted(1));
  for (let tries = 0; tries < 2; tries++) await trial.end(new Error("It died"));
  assertEquals(await trial.find(2), { refused: "unchecked" });
  assertEquals([trial.reports.length, await trial.games()], [3, 1]);
});

Deno.test("who is forgotten while a game is checked does not come back with it", async () => {
  const books = trialBooks(SqliteStore.open());
  const trial = new Trial(books);
  await trial.add(checkOf(1));
  await books.forget("player 1");
  await trial.end(true);
  assertEquals([await trial.find(1), await trial.games()], [undefined, 0]);
});

function sqlite(): { books: Books; database: DatabaseSync } {
  const database = new DatabaseSync(":memory:");
  migrate(database);
  return { books: sqlBooks(new SqliteDatabase(database)), database };
}

Deno.test("what waited when the server ended is checked by the next one, and counts once", async () => {
  const { books, database } = sqlite();
  const first = new Trial(books);
  for (let n = 0; n < 3; n++) await first.add(checkOf(n));
  await first.end(true);
  first.queue.stop();
  await first.end(new Error("It was stopped"));
  assertEquals([first.begun.length, first.reports], [2, []]);

  const next = new Trial(books);
  await next.queue.resume();
  assertEquals(await next.find(2), { checking: 1 });
  for (let n = 1; n < 3; n++) await next.end(true);
  assertEquals(await Promise.all([0, 1, 2].map((n) => next.find(n))), [0, 1, 2].map(counted));
  assertEquals([await next.games(), await books.checks.pending()], [3, []]);
  database.close();
});

Deno.test("of two servers that check the same game one counts it", async () => {
  const { books, database } = sqlite();
  const [one, other] = [new Trial(books), new Trial(books)];
  await one.add(checkOf(1));
  await other.queue.resume();
  await one.end(true);
  await other.end(false);
  assertEquals([await one.find(1), await other.find(1)], [counted(1), counted(1)]);
  const { rows } = await books.standings.page(ALL, 0, 9);
  assertEquals(rows.map(({ games, points }) => [games, points]), [[1, 7]]);
  database.close();
});

Deno.test("a disk that does not take it is asked again", async () => {
  const { books, database } = sqlite();
  const trial = new Trial(books);
  await trial.add(checkOf(1));
  await openTicket(books, checkOf(2));
  database.exec("PRAGMA query_only = 1");
  assertEquals(await trial.add(checkOf(2)), { refused: "storage" });
  await trial.end(true);
  assertEquals(await trial.find(1), { checking: 0 });
  database.exec("PRAGMA query_only = 0");
  await trial.tell(Promise.resolve());
  assertEquals(await trial.find(1), counted(1));
  assert(await trial.games() === 1);
  database.close();
});
