/** What an admin orders and people report, on a database of its own. */

import { assert, assertEquals, assertNotEquals } from "@std/assert";
import { DatabaseSync } from "node:sqlite";
import { readOrder, TERMS } from "../../lib/server/moderation/orders.ts";
import { SqlModeration } from "../../lib/server/store/sql/moderation.ts";
import { type Database, get } from "../../lib/server/store/sql/work.ts";
import { storeTest } from "../store/stores.ts";
import { SqliteDatabase } from "../../lib/server/store/sqlite/sqlite_database.ts";
import { SqliteStore } from "../../lib/server/store/sqlite/sqlite_store.ts";
import { HOUSE } from "../../lib/server/store/bots.ts";
import { finishedGame } from "../store/finished.ts";

import { ADA, BEN, complaint, HERE, measure, open } from "./office.ts";

/** Everything in the database's tables, as text. */
function dump(database: DatabaseSync): string {
  const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
  return tables.map(({ name }) => JSON.stringify(database.prepare(`SELECT * FROM ${name}`).all()))
    .join("\n");
}

storeTest(
  "a mute keeps somebody from chatting until it ends, also after a restart",
  async ({ store }) => {
    const trial = await open(store);
    await trial.office.reports.file(complaint(ADA), HERE);
    assertEquals(await trial.office.obey(measure({ act: "mute", report: "1" })), "done");
    const say = { t: "say", text: "x", id: "1", on: 1 } as const;
    const until = trial.world.time + TERMS.day;
    for (const office of [trial.office, await trial.start()]) {
      assertEquals(office.forbids({ identity: ADA }, say), { why: "muted", until });
      assertEquals(office.forbids({ identity: ADA }, { t: "abort", id: "1", on: 1 }), undefined);
      assertEquals(office.forbids({ identity: BEN }, say), undefined);
      assertEquals(office.bannedUntil({ identity: ADA }), undefined);
    }
    assertEquals(await trial.office.book.reports(9), [], "the report is dealt with");
    trial.world.time = until;
    assertEquals(trial.office.forbids({ identity: ADA }, say), undefined);
  },
);

storeTest(
  "of a bot that is reported the owner can be banned, with all their bots",
  async ({ store }) => {
    const { office, books: { bots, moderation } } = await open(store);
    const bot = { owner: BEN, name: "Rude", scopes: [], token: "t", source: "here" };
    for (const [identity, source] of [["a bot", "here"], ["the house's", HOUSE]] as const) {
      const share = { all: 9, ofSource: 9, ofOwner: 9 };
      await bots.issue({ ...bot, identity, source, token: identity }, 0, share);
    }
    for (const identity of ["a bot", ADA, "the house's"]) {
      await office.reports.file(complaint(identity), HERE);
    }
    const reports = await moderation.reports(9);
    assertEquals(reports.map(({ owner }) => owner), [BEN, undefined, undefined]);
    const [ofBot, ...others] = reports.map(({ id }) =>
      measure({ act: "ban-owner", report: `${id}` })
    );
    for (const order of others) assertEquals(await office.obey(order), "unknown");
    assertEquals(await office.obey(ofBot!), "done");
    assert(office.bannedUntil({ identity: BEN }));
    assert(office.bannedUntil({ identity: "another", owner: BEN }));
    assertEquals(office.bannedUntil({ identity: ADA }), undefined);
    assertEquals((await moderation.acts(9)).map(({ act }) => act), ["ban-owner"]);
    assertEquals((await moderation.reports(9)).length, 2);
  },
);

Deno.test("new games stay paused though who asked before is answered after", async () => {
  const { office, books: { moderation: book } } = await open(SqliteStore.open());
  const isPaused = book.isPaused.bind(book), late = Promise.withResolvers<boolean>();
  book.isPaused = () => late.promise;
  const older = office.refresh();
  book.isPaused = isPaused;
  assertEquals(await office.obey({ t: "pause", reason: "" }), "done");
  late.resolve(false);
  await older;
  assert(office.isPaused);
});

storeTest("who is banned may give up and nothing else, until it's lifted", async ({ store }) => {
  const { office, books } = await open(store);
  await books.players.claim(ADA, "Ada", 0);
  await books.archive.keep(finishedGame());
  const order = measure({ act: "ban", player: "1", term: "hour" });
  assertEquals(await office.obey(order), "done");
  const forbidden = office.forbids({ identity: ADA }, { t: "move", move: "a1", id: "1", on: 1 });
  assertEquals(forbidden?.why, "banned");
  assertEquals(office.forbids({ identity: ADA }, { t: "resign", id: "1", on: 1 }), undefined);
  const [{ subject, kind } = { subject: "", kind: "" }] = await office.book.restraints(0);
  await office.obey(measure({ act: "lift", subject, kind }));
  assertEquals(office.bannedUntil({ identity: ADA }), undefined);
});

storeTest(
  "a player is meant by number, by name, or by the address of their page",
  async (given) => {
    const { office, books } = await open(given.store);
    await books.archive.keep(finishedGame({ endedAt: 1 }));
    await books.players.claim(ADA, "Ada Ü", 2);
    const there = "https://game.example/player/";
    for (
      const player of ["1", "~1", "#1", " ada u ", `${there}Ada%20%C3%9C?game=x`, `${there}~1`]
    ) {
      assertEquals(await office.obey(measure({ act: "mute", player })), "done", player);
      assertEquals(await office.obey(measure({ act: "lift", player })), "done", player);
    }
    for (const player of ["9", "~9", "Ada", `${there}1`, `${there}%`, `${there}~9`]) {
      const order = readOrder((field) => ({ act: "mute", term: "day", player })[field] ?? null);
      assert(!order || await office.obey(order) === "unknown", player);
    }
  },
);

storeTest("digits that are one player's name and another's number mean neither", async (given) => {
  const { office, books } = await open(given.store);
  await books.archive.keep(finishedGame({ endedAt: 1 }));
  assertEquals(await books.players.claim(BEN, "01", 2), { id: 2, name: "01" });
  assertEquals(await office.obey(measure({ act: "ban", player: "01" })), "unknown");
  const isBanned = (identity: string) => office.bannedUntil({ identity }) !== undefined;
  assertEquals([isBanned(ADA), isBanned(BEN)], [false, false]);
  assertEquals(await office.obey(measure({ act: "ban", player: "#1" })), "done");
  assertEquals([isBanned(ADA), isBanned(BEN)], [true, false]);
  const page = "https://game.example/player/01";
  assertEquals(await office.obey(measure({ act: "ban", player: page })), "done");
  assertEquals(isBanned(BEN), true);
});

storeTest("a shorter ban takes nothing off a longer one", async ({ store }) => {
  const { office, world } = await open(store);
  for (const reporter of [HERE, "elsewhere"]) await office.reports.file(complaint(ADA), reporter);
  const until = world.time + TERMS.year;
  for (const [report, term] of [["1", "year"], ["2", "day"]] as const) {
    assertEquals(await office.obey(measure({ act: "ban", report, term })), "done");
    assertEquals(office.bannedUntil({ identity: ADA }), until);
  }
  assertEquals((await office.book.reasoned(world.time)).map(({ reason }) => reason), ["rude"]);
});

storeTest("a source is banned from a report or by its address, and cut off", async ({ store }) => {
  const { office, expelled } = await open(store);
  await office.reports.file(complaint(BEN), "elsewhere");
  const unseen = await office.obey(measure({ act: "ban-source", report: "1" }));
  assertEquals(unseen, "unknown", "nobody knows where Ben was");
  office.reports.saw(BEN, HERE);
  await office.reports.file(complaint(BEN), "elsewhere");
  const [{ id } = { id: 0 }] = await office.book.reports(1);
  assertEquals(await office.obey(measure({ act: "ban-source", report: `${id}` })), "done");
  assertEquals(expelled, [HERE]);
  assert(office.bannedUntil({ source: HERE }));
  assertEquals(office.bannedUntil({ source: "198.51.100.1" }), undefined);
  await office.obey(measure({ act: "ban-source", address: "2001:db8:1:2:3::4" }));
  assert(office.bannedUntil({ source: "2001:db8:1:2::/64" }));
});
storeTest("what was done in error is undone: a name, a ban, a ban of an address", async (given) => {
  const { office, books } = await open(given.store);
  await books.archive.keep(finishedGame({ endedAt: 1 }));
  assertEquals(await office.obey(measure({ act: "free-name", name: "Rude" })), "unknown");
  await books.players.claim(ADA, "Rude", 2);
  await office.obey(measure({ act: "take-name", player: "1" }));
  assertEquals(await office.obey(measure({ act: "free-name", name: "rude" })), "done");
  assertEquals(await office.shown("Rude"), "Rude");
  assertEquals(await books.players.claim(ADA, "Rude", 2), { id: 1, name: "Rude" });

  for (const act of ["ban", "mute"]) await office.obey(measure({ act, player: "1" }));
  await office.obey(measure({ act: "ban-source", address: HERE }));
  assertEquals((await office.book.reasoned(0)).map(({ reason }) => reason), Array(3).fill("rude"));
  assertEquals(await office.obey(measure({ act: "lift", player: "1" })), "done");
  assertEquals(office.bannedUntil({ identity: ADA }), undefined);
  assertEquals(await office.obey(measure({ act: "lift", address: HERE })), "done");
  assertEquals(await office.book.restraints(0), []);
});

storeTest("each restraint is told with its own reason, not another's", async ({ store }) => {
  const { office, books, world } = await open(store);
  await books.archive.keep(finishedGame({ endedAt: 1 }));
  await office.obey(measure({ act: "mute", player: "1", reason: "shouted" }));
  await office.obey(measure({ act: "ban", player: "1", term: "week", reason: "cheated" }));
  await office.obey(measure({ act: "ban", player: "2", reason: "spammed" }));
  const reasons = (await office.book.reasoned(world.now())).map(({ reason }) => reason);
  assertEquals(reasons.toSorted(), ["cheated", "shouted", "spammed"]);
});

storeTest("a tournament loses its title and its chat, and nothing else", async ({ store }) => {
  const { office, books: { tournaments } } = await open(store);
  const order = measure({
    act: "clear-tournament",
    tournament: "https://game.test/tournament/one",
  });
  assertEquals(await office.obey(order), "unknown");
  const plan = { id: "one", kind: "swiss", name: "You are scum", game: "skirmish" } as const;
  const more = { clock: "60", starts: 0, minutes: 0, rounds: 3, allowsBots: false } as const;
  await tournaments.plan([{ ...plan, ...more }]);
  const entry = { identity: ADA, token: "t", owner: "", source: "", name: "Ada", isBot: false };
  await tournaments.enter("one", { ...entry, rating: 1500 }, 1, { all: 9, ofSource: 9 });
  await tournaments.say("one", ADA, "All of you", 2, { lines: 9, within: 9 });
  assertEquals((await tournaments.read("one"))!.lines.length, 1);
  assertEquals(await office.obey(order), "done");
  const { tournament, entrants, lines } = (await tournaments.read("one"))!;
  assertEquals([tournament.name, entrants[0]!.name, lines], ["", "Ada", []]);
});

storeTest("reports of one source are few, and none pushes others' out", async ({ store }) => {
  const { office } = await open(store, { reports: 4, reportsPerSource: 2 });
  const file = (identity: string, source: string) =>
    office.reports.file(complaint(identity), source);
  const fileAll = async (...reports: [identity: string, source: string][]) => {
    const filed = [];
    for (const [identity, source] of reports) filed.push(await file(identity, source));
    return filed;
  };
  const told = ["kept", "kept", "limit"];
  assertEquals(await fileAll(["a", HERE], ["b", HERE], ["c", HERE]), told);
  assertEquals(await file("a", HERE), "kept", "it takes the place of the same before it");
  assertEquals((await office.book.reports(9)).length, 2);
  assertEquals(await fileAll(["a", "x"], ["b", "y"], ["c", "z"]), told);
  await office.obey(
    measure({ act: "dismiss", report: `${(await office.book.reports(1))[0]!.id}` }),
  );
  assertEquals(await file("c", HERE), "kept");
});

storeTest(
  "a report has the last lines, and what was done stays in the log of acts",
  async ({ store }) => {
    const { office, world } = await open(store);
    const lines = Array.from({ length: 30 }, (_, n) => `line ${n}`);
    await office.reports.file({ ...complaint(ADA), lines }, HERE);
    const [report] = await office.book.reports(9);
    assertEquals(report!.lines, lines.slice(-10));
    await office.obey(measure({ act: "dismiss", report: "1", reason: "not rude" }));
    assertEquals(await office.obey(measure({ act: "end-room", code: "abc-def" })), "done");
    assertEquals(await office.obey(measure({ act: "end-room", code: "ABCDEG" })), "unknown");
    const acts = (await office.book.acts(9)).map(({ act, reason, at }) => [act, reason, at]);
    assertEquals(acts, [["end-room", "rude", world.time], ["dismiss", "not rude", world.time]]);
  },
);

storeTest("a pause holds until it's ended, also in another process", async ({ store }) => {
  const { office, start } = await open(store);
  const rematch = { t: "offer", what: "rematch", id: "1", on: 1 } as const;
  const other = await start();
  await office.obey(measure({ act: "pause" }));
  await other.refresh();
  for (const one of [office, other, await start()]) {
    assertEquals([one.isPaused, one.forbids({ identity: ADA }, rematch)], [true, {
      why: "paused",
    }]);
  }
  await office.obey(measure({ act: "resume" }));
  assertEquals([office.isPaused, office.forbids({ identity: ADA }, rematch)], [false, undefined]);
});

storeTest("a block holds both ways, and one source can't fill the table", async ({ store }) => {
  const { office } = await open(store, { blocks: 3, blocksPerSource: 2 });
  assertEquals(await office.blocks.add(ADA, BEN, HERE), "kept");
  assert(await office.blocks.between(ADA, BEN) && await office.blocks.between(BEN, ADA));
  assertEquals(await office.blocks.by(ADA), [BEN]);
  assertEquals(await office.blocks.by(BEN), [], "Ben isn't told");
  assertEquals(await office.blocks.add(ADA, ADA, HERE), "kept");
  assert(!await office.blocks.between(ADA, ADA), "nobody blocks themselves");
  assertEquals(await office.blocks.add(ADA, "c", HERE), "kept");
  assertEquals(await office.blocks.add(ADA, "d", HERE), "limit");
  assertEquals(await office.blocks.add("e", "d", "x"), "kept");
  assertEquals(await office.blocks.add("f", "d", "y"), "limit");
  await office.blocks.remove(ADA, BEN);
  assert(!await office.blocks.between(ADA, BEN));
});

Deno.test("restraints that have ended are gone from the database once they were asked for", async () => {
  const sqlite = SqliteDatabase.inMemory(), after: number[] = [];
  const count = () => sqlite.do(get("SELECT count(*) AS n FROM restraints"))!.n;
  const slow: Database = {
    read: (work) => sqlite.read(work),
    async write(work) {
      await new Promise((resolve) => setTimeout(resolve));
      return await sqlite.write(work);
    },
  };
  const book = new SqlModeration(slow);
  const act = { at: 0, act: "mute", subject: "somebody", until: 100, reason: "" } as const;
  const restraint = { subject: "somebody", kind: "mute", until: 100 } as const;
  assertEquals(await book.act(act, [{ t: "restrain", restraint }]), true);
  for (const now of [99, 100]) {
    after.push((await book.restraints(now)).length, Number(count()));
  }
  assertEquals(after, [1, 1, 0, 0]);
});

Deno.test("of a person who is forgotten nothing is left but restraints under the server's key", async () => {
  const database = new DatabaseSync(":memory:"), store = new SqliteStore(database);
  const { office } = await open(store);
  office.reports.saw(ADA, HERE);
  await office.reports.file(complaint(ADA), "x");
  await office.reports.file(complaint(ADA, "name"), "x");
  await office.blocks.add(ADA, BEN, HERE);
  await office.blocks.add(BEN, ADA, HERE);
  await office.obey(measure({ act: "ban", report: "1", reason: "Ada was rude" }));
  assert(dump(database).includes(ADA) && dump(database).includes("Ada was rude"));
  await store.forget(ADA, 0, { subject: office.subjects.identity(ADA) });
  office.forget(ADA);
  for (const trace of [ADA, "Ada", "Rude", "one", HERE]) {
    assert(!dump(database).includes(trace), trace);
  }
  assert(office.bannedUntil({ identity: ADA }), "the ban holds");
  assertEquals((await office.book.acts(1))[0]!.reason, "");
  assertNotEquals((await office.book.acts(1))[0]!.subject, "");
  await office.reports.file(complaint(ADA), "x");
  assertEquals((await office.book.reports(1))[0]!.source, null, "where Ada was is forgotten, too");
  await store.close();
});

Deno.test("a form that makes no sense is no order", () => {
  const wrong: Record<string, string>[] = [
    {},
    { act: "hang", report: "1", term: "day" },
    { act: "mute", report: "1", term: "ever" },
    { act: "mute", term: "day" },
    { act: "mute", report: "-1", term: "day" },
    { act: "ban", address: HERE, term: "day" },
    { act: "ban-source", player: "1", term: "day" },
    { act: "ban-source", address: "here", term: "day" },
    ...["beef", "203.0.113.999", "1.2", "dead::beef::1", "203.0.113.0/24"]
      .map((address) => ({ act: "ban-source", address, term: "day" })),
    { act: "lift", report: "1", term: "day" },
    { act: "lift", term: "day" },
    { act: "clear-tournament", tournament: "/tournament/" },
    { act: "free-name", name: " " },
    { act: "dismiss", player: "1", term: "day" },
    { act: "end-room", code: "ABC" },
    { act: "lift", subject: "Ada's", kind: "ban" },
    { act: "lift", subject: `player-${"a".repeat(43)}`, kind: "gag" },
  ];
  for (const fields of wrong) {
    assertEquals(readOrder((name) => fields[name] ?? null), undefined, JSON.stringify(fields));
  }
});

Deno.test("a tournament's address is taken as it's copied", () => {
  for (const end of ["", "/", "?from=chat", "#content", "/report"]) {
    const tournament = `https://game.test/tournament/swiss-1${end}`;
    const order = readOrder((name) => ({ act: "clear-tournament", tournament })[name] ?? null);
    assertEquals(order, { t: "clear-tournament", id: "swiss-1", reason: "" }, tournament);
  }
});

storeTest("it's told at once who of many has blocked whom", async ({ store }) => {
  const { office } = await open(store);
  const people = Array.from({ length: 60 }, (_, n) => `${n}'s`);
  await office.blocks.add("3's", "50's", HERE);
  await office.blocks.add("55's", "0's", HERE);
  await office.blocks.add("3's", "somebody else's", HERE);
  await office.blocks.add("somebody else's", "4's", HERE);
  const found = (await office.blocks.among(people)).toSorted();
  assertEquals(found, [["3's", "50's"], ["55's", "0's"]]);
});
