/** Whatever a player does with tickets, each is one game on the board, and there is one at a time. */

import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { SqliteStore } from "../../lib/server/store/sqlite/sqlite_store.ts";
import type { Store } from "../../lib/server/store/store.ts";
import { kindTest, STORES, storeTest, StoreTrial } from "./stores.ts";
import type { Entry } from "../../lib/server/store/tickets.ts";
import { all } from "../../lib/server/store/sql/work.ts";
import { runs } from "../full.ts";
import { checkOf, finishedGame, gameId } from "./finished.ts";

const SECOND = 1_000;
const DAY = 86_400 * SECOND;
const NOON = Date.UTC(2026, 10, 18, 12);
const ALL = { bucket: "all", game: null, opponent: null };
const ADA = "Ada's";
const MANY = { source: "here", all: 100, ofSource: 100 };
const LEVELS = ["easy", "hard"] as const;
type Level = typeof LEVELS[number];

/** What a ticket came to: it is open, being checked, or a game that is over. */
type State = "open" | "checking" | "won" | "lost" | "nobody's";

interface Issued {
  readonly n: number;
  readonly level: Level;
  readonly at: number;
  state: State;
}

/** The books, and next to them a plain account of what a player may expect of them. */
class Desk {
  now = NOON;
  readonly issued: Issued[] = [];

  constructor(readonly store: Store) {}

  get last(): Issued | undefined {
    return this.issued.at(-1);
  }

  get open(): Issued | undefined {
    return this.last?.state === "open" ? this.last : undefined;
  }

  /** Wishes for a ticket, and gives an open one up if told. */
  async wish(level: Level, givesUp: boolean): Promise<void> {
    this.#expire();
    const { open, last } = this;
    const instead = givesUp && open ? `${open.n}` : undefined;
    const n = this.issued.length + 1, entry = this.#entry(n, level);
    const opened = await this.store.books.tickets.open(entry, this.now, MANY, instead);
    if (open && !givesUp) {
      const answer = "ticket" in opened ? opened.ticket.seed : opened.refused;
      return assertEquals(answer, open.level === level ? `${open.n}` : "open");
    }
    if (last && last.state !== "nobody's" && this.now - last.at < 30 * SECOND) {
      return assertEquals("refused" in opened && opened.refused, "soon");
    }
    assert("ticket" in opened);
    assertEquals(opened.ticket.seed, `${n}`);
    if (open) this.#lose(open);
    this.issued.push({ n, level, at: this.now, state: "open" });
  }

  /** Reports a ticket's game, perhaps of long ago, or once more. */
  async report(n: number): Promise<void> {
    const { checks, tickets } = this.store.books;
    const one = this.issued[n % Math.max(1, this.issued.length)];
    if (!one) return;
    assertEquals(await tickets.isOpen(ADA, `${one.n}`), one.state === "open");
    if (one.state !== "open" || this.#isLate(one)) return;
    const isFree = !this.issued.some(({ state }) => state === "checking");
    assertEquals(await checks.file(checkOf(one.n, ADA)), isFree ? "kept" : "taken");
    if (isFree) one.state = "checking";
  }

  async settle(isTrue: boolean): Promise<void> {
    const one = this.issued.find(({ state }) => state === "checking");
    if (!one) return;
    await this.store.books.checks.settle(checkOf(one.n, ADA), isTrue ? undefined : "cpu-differs");
    one.state = isTrue ? "won" : "lost";
  }

  async lapse(): Promise<void> {
    await this.store.books.tickets.lapse(this.now);
    this.#expire();
  }

  async forget(): Promise<void> {
    await this.store.forget(ADA, this.now);
    for (const one of this.issued) one.state = "nobody's";
  }

  /** Every ticket whose game is over is one game on the board, and the won ones its points. */
  async check(): Promise<void> {
    const { players, standings } = this.store.books;
    const player = await players.find(ADA);
    const shown = player && await standings.of(ALL, player.id);
    const count = (state: State) => this.issued.filter((one) => one.state === state).length;
    assertEquals(
      [shown?.games ?? 0, shown?.wins ?? 0, shown?.points ?? 0],
      [count("won") + count("lost"), count("won"), 7 * count("won")],
    );
    assert(count("open") <= 1 && count("checking") <= 1);
  }

  #isLate({ at }: Issued): boolean {
    return this.now - at > DAY;
  }

  /** A day later a game that was not reported is lost: at the latest with the next wish. */
  #expire(): void {
    if (this.open && this.#isLate(this.open)) this.#lose(this.open);
  }

  /** Nothing is kept of what somebody began who never ended a game. */
  #lose(one: Issued): void {
    const isKnown = this.issued.some(({ state }) => state === "won" || state === "lost");
    one.state = isKnown ? "lost" : "nobody's";
  }

  #entry(n: number, level: Level): Entry {
    const { lost } = checkOf(n, ADA);
    const ticket = {
      game: "conquerors-v2",
      level,
      side: 0,
      seed: `${n}`,
      issued: this.now,
    } as const;
    return { identity: ADA, ticket, lost: { ...lost, id: gameId(n) } };
  }
}

type Cause = (desk: Desk) => Promise<void> | void;

const anyDeed: fc.Arbitrary<Cause> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.tuple(fc.constantFrom(...LEVELS), fc.boolean())
      .map(([level, givesUp]): Cause => (desk) => desk.wish(level, givesUp)),
  },
  { weight: 4, arbitrary: fc.nat(9).map((n): Cause => (desk) => desk.report(n)) },
  { weight: 3, arbitrary: fc.boolean().map((isTrue): Cause => (desk) => desk.settle(isTrue)) },
  {
    weight: 4,
    arbitrary: fc.constantFrom(SECOND, 30 * SECOND, DAY / 2, DAY + 1).map((ms): Cause => (desk) => {
      desk.now += ms;
    }),
  },
  { weight: 2, arbitrary: fc.constant<Cause>((desk) => desk.lapse()) },
  { weight: 1, arbitrary: fc.constant<Cause>((desk) => desk.forget()) },
);

for (const kind of STORES) {
  kindTest(kind, "each ticket is one game, won or lost, whatever its player does", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyDeed, { maxLength: 60, size: "max" }), async (deeds) => {
        await using trial = await StoreTrial.of(kind);
        const desk = new Desk(trial.store);
        for (const deed of deeds) {
          await deed(desk);
        }
        // Nothing is left to be settled or to run out.
        await desk.settle(true);
        desk.now += DAY + 1;
        await desk.lapse();
        await desk.check();
      }),
      { seed: 15, numRuns: Math.ceil(runs(40, 150) / kind.cost) },
    );
  });
}

/** Opens tickets of many players at noon. */
async function openMany({ books: { tickets } }: Store, count: number): Promise<void> {
  for (let n = 0; n < count; n++) {
    await tickets.open(entryOf(`player ${n}`, `${n}`), NOON, { ...MANY, all: 1e6, ofSource: 1e6 });
  }
}

storeTest(
  "tickets that ran out are lost without anyone asking, however many there are",
  async ({ store }) => {
    const { tickets, standings, archive } = store.books;
    for (let n = 0; n < 60; n++) {
      const seats = [{ identity: `player ${n}`, name: "" }, null];
      await archive.keep(finishedGame({ id: gameId(n), seats, opponent: "hard" }));
    }
    await openMany(store, 60);
    await tickets.lapse(NOON + DAY);
    assertEquals((await archive.list({ limit: 100 })).games.length, 60);
    await tickets.lapse(NOON + DAY + 1);
    const { games } = await archive.list({ limit: 200 });
    const lost = games.filter(({ id }) => id.startsWith("game-"));
    assertEquals([games.length, lost.length], [120, 60]);
    for (const { endedAt, winner, by, forfeit, seconds } of lost) {
      assertEquals([endedAt, winner, by], [NOON + DAY, 1, "abandonment"]);
      assertEquals([forfeit, seconds], ["unreported", 86_400]);
    }
    const { rows } = await standings.page(ALL, 0, 100);
    assertEquals(rows.filter(({ games }) => games === 2).length, 60);
  },
);

Deno.test("while many tickets are lost, others have their turn", async () => {
  const store = SqliteStore.open();
  await openMany(store, 200);
  let turns = 0, isOver = false;
  const count = () => {
    turns++;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await store.books.tickets.lapse(NOON + 2 * DAY);
  isOver = true;
  assert(turns >= 7, `${turns} turns`);
  await store.close();
});

storeTest(
  "who never ended a game leaves nothing behind with one not played out",
  async ({ store, database }) => {
    const { tickets } = store.books;
    await openMany(store, 60);
    const later = NOON + 31 * SECOND;
    assertEquals(
      "ticket" in await tickets.open(entryOf("player 0", "60", later), later, MANY, "0"),
      true,
    );
    await tickets.lapse(NOON + 2 * DAY);
    for (const table of ["tickets", "games", "players", "sittings", "totals", "rungs"]) {
      const [row] = await database.read(all(`SELECT count(*) AS n FROM ${table}`));
      assertEquals(Number(row!.n), 0, table);
    }
  },
);

/** A ticket of somebody's for a game of its own. */
function entryOf(identity: string, seed: string, issued = NOON): Entry {
  const { lost } = checkOf(0, identity);
  const ticket = { game: "conquerors-v2", level: "hard", side: 0, seed, issued } as const;
  return { identity, ticket, lost: { ...lost, id: `game-${seed}` } };
}

storeTest("there may be only so many open in all, and from one address", async ({ store }) => {
  const { tickets, checks } = store.books;
  let seeds = 0;
  const open = async (identity: string, source: string, now = NOON, instead?: string) => {
    const share = { source, all: 4, ofSource: 2 };
    const opened = await tickets.open(entryOf(identity, `${++seeds}`, now), now, share, instead);
    return "refused" in opened ? opened.refused : opened.ticket.seed;
  };
  assertEquals([await open("one", "here"), await open("two", "here")], ["1", "2"]);
  assertEquals(await open("three", "here"), "limit");
  assertEquals(await open("two", "here", NOON + 1), "2", "the same again");
  assertEquals(await open("two", "here", NOON + DAY / 2, "2"), "5", "instead of its own");
  assertEquals([await open("four", "there"), await open("five", "there")], ["6", "7"]);
  assertEquals(await open("six", "elsewhere"), "limit", "all are taken");
  await store.forget("five", NOON);
  assertEquals(await open("six", "elsewhere"), "9");
  const check = checkOf(9, "one");
  await checks.file({ ...check, recheck: { ...check.recheck, seed: "1" } });
  assertEquals(await open("three", "here"), "10", "one has been reported");
});

storeTest("those who ask at the same moment get no more than there are", async ({ store }) => {
  const { tickets } = store.books, share = { source: "here", all: 100, ofSource: 2 };
  const opened = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((n) => tickets.open(entryOf(`player ${n}`, `${n}`), NOON, share)),
  );
  assertEquals(opened.filter((one) => "ticket" in one).length, 2);
});
