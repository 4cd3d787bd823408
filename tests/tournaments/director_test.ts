/** What the one who directs does, step by step, with rooms that only say how they ended. */

import { assert, assertEquals } from "@std/assert";
import { Boards } from "../../lib/server/tournaments/boards.ts";
import { StoreFailure } from "../../lib/server/store/failure.ts";
import { NOON, Stage } from "./stage.ts";

const MINUTE = 60_000;

Deno.test("an arena starts on time, pairs, records, and ends on time", async () => {
  await using stage = new Stage();
  await stage.plan({ starts: NOON + MINUTE });
  await stage.enter("Ada", "Ben", "Cyd", "Dot");
  await stage.pass(30_000);
  assertEquals((await stage.sheet()).tournament.phase, "coming");
  await stage.pass(30_000);
  assertEquals([(await stage.sheet()).tournament.phase, await stage.open()], ["running", 2]);
  const { code, game } = (await stage.sheet()).pairings[0]!;
  assertEquals([code, game], ["R0", "r0-1"]);
  stage.end();
  await stage.pass(1_000);
  assertEquals((await stage.sheets()).toSorted(), ["l", "l", "w", "w"]);
  assertEquals(await stage.open(), 2, "paired again at once");
  await stage.pass(60 * MINUTE);
  const { tournament, entrants } = await stage.sheet();
  assertEquals([tournament.phase, await stage.open()], ["over", 0]);
  assertEquals(entrants.map(({ rank }) => rank).toSorted(), [1, 2, 3, 4]);
});

Deno.test("those who aren't there aren't paired, and near the end nobody is", async () => {
  await using stage = new Stage();
  await stage.plan({});
  await stage.enter("Ada", "Ben");
  stage.now += 16_000;
  await stage.director.direct();
  assertEquals(await stage.open(), 0, "nobody was heard of for 16 s");
  stage.isPaused = true;
  await stage.pass(1_000);
  assertEquals(await stage.open(), 0, "an admin has paused games");
  stage.isPaused = false;
  await stage.pass(60 * MINUTE - 40_000);
  assertEquals(await stage.open(), 0, "it's over in 23 s");
});

Deno.test("who is still at the table of a short game isn't paired until they come back", async () => {
  for (const areBots of [false, true]) {
    await using stage = new Stage();
    await stage.plan({ allowsBots: true });
    for (const name of ["Ada", "Ben", "Cyd", "Dot"]) {
      await (areBots ? stage.enterBots(`owner of ${name}`, name) : stage.enter(name));
    }
    await stage.pass(0);
    assertEquals(await stage.open(), 2);
    stage.end();
    stage.now += 1_000;
    await stage.director.direct();
    assertEquals(await stage.open(), areBots ? 2 : 0, "bots listen all the time");
    await stage.pass(1_000);
    assertEquals(await stage.open(), 2);
  }
});

Deno.test("who never moves is paused until they come back", async () => {
  await using stage = new Stage();
  await stage.plan({});
  await stage.enter("Ada", "Ben");
  await stage.pass(0);
  stage.end("time", 1);
  await stage.pass(1_000);
  const { entrants } = await stage.sheet();
  const [absent] = entrants.filter(({ sheet }) => sheet === "l");
  assertEquals(absent!.state, "paused");
  await stage.pass(MINUTE);
  assertEquals(await stage.open(), 0);
  await stage.enter(absent!.name);
  await stage.pass(MINUTE);
  assertEquals(await stage.open(), 1);
});

Deno.test("two of whom one has blocked the other never meet", async () => {
  await using stage = new Stage();
  await stage.plan({});
  stage.blocks.push(["Ben's", "Ada's"], ["Cyd's", "Dot's"]);
  await stage.enter("Ada", "Ben", "Cyd", "Dot");
  for (let round = 0; round < 6; round++) {
    await stage.pass(MINUTE);
    for (const { one, two } of (await stage.sheet()).pairings) {
      assert(![[1, 2], [3, 4]].some((pair) => pair.join() === [one, two!].toSorted().join()));
    }
    stage.end();
  }
  await stage.pass(1_000);
  assertEquals((await stage.sheets()).map(({ length }) => length), [6, 6, 6, 6]);
});

Deno.test("who is banned is paired with nobody, in an arena or a Swiss", async () => {
  for (const kind of ["arena", "swiss"] as const) {
    await using stage = new Stage();
    await stage.plan({ kind, minutes: kind === "arena" ? 60 : 0, rounds: 3 });
    await stage.enter("Ada", "Ben", "Cyd");
    stage.banned.add("Ada");
    await stage.pass(0);
    const pairs = (await stage.sheet()).pairings.map(({ one, two }) => [one, two!].toSorted());
    assertEquals(pairs, [[2, 3]], kind);
  }
});

Deno.test("a bot meets neither its owner nor its owner's other bots", async () => {
  await using stage = new Stage();
  await stage.plan({ allowsBots: true });
  await stage.enter("Ada");
  await stage.enterBots("Ada's", "Bot", "Other");
  await stage.pass(MINUTE);
  assertEquals(await stage.open(), 0);
  await stage.enter("Ben");
  await stage.pass(MINUTE);
  assertEquals(await stage.open(), 1);
});

Deno.test("a game without a room is called off, and one that an admin ended counts nothing", async () => {
  await using stage = new Stage();
  await stage.plan({});
  await stage.enter("Ada", "Ben");
  stage.isFull = true;
  await stage.pass(0);
  assertEquals(await stage.open(), 1);
  stage.isFull = false;
  await stage.pass(16_000);
  assertEquals([await stage.open(), stage.rooms.size], [1, 1], "paired again, with a room");
  stage.end("abort", null);
  await stage.pass(1_000);
  assertEquals(await stage.sheets(), ["", ""]);
});

Deno.test("whoever leaves during their first game still has the way to it, until it ends", async () => {
  await using stage = new Stage();
  await stage.plan({});
  await stage.enter("Ada", "Ben");
  await stage.pass(0);
  await stage.book.leave("one", "Ada's");
  const boards = new Boards(stage.book, { now: () => stage.now });
  const { state, code } = (await boards.entry("one", "Ada's"))!;
  assertEquals([state, code], ["out", "R0"]);
  stage.end("abort", null);
  await stage.pass(1_000);
  assertEquals(await boards.entry("one", "Ada's"), null);
});

Deno.test("a Swiss goes round by round to its end", async () => {
  await using stage = new Stage();
  await stage.plan({ kind: "swiss", minutes: 0, rounds: 9 });
  await stage.enter("Ada", "Ben", "Cyd", "Dot", "Eve", "Fay");
  await stage.pass(0);
  assertEquals((await stage.sheet()).tournament.rounds, 3, "six can play three rounds");
  for (let round = 1; round <= 3; round++) {
    assertEquals([(await stage.sheet()).tournament.round, await stage.open()], [round, 3]);
    await stage.pass(5 * MINUTE);
    assertEquals(await stage.open(), 3, "all wait for the last game");
    stage.end("majority", 0);
    await stage.pass(1_000);
    assertEquals(await stage.open(), 0, "they rest a moment");
    // Whoever comes and goes keeps nobody waiting.
    await stage.pass(9_000);
    await stage.book.leave("one", "Fay's");
    await stage.enter("Fay");
    await stage.pass(1_000);
  }
  const { tournament, entrants } = await stage.sheet();
  assertEquals(tournament.phase, "over");
  assertEquals(entrants.map(({ sheet }) => sheet.length), [3, 3, 3, 3, 3, 3]);
  assertEquals((await stage.book.lists()).past[0]!.winner !== null, true);
});

Deno.test("a Swiss to which one came is over as it begins", async () => {
  await using stage = new Stage();
  await stage.plan({ kind: "swiss", minutes: 0, rounds: 3 });
  await stage.enter("Ada");
  await stage.pass(0);
  const { tournament, entrants } = await stage.sheet();
  assertEquals([tournament.phase, entrants[0]!.rank], ["over", null]);
});

Deno.test("the site's own arenas are planned by themselves", async () => {
  await using stage = new Stage("12:00 skirmish 60 60, 15:00 conquerors-v2 180+3 60");
  await stage.director.direct();
  const { running, coming } = await stage.book.lists();
  assertEquals(running.map(({ id }) => id), ["arena-20261123-1200-skirmish"]);
  assertEquals(coming.map(({ game }) => game), ["conquerors-v2", "skirmish"]);
});

Deno.test("a round that nobody heard was written is played all the same", async () => {
  await using stage = new Stage();
  await stage.plan({ kind: "swiss", rounds: 2, minutes: 0 });
  await stage.enter("Ada", "Ben", "Cyd", "Dot");
  const { book } = stage, pair = book.pair.bind(book);
  // The database has it, and the line breaks before it says so.
  book.pair = async (...args) => {
    await pair(...args);
    book.pair = pair;
    throw new StoreFailure("CONNECTION_CLOSED");
  };
  for (let seconds = 0; seconds < 120; seconds++) {
    await stage.pass(1_000);
    stage.end();
  }
  assertEquals((await stage.sheets()).map((sheet) => sheet.length), [2, 2, 2, 2]);
});

for (const failing of ["find", "settle"] as const) {
  Deno.test(`a round whose rooms are lost as the database fails leaves none: ${failing}`, async () => {
    await using stage = new Stage();
    await stage.plan({ kind: "swiss", rounds: 1, minutes: 0 });
    await stage.enter("Ada", "Ben", "Cyd", "Dot");
    stage.failing = failing;
    await stage.pass(0);
    stage.failing = undefined;
    await stage.pass(1_000);
    assertEquals(stage.ended.toSorted(), ["R0", "R1"]);
    await stage.pass(20_000);
    assertEquals((await stage.sheet()).pairings.map(({ code }) => code), ["R2", "R3"]);
    assertEquals(stage.ended.length, 2);
  });
}

for (const kind of ["arena", "swiss"] as const) {
  Deno.test(`rooms that a process opened and never told of are ended by the next: ${kind}`, async () => {
    await using stage = new Stage();
    await stage.plan({ kind, rounds: kind === "swiss" ? 1 : 0 });
    await stage.enter("Ada", "Ben", "Cyd", "Dot");
    stage.failing = "settle";
    await stage.pass(0);
    stage.failing = undefined;
    stage.takeOver();
    for (let seconds = 0; seconds < 70; seconds++) await stage.pass(1_000);
    assertEquals(stage.ended, ["R0", "R1"]);
    assertEquals((await stage.sheet()).pairings.map(({ code }) => code), ["R2", "R3"]);
    for (let seconds = 0; seconds < 70; seconds++) await stage.pass(1_000);
    assertEquals(stage.ended.length, 2);
  });
}

Deno.test("whose opponent leaves as the round is paired has it off, and nobody else", async () => {
  await using stage = new Stage();
  await stage.plan({ kind: "swiss", rounds: 2, minutes: 0 });
  await stage.enter("Ada", "Ben", "Cyd", "Dot");
  const { book } = stage, pair = book.pair.bind(book);
  book.pair = async (...args) => {
    book.pair = pair;
    await book.leave("one", "Dot's");
    return await pair(...args);
  };
  await stage.pass(0);
  assertEquals([(await stage.sheets()).toSorted(), await stage.open()], [["", "", "", "b"], 1]);
});

Deno.test("who is forgotten while their game's room is opened isn't left in it", async () => {
  await using stage = new Stage();
  await stage.plan({});
  await stage.enter("Ada", "Ben");
  const { book } = stage, pair = book.pair.bind(book);
  book.pair = async (...args) => {
    const made = await pair(...args);
    if (made.length > 0) await stage.store.forget("Ada's", stage.now);
    return made;
  };
  await stage.pass(0);
  assertEquals([stage.seated.toSorted(), stage.ended], [["Ada's", "Ben's"], ["R0"]]);
});

Deno.test("a Swiss in which all who are left have met is over: nobody gets points for rounds off", async () => {
  await using stage = new Stage();
  await stage.plan({ kind: "swiss", rounds: 3, minutes: 0 });
  const names = ["Ada", "Ben", "Cyd", "Dot", "Eve", "Fay"];
  await stage.enter(...names);
  await stage.pass(0);
  const { pairings } = await stage.sheet(), [{ one, two }] = pairings as [typeof pairings[number]];
  for (const [index, name] of names.entries()) {
    if (index + 1 !== one && index + 1 !== two) await stage.book.leave("one", `${name}'s`);
  }
  for (let seconds = 0; seconds < 60; seconds++) {
    await stage.pass(1_000);
    stage.end();
  }
  const { tournament, entrants } = await stage.sheet();
  assertEquals(tournament.phase, "over");
  assertEquals(entrants.map(({ sheet }) => sheet.length), [1, 1, 1, 1, 1, 1]);
});
