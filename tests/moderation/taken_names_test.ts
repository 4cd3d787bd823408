/** Names that were taken away: nobody has them any more, wherever they were kept. */

import { assert, assertEquals } from "@std/assert";
import { finishedGame } from "../store/finished.ts";
import { storeTest } from "../store/stores.ts";
import { ARENA, entry, MANY, NOW } from "../store/tournament_plans.ts";
import { ADA, BEN, complaint, HERE, measure, open } from "./office.ts";

storeTest("a name that was taken away is nobody's, and looks like nobody's", async ({ store }) => {
  const { office, books } = await open(store);
  await books.archive.keep(finishedGame({ endedAt: 1 }));
  assertEquals(await books.players.claim(ADA, "Rude", 2), { id: 1, name: "Rude" });
  assertEquals(await office.shown("Rude"), "Rude");
  assertEquals(await office.obey(measure({ act: "take-name", player: "1" })), "done");
  assertEquals((await books.players.find(ADA))?.name, null);
  for (const name of ["Rude", "RUDE", "Rudе"]) {
    assertEquals(await office.shown(name), "");
    // As a bot does whenever it begins to listen.
    assertEquals(await books.players.claim(ADA, name, 3), "taken");
  }
  const { games: [game] } = await books.archive.list({ limit: 1 });
  assertEquals(game!.seats.map((sat) => sat && "name" in sat && sat.name), ["", "Ben"]);
});

storeTest("a name is taken from who has it by now, and leaves another its own", async (given) => {
  const { office, books: { archive, players } } = await open(given.store);
  await archive.keep(finishedGame({ endedAt: 1 }));
  await office.reports.file(complaint(ADA, "name"), HERE);
  await players.claim(ADA, "Ada", 2);
  await players.claim(BEN, "RUDE", 2);
  assertEquals(await office.obey(measure({ act: "take-name", report: "1" })), "done");
  const names = await Promise.all([ADA, BEN].map((identity) => players.find(identity)));
  assertEquals(names.map((player) => player?.name), ["Ada", null]);
});

storeTest("a name that was taken away is in no tournament, whoever gave it", async (given) => {
  const { office, books: { archive, players, tournaments } } = await open(given.store);
  await archive.keep(finishedGame({ endedAt: 1 }));
  await office.reports.file(complaint(ADA, "name"), HERE);
  await players.claim(BEN, "RUDE", 2);
  await tournaments.plan([ARENA]);
  const bot = entry("rude", { isBot: true });
  for (const one of [entry("RUDE", { identity: BEN }), entry("Rudе"), bot, entry("Cyd")]) {
    await tournaments.enter(ARENA.id, one, NOW, MANY);
  }
  assertEquals(await office.obey(measure({ act: "take-name", report: "1" })), "done");
  const { entrants } = (await tournaments.read(ARENA.id))!;
  assertEquals(entrants.map(({ name }) => name), ["", "", "", "Cyd"]);
});

storeTest("a name that was taken away is gone from what was kept, too", async ({ store }) => {
  const { office, books } = await open(store);
  const names = async () => {
    const { games } = await books.archive.list({ limit: 9 });
    return games.map(({ seats: [sat] }) => sat && "name" in sat && sat.name);
  };
  const seats = [{ identity: ADA, name: "Rude" }, { identity: BEN, name: "Ben" }];
  await books.archive.keep(finishedGame({ id: "before", endedAt: 5, seats }));
  assertEquals(await names(), ["Rude"]);
  const month = { id: "d", month: "1970-01", kind: "ccn", starts: 0, ends: 9, made: 10 } as const;
  await books.dumps.begin(month);
  await books.dumps.finish("d", { games: 1, size: 0, sha256: "sum" });
  const plan = { id: "one", kind: "arena", name: "", game: "skirmish", clock: "60" } as const;
  await books.tournaments.plan([{ ...plan, starts: 0, minutes: 9, rounds: 0, allowsBots: false }]);
  const entry = { identity: ADA, token: "t", owner: "", source: "", name: "Rude", isBot: false };
  await books.tournaments.enter("one", { ...entry, rating: 1500 }, 1, { all: 9, ofSource: 9 });
  const { tournament: { version } } = (await books.tournaments.read("one"))!;

  await office.reports.file(complaint(ADA, "name"), HERE);
  await office.obey(measure({ act: "take-name", report: "1" }));
  // A game that was under way has the name in its log.
  await books.archive.keep(finishedGame({ id: "after", endedAt: 6, seats }));
  assertEquals(await names(), ["", ""]);
  assertEquals(await books.dumps.list(), [], "the month is made again");
  const sheet = (await books.tournaments.read("one"))!;
  assertEquals(sheet.entrants.map(({ name }) => name), [""]);
  assert(sheet.tournament.version > version, "who looks at it sees that");
});

storeTest("months with a name that was taken away are made again", async (given) => {
  const { office, books } = await open(given.store);
  const seats = [{ identity: "Cyd's", name: "RUDE" }, { identity: BEN, name: "Ben" }];
  await books.archive.keep(finishedGame({ endedAt: 5, seats }));
  for (const [id, month, starts] of [["d", "1970-01", 0], ["e", "1970-02", 9]] as const) {
    await books.dumps.begin({ id, month, kind: "ccn", starts, ends: starts + 9, made: 20 });
    await books.dumps.finish(id, { games: 1, size: 0, sha256: "sum" });
  }
  await office.reports.file(complaint(ADA, "name"), HERE);
  await office.obey(measure({ act: "take-name", report: "1" }));
  assertEquals((await books.dumps.list()).map(({ month }) => month), ["1970-02"]);
});
