/** Tournaments in every store: entered, paired, recorded and ended, each once. */

import { assert, assertEquals } from "@std/assert";
import type { Books } from "../../lib/server/store/books.ts";
import type { TournamentBook } from "../../lib/server/store/tournaments.ts";
import { sharedTest, storeTest } from "./stores.ts";
import { ARENA, entry, MANY, NOW, SWISS } from "./tournament_plans.ts";
import { play, trialBooks } from "./trial_books.ts";

const DAY = 24 * 60 * 60 * 1000;

/** An arena that is running, with these in it. */
async function running(books: Books, ...names: string[]): Promise<TournamentBook> {
  const { tournaments } = books;
  await tournaments.plan([ARENA]);
  for (const name of names) await tournaments.enter(ARENA.id, entry(name), NOW, MANY);
  await tournaments.start(ARENA.id, 0, NOW);
  return tournaments;
}

async function entrantsOf(tournaments: TournamentBook, id = ARENA.id) {
  return (await tournaments.read(id))!.entrants;
}

storeTest("the site's own are planned once, and listed until long after", async ({ store }) => {
  const { tournaments } = store.books;
  await tournaments.plan([ARENA]);
  await tournaments.enter(ARENA.id, entry("Ada"), NOW, MANY);
  await tournaments.plan([ARENA, { ...ARENA, id: "arena-2", starts: NOW + DAY }]);
  const ids = async () => {
    const { running, coming, past } = await tournaments.lists();
    return [running, coming, past].map((list) => list.map(({ id }) => id));
  };
  assertEquals(await ids(), [[], ["arena-1", "arena-2"], []]);
  assertEquals([...await tournaments.due(NOW - 1)], []);
  assertEquals([...(await tournaments.due(NOW)).keys()], ["arena-1"]);
  assert(await tournaments.start("arena-1", 0, NOW));
  assert(!await tournaments.start("arena-1", 0, NOW), "started once");
  assertEquals(await ids(), [["arena-1"], ["arena-2"], []]);
  assert(await tournaments.finish("arena-1", [1], false, NOW));
  assert(!await tournaments.finish("arena-1", [], true, NOW), "ended once");
  assertEquals(await ids(), [[], ["arena-2"], ["arena-1"]]);
  assert(await tournaments.finish("arena-2", [], false, NOW));
  assertEquals(await ids(), [[], [], ["arena-1"]], "one that nobody played isn't listed");
  assertEquals([...await tournaments.due(NOW)], []);
});

storeTest("those to come go once they aren't planned, unless somebody is in", async ({ store }) => {
  const { tournaments } = store.books, plan = { ...ARENA, starts: NOW + DAY };
  const [kept, gone, other] = ["2100", "1800", "1500"].map((time) => ({
    ...plan,
    id: `arena-20261123-${time}-skirmish`,
  }));
  await tournaments.plan([kept!, gone!, other!]);
  await tournaments.make({ ...SWISS, starts: plan.starts }, { identity: "", source: "" }, MANY);
  await tournaments.enter(kept!.id, entry("Ada"), NOW, MANY);
  await tournaments.plan([{ ...other!, clock: "180+3" }]);
  const coming = async () =>
    (await tournaments.lists()).coming.map(({ id, clock }) => [id, clock]).toSorted();
  const left = [[kept!.id, ARENA.clock], [SWISS.id, SWISS.clock]];
  assertEquals(await coming(), [[other!.id, "180+3"], ...left]);
  await tournaments.plan([]);
  assertEquals(await coming(), left);
});

storeTest("people come, leave, and come back", async ({ store }) => {
  const { tournaments } = store.books;
  await tournaments.plan([ARENA, { ...ARENA, allowsBots: false, id: "people" }]);
  assertEquals(await tournaments.enter("none", entry("Ada"), NOW, MANY), "unknown");
  assertEquals(await tournaments.enter(ARENA.id, entry("Ada"), NOW, MANY), "kept");
  assertEquals(await tournaments.enter(ARENA.id, entry("Ben"), NOW, MANY), "kept");
  assertEquals(await tournaments.leave(ARENA.id, "Ada's"), "kept");
  assertEquals(await tournaments.leave(ARENA.id, "Ada's"), "unknown", "nothing is left");
  await tournaments.start(ARENA.id, 0, NOW);
  await tournaments.leave(ARENA.id, "Ben's");
  const states = async () =>
    (await entrantsOf(tournaments)).map(({ name, state, token }) => [name, state, token]);
  assertEquals(await states(), [["Ben", "out", "token of Ben"]]);
  await tournaments.enter(ARENA.id, entry("Ben", { token: "another" }), NOW + 1, MANY);
  await tournaments.enter(ARENA.id, entry("Ada"), NOW + 1, MANY);
  assertEquals(await states(), [["Ben", "in", "another"], ["Ada", "in", "token of Ada"]]);
  const bot = entry("Robot", { isBot: true, owner: "Ada's" });
  assertEquals(await tournaments.enter("people", bot, NOW, MANY), "bots");
  const { coming: [people], running: [arena] } = await tournaments.lists();
  assertEquals([people!.allowsBots, arena!.allowsBots], [false, true]);
  assertEquals(await tournaments.enter(ARENA.id, bot, NOW, MANY), "kept");
  assertEquals((await tournaments.bots()).map(({ number, identity }) => [number, identity]), [
    [4, "Robot's"],
  ]);
  await tournaments.finish(ARENA.id, [1, 2], false, NOW);
  assertEquals(await tournaments.enter(ARENA.id, entry("Cyd"), NOW, MANY), "over");
  assertEquals(await tournaments.leave(ARENA.id, "Ada's"), "over");
});

storeTest("there may be only so many in one, and of each source", async ({ store }) => {
  const { tournaments } = store.books;
  await tournaments.plan([ARENA]);
  const enter = (name: string, source: string) =>
    tournaments.enter(ARENA.id, entry(name, { source }), NOW, { all: 3, ofSource: 2 });
  assertEquals(await enter("Ada", "school"), "kept");
  assertEquals(await enter("Ben", "school"), "kept");
  assertEquals(await enter("Cyd", "school"), "limit");
  assertEquals(await enter("Ada", "school"), "kept", "the same again");
  assertEquals(await enter("Dot", "home"), "kept");
  assertEquals(await enter("Eve", "cafe"), "limit");
});

storeTest("people make so many, and their makers are known to nobody", async ({ store }) => {
  const { tournaments } = store.books;
  const share = { all: 9, ofSource: 2, ofIdentity: 1 };
  const make = (id: string, identity: string, source: string) =>
    tournaments.make({ ...SWISS, id }, { identity, source }, share);
  assertEquals(await make("one", "Ada's", "here"), "kept");
  assertEquals(await make("two", "Ada's", "there"), "limit");
  assertEquals(await make("two", "Ben's", "here"), "kept");
  assertEquals(await make("three", "Cyd's", "here"), "limit");
  await tournaments.finish("one", [], false, NOW);
  assertEquals(await make("three", "Ada's", "here"), "kept", "the first is over");
  const sheet = JSON.stringify((await tournaments.read("two"))!.tournament);
  assert(!sheet.includes("Ben's") && !sheet.includes("here"));
});

storeTest("its maker calls one off before it starts, and nobody else does", async ({ store }) => {
  const { tournaments } = store.books, maker = { identity: "Ada's", source: "here" };
  const make = (id: string) =>
    tournaments.make({ ...SWISS, id }, maker, { all: 9, ofSource: 2, ofIdentity: 2 });
  assertEquals([await make("one"), await make("two")], ["kept", "kept"]);
  await tournaments.enter("one", entry("Ben"), NOW, MANY);
  assertEquals((await tournaments.read("one"))!.maker, "Ada's");
  assertEquals(await tournaments.callOff("one", "Ben's", NOW), "unknown");
  assertEquals(await tournaments.callOff("none", "Ada's", NOW), "unknown");
  const version = await tournaments.version("one");
  assertEquals(await tournaments.callOff("one", "Ada's", NOW), "kept");
  assertEquals(await tournaments.callOff("one", "Ada's", NOW), "over");
  const { tournament, entrants: [ben] } = (await tournaments.read("one"))!;
  assertEquals([tournament.phase, tournament.version], ["over", version! + 1]);
  assertEquals([ben!.token, ben!.source], ["", ""]);
  assertEquals(await tournaments.enter("one", entry("Cyd"), NOW, MANY), "over");
  assertEquals([...(await tournaments.due(NOW + DAY)).keys()], ["two"]);
  assertEquals(await make("three"), "limit", "or one could be made after the other without end");
  await tournaments.start("two", 3, NOW);
  assertEquals(await tournaments.callOff("two", "Ada's", NOW), "over", "it has begun");
  assertEquals((await tournaments.read("two"))!.tournament.phase, "running");
});

storeTest("those who are free are paired, and nobody twice", async ({ store }) => {
  const tournaments = await running(store.books, "Ada", "Ben", "Cyd");
  const [made] = await tournaments.pair(ARENA.id, 0, [[1, 2]], NOW + 5);
  assertEquals([made!.number, made!.one, made!.two, made!.outcome], [1, 1, 2, null]);
  assertEquals(await tournaments.pair(ARENA.id, 0, [[2, 3]], NOW + 6), [], "2 plays already");
  await tournaments.settle(ARENA.id, [{ number: 1, code: "K7QX2M", game: "abc-1" }]);
  await tournaments.settle(ARENA.id, [{ number: 1, code: "K7QX2N", game: "abd-1" }]);
  const { pairings, entrants } = (await tournaments.read(ARENA.id))!;
  assertEquals(pairings.map(({ code, game }) => [code, game]), [["K7QX2M", "abc-1"]]);
  assertEquals(entrants.map(({ pairing }) => pairing), [1, 1, null]);
  await tournaments.leave(ARENA.id, "Cyd's");
  assertEquals(await tournaments.pair(ARENA.id, 0, [[3, null]], NOW), [], "3 has left");
});

storeTest("a result counts once, and whoever never moved is paused", async ({ store }) => {
  const tournaments = await running(store.books, "Ada", "Ben");
  const { tournament: { version } } = (await tournaments.read(ARENA.id))!;
  await tournaments.pair(ARENA.id, 0, [[1, 2]], NOW);
  const result = { number: 1, outcome: "one", absent: [2] } as const;
  assertEquals(await tournaments.record(ARENA.id, [result], NOW + 9), 1);
  assertEquals(await tournaments.record(ARENA.id, [{ ...result, outcome: "two" }], NOW + 9), 0);
  const entrants = await entrantsOf(tournaments);
  assertEquals(
    entrants.map(({ sheet, lean, last, pairing, state, since }) => [
      sheet,
      lean,
      last,
      pairing,
      state,
      since,
    ]),
    [["w", 1, 2, null, "in", NOW + 9], ["l", -1, 1, null, "paused", NOW + 9]],
  );
  assert((await tournaments.version(ARENA.id))! > version);
  assertEquals(await tournaments.version("none"), undefined);
  // A game that was called off leaves nothing.
  await tournaments.enter(ARENA.id, entry("Ben"), NOW + 10, MANY);
  await tournaments.pair(ARENA.id, 0, [[2, 1]], NOW + 10);
  await tournaments.record(ARENA.id, [{ number: 2, outcome: "void", absent: [] }], NOW + 11);
  assertEquals((await entrantsOf(tournaments)).map(({ sheet, lean }) => [sheet, lean]), [
    ["w", 1],
    ["l", -1],
  ]);
});

storeTest(
  "a Swiss's rounds are paired one after another, with a point for who is alone",
  async ({ store }) => {
    const { tournaments } = store.books;
    await tournaments.plan([SWISS]);
    for (const name of ["Ada", "Ben", "Cyd"]) {
      await tournaments.enter(SWISS.id, entry(name), NOW, MANY);
    }
    await tournaments.start(SWISS.id, 3, NOW);
    assertEquals((await tournaments.read(SWISS.id))!.tournament.rounds, 3);
    assertEquals((await tournaments.pair(SWISS.id, 1, [[1, 2], [3, null]], NOW)).length, 1);
    assertEquals(await tournaments.pair(SWISS.id, 1, [[3, null]], NOW), [], "paired once");
    await tournaments.record(SWISS.id, [{ number: 1, outcome: "draw", absent: [] }], NOW);
    assertEquals((await tournaments.pair(SWISS.id, 2, [[1, 3], [2, null]], NOW)).length, 1);
    const { entrants, pairings, tournament } = (await tournaments.read(SWISS.id))!;
    assertEquals(entrants.map(({ sheet }) => sheet), ["d", "db", "b"]);
    assertEquals(pairings.map(({ round, outcome }) => [round, outcome]), [
      [1, "draw"],
      [1, "bye"],
      [2, null],
      [2, "bye"],
    ]);
    assertEquals(tournament.round, 2);
  },
);

storeTest("in the end places are kept, and games under way don't count", async ({ store }) => {
  const books = trialBooks(store);
  const tournaments = await running(books, "Ada", "Ben", "Cyd");
  await play(books, ["Ada's", "Ben's"]);
  const ben = (await books.players.find("Ben's"))!;
  await tournaments.pair(ARENA.id, 0, [[1, 2]], NOW);
  await tournaments.finish(ARENA.id, [2, 1], true, NOW + 60);
  assertEquals(
    await tournaments.record(ARENA.id, [{ number: 1, outcome: "one", absent: [] }], NOW + 61),
    0,
  );
  const { entrants, tournament } = (await tournaments.read(ARENA.id))!;
  assertEquals(tournament.phase, "over");
  assertEquals(entrants.map(({ rank, sheet, pairing }) => [rank, sheet, pairing]), [
    [2, "", null],
    [1, "", null],
    [null, "", null],
  ]);
  assertEquals(entrants.map(({ token, source }) => token + source), ["", "", ""]);
  const [trophy, ...others] = await tournaments.trophies(ben.id);
  assertEquals([trophy!.tournament.id, trophy!.rank, others.length], [ARENA.id, 1, 0]);
  assertEquals((await tournaments.lists()).past.map(({ winner, players }) => [winner, players]), [
    ["Ben", 3],
  ]);
});

storeTest("a place without honors is no trophy", async ({ store }) => {
  const books = trialBooks(store), tournaments = await running(books, "Ada");
  await play(books, ["Ada's"]);
  await tournaments.finish(ARENA.id, [1], false, NOW);
  assertEquals(await tournaments.trophies((await books.players.find("Ada's"))!.id), []);
});

storeTest("who is there is known until they aren't heard of", async ({ store }) => {
  const names = Array.from({ length: 30 }, (_, n) => `Player ${n}`);
  const tournaments = await running(store.books, ...names);
  const numbers = names.map((_, n) => n + 1);
  await tournaments.heard(ARENA.id, numbers.slice(0, 27), NOW + 100);
  const present = await tournaments.present(ARENA.id, NOW + 50);
  assertEquals([...present].toSorted((a, b) => a - b), numbers.slice(0, 27));
  await tournaments.leave(ARENA.id, "Player 0's");
  assert(!(await tournaments.present(ARENA.id, NOW + 50)).has(1));
});

storeTest("only those who are in it talk, and not too much", async ({ store }) => {
  const tournaments = await running(store.books, "Ada");
  const say = (who: string, text: string, at = NOW) =>
    tournaments.say(ARENA.id, `${who}'s`, text, at, { lines: 2, within: 5_000 });
  assertEquals(await say("Ben", "hello"), "unknown");
  assertEquals([await say("Ada", "one"), await say("Ada", "two")], ["kept", "kept"]);
  assertEquals(await say("Ada", "three"), "flood");
  assertEquals(await say("Ada", "four", NOW + 5_000), "kept");
  const { lines } = (await tournaments.read(ARENA.id))!;
  assertEquals(lines.map(({ number, entrant, text }) => [number, entrant, text]), [
    [1, 1, "one"],
    [2, 1, "two"],
    [3, 1, "four"],
  ]);
});

storeTest("bots are told of the rooms that they are awaited in", async ({ store }) => {
  const tournaments = await running(store.books, "Ada");
  await tournaments.enter(ARENA.id, entry("Robot", { isBot: true, owner: "Ben's" }), NOW, MANY);
  await tournaments.pair(ARENA.id, 0, [[1, 2]], NOW);
  assertEquals(await tournaments.botRooms(), []);
  await tournaments.settle(ARENA.id, [{ number: 1, code: "K7QX2M", game: "abc-1" }]);
  assertEquals(await tournaments.botRooms(), [{ identity: "Robot's", code: "K7QX2M" }]);
  await tournaments.record(ARENA.id, [{ number: 1, outcome: "one", absent: [] }], NOW);
  assertEquals(await tournaments.botRooms(), []);
});

storeTest("who is forgotten leaves a place without a name", async ({ store }) => {
  const tournaments = await running(store.books, "Ada", "Ben");
  await tournaments.pair(ARENA.id, 0, [[1, 2]], NOW);
  await tournaments.make(SWISS, { identity: "Ada's", source: "there" }, {
    ...MANY,
    ofIdentity: 1,
  });
  const most = { lines: 5, within: 1 };
  await tournaments.say(ARENA.id, "Ada's", "hello", NOW, most);
  await tournaments.say(ARENA.id, "Ben's", "hi", NOW, most);
  await tournaments.enter(SWISS.id, entry("Ben"), NOW, MANY);
  await tournaments.say(SWISS.id, "Ben's", "first here, too", NOW, most);
  const { tournaments: own } = await store.ownData("Ada's");
  assertEquals(own.made.map((one) => ({ ...one })), [{ id: SWISS.id, name: "Friday" }]);
  assertEquals(own.entered.map(({ id, name }) => [id, name]), [[ARENA.id, "Ada"]]);
  assertEquals(own.said.map(({ text }) => text), ["hello"]);
  await store.forget("Ada's", NOW);
  const { entrants, lines } = (await tournaments.read(ARENA.id))!;
  assertEquals(entrants.map(({ name, isGone, state }) => [name, isGone, state]), [
    ["", true, "out"],
    ["Ben", false, "in"],
  ]);
  assertEquals(lines.map(({ text }) => text), ["hi"]);
  const swiss = (await tournaments.read(SWISS.id))!;
  assertEquals([swiss.tournament.name, swiss.lines.length], ["", 1]);
  assertEquals((await store.ownData("Ada's")).tournaments, { made: [], entered: [], said: [] });
});

storeTest(
  "who was forgotten counts for their address on, so that others have theirs",
  async ({ store }) => {
    const tournaments = await running(store.books, "Ada", "Ben");
    const share = { all: 9, ofSource: 1 };
    const enter = (name: string) =>
      tournaments.enter(ARENA.id, entry(name, { source: "school" }), NOW, share);
    const make = (identity: string) =>
      tournaments.make({ ...SWISS, id: identity }, { identity, source: "school" }, share);
    assertEquals([await enter("Cyd"), await make("Cyd's")], ["kept", "kept"]);
    await tournaments.pair(ARENA.id, 0, [[1, 3]], NOW);
    await store.forget("Cyd's", NOW);
    assertEquals([await enter("Dot"), await make("Dot's")], ["limit", "limit"]);
    const { source } = (await entrantsOf(tournaments)).at(-1)!;
    assertEquals(source, "school");
    await tournaments.finish(ARENA.id, [], false, NOW);
    assertEquals((await entrantsOf(tournaments)).map(({ source }) => source), ["", "", ""]);
  },
);

storeTest("of who is forgotten before they played nothing is left", async ({ store }) => {
  const tournaments = await running(store.books, "Ada", "Ben");
  await store.forget("Ben's", NOW);
  assertEquals((await entrantsOf(tournaments)).map(({ name }) => name), ["Ada"]);
  assertEquals(await tournaments.enter(ARENA.id, entry("Cyd"), NOW, MANY), "kept");
  assertEquals((await entrantsOf(tournaments)).map(({ name }) => name), ["Ada", "Cyd"]);
});

storeTest("a name that somebody else took since isn't shown", async ({ store }) => {
  const books = trialBooks(store), tournaments = await running(books, "Ada");
  await play(books, ["Ben's"]);
  await books.players.claim("Ben's", "Ada", Date.now());
  const [ada] = await entrantsOf(tournaments);
  assertEquals([ada!.name, ada!.player], ["", null]);
});

storeTest(
  "what was said goes after a month, a tournament after a year, one without games sooner",
  async ({ store }) => {
    const tournaments = await running(store.books, "Ada");
    await tournaments.enter(ARENA.id, entry("Ben"), NOW, MANY);
    await tournaments.pair(ARENA.id, 0, [[1, 2]], NOW);
    await tournaments.plan([{ ...ARENA, id: "empty" }]);
    await tournaments.enter("empty", entry("Ada"), NOW, MANY);
    await tournaments.say(ARENA.id, "Ada's", "hello", NOW, { lines: 5, within: 1 });
    for (const id of [ARENA.id, "empty"]) await tournaments.finish(id, [1], false, NOW);
    await store.prune(NOW + 2 * DAY);
    assertEquals((await tournaments.lists()).past.map(({ id }) => id), [ARENA.id]);
    await store.prune(NOW + 31 * DAY);
    assertEquals((await tournaments.read(ARENA.id))!.lines, []);
    await store.prune(NOW + 401 * DAY);
    assertEquals(await tournaments.read(ARENA.id), undefined);
  },
);

sharedTest("of two processes one starts, pairs and records", async (trial) => {
  const one = await running(trial.store.books, "Ada", "Ben");
  const two = (await trial.open()).books.tournaments;
  const pairs = (await Promise.all([one, two].map((book) => book.pair(ARENA.id, 0, [[1, 2]], NOW))))
    .flat();
  assertEquals(pairs.length, 1);
  const result = { number: pairs[0]!.number, outcome: "draw", absent: [] } as const;
  const counts = await Promise.all([one, two].map((book) => book.record(ARENA.id, [result], NOW)));
  assertEquals(counts.toSorted(), [0, 1]);
  assertEquals((await entrantsOf(two)).map(({ sheet }) => sheet), ["d", "d"]);
});
