/** Bugs and failing disks under the arena: they are reported, and the arena goes on. */

import { assertEquals } from "@std/assert";
import { Arena } from "../../lib/server/arena/arena.ts";
import type { ServerMessage } from "../../lib/server/arena/messages.ts";
import { StoreFailure } from "../../lib/server/store/failure.ts";
import { SqlResults } from "../../lib/server/store/sql/arena_results.ts";
import { SqliteDatabase } from "../../lib/server/store/sqlite/sqlite_database.ts";
import { scope } from "../../lib/server/clock.ts";
import { seededWorld } from "../seeded_world.ts";
import { SMALL } from "./serving.ts";

/** A bot whose line is an array. */
class PaperBot {
  readonly heard: ServerMessage[] = [];
  readonly #inGame = Promise.withResolvers<void>();
  isClosed = false;

  readonly line = {
    buffered: 0,
    send: (message: ServerMessage) => {
      this.heard.push(message);
      if ("setup_game" in message) this.#inGame.resolve();
    },
    close: () => void (this.isClosed = true),
  };

  get inGame(): Promise<void> {
    return this.#inGame.promise;
  }
}

const identity = (name: string) => JSON.stringify({ identity: { author: "tests", name } });
const READY = JSON.stringify({ configure: { allow_training: false } });

Deno.test("a disk that fails when two are matched keeps nobody else from playing", async () => {
  const reports: string[] = [];
  const report = (error: unknown) => reports.push((error as Error).message);
  const world = scope({ ...seededWorld(), report });
  const results = new SqlResults(SqliteDatabase.inMemory());
  let failures = 2;
  const isRated = results.isRated.bind(results);
  results.isRated = (bot, key) => {
    if (failures-- > 0) throw new Error("disk I/O error");
    return isRated(bot, key);
  };
  const arena = new Arena(results, world, SMALL);
  const bots = Array.from({ length: 6 }, () => new PaperBot());
  for (const [n, bot] of bots.entries()) {
    const guest = arena.welcome(bot.line, "here")!;
    guest.hear(identity(`bot${n}`));
    guest.hear(READY);
  }
  await Promise.all(bots.map(({ inGame }) => inGame));
  assertEquals(reports, ["disk I/O error", "disk I/O error"]);
  arena.close();
  world.end();
});

Deno.test("matches of a round robin that couldn't begin for a while are still to come", async () => {
  let hours = 0, failures = 0, isAway = true;
  const now = () => Math.floor(performance.now()) + hours * 3_600_000;
  const world = scope({ ...seededWorld(), now, report() {} });
  const results = new SqlResults(SqliteDatabase.inMemory()), failed = Promise.withResolvers<void>();
  const isRated = results.isRated.bind(results);
  results.isRated = (bot, key) => {
    if (!isAway) return isRated(bot, key);
    // More often than there are pairs.
    if (++failures > 4) failed.resolve();
    return Promise.reject(new StoreFailure("out of reach"));
  };
  const arena = new Arena(results, world, { ...SMALL, roundRobinHours: 24 });
  const bots = Array.from({ length: 3 }, () => new PaperBot());
  for (const [n, bot] of bots.entries()) {
    const guest = arena.welcome(bot.line, "here")!;
    guest.hear(identity(`bot${n}`));
    guest.hear(READY);
  }
  hours = 24;
  await failed.promise;
  isAway = false;
  await Promise.race(bots.map(({ inGame }) => inGame));
  assertEquals(arena.live().map(({ robin }) => robin !== undefined), [true]);
  arena.close();
  world.end();
});

Deno.test("who comes back after a match was broken off has its place", async () => {
  const world = scope(seededWorld()), results = new SqlResults(SqliteDatabase.inMemory());
  const arena = new Arena(results, world, { ...SMALL, matchesPerSource: 1 });
  const play = async () => {
    const bots = ["ada", "ben"].map((name) => {
      const bot = new PaperBot(), guest = arena.welcome(bot.line, "here")!;
      guest.hear(identity(name));
      guest.hear(READY);
      return bot.inGame;
    });
    const late = new Promise((_, fail) => world.after(5_000, () => fail(new Error("No match"))));
    await Promise.race([Promise.all(bots), late]);
  };
  await play();
  // As when another process may have the arena by now.
  arena.close();
  await play();
  arena.close();
  world.end();
});

Deno.test("a bot whose message meets a bug is sent away, and the bug is reported", () => {
  const reports: unknown[] = [];
  const world = scope({ ...seededWorld(), report: (error) => reports.push(error) });
  const arena = new Arena(new SqlResults(SqliteDatabase.inMemory()), world, SMALL);
  const bot = new PaperBot();
  const guest = arena.welcome(bot.line, "here")!;
  const bug = new Error("bug");
  bot.line.send = () => {
    throw bug;
  };
  guest.hear(identity("bot"));
  assertEquals([reports, bot.isClosed, arena.waiting()], [[bug], true, []]);
  arena.close();
  world.end();
});

Deno.test("a match that is called off before it begins leaves its place to the next", async () => {
  const world = scope(seededWorld()), results = new SqlResults(SqliteDatabase.inMemory());
  const known = Promise.withResolvers<boolean>(), asked = Promise.withResolvers<void>();
  results.isRated = () => {
    asked.resolve();
    return known.promise;
  };
  const arena = new Arena(results, world, { ...SMALL, matchesPerSource: 1 });
  const enter = (name: string) => {
    const bot = new PaperBot(), guest = arena.welcome(bot.line, "here")!;
    guest.hear(identity(name));
    guest.hear(READY);
    return { guest, bot };
  };
  const ada = enter("ada"), ben = enter("ben");
  await asked.promise;
  ben.guest.close();
  known.resolve(true);
  const cyd = enter("cyd");
  const late = new Promise((_, fail) => world.after(10_000, () => fail(new Error("No match"))));
  await Promise.race([Promise.all([ada.bot.inGame, cyd.bot.inGame]), late]);
  arena.close();
  world.end();
});

Deno.test("while the disk fails, who waits is matched again by and by, not at once", async () => {
  const failed = Promise.withResolvers<void>(), soon: (() => void)[] = [];
  const world = {
    ...seededWorld(),
    after(ms: number, call: () => void) {
      if (ms === 0) soon.push(call);
      return () => {};
    },
    report: () => failed.resolve(),
  };
  const results = new SqlResults(SqliteDatabase.inMemory());
  results.isRated = () => Promise.reject(new Error("disk I/O error"));
  const arena = new Arena(results, world, SMALL);
  for (const name of ["ada", "ben"]) {
    const guest = arena.welcome(new PaperBot().line, "here")!;
    guest.hear(identity(name));
    guest.hear(READY);
  }
  soon.pop()!();
  await failed.promise;
  assertEquals([arena.waiting().length, soon.length], [2, 0]);
  arena.close();
});

Deno.test("who watches hears that a match is over once it can be had, however slow the disk", async () => {
  const world = scope(seededWorld()), results = new SqlResults(SqliteDatabase.inMemory());
  const keep = results.keep.bind(results), disk = Promise.withResolvers<void>();
  results.keep = async (...match) => {
    await disk.promise;
    return await keep(...match);
  };
  const arena = new Arena(results, world, SMALL);
  const bots = [new PaperBot(), new PaperBot()];
  const guests = bots.map((bot, n) => {
    const guest = arena.welcome(bot.line, "here")!;
    guest.hear(identity(`bot${n}`));
    guest.hear(READY);
    return guest;
  });
  await Promise.all(bots.map(({ inGame }) => inGame));
  const { id } = arena.live()[0]!, over = Promise.withResolvers<void>(), ends: boolean[] = [];
  const end = (isKept: boolean) => {
    ends.push(isKept);
    over.resolve();
  };
  arena.watch(id, { buffered: 0, send() {}, end });
  guests[0]!.close();
  assertEquals([ends, arena.live().length], [[], 1]);
  disk.resolve();
  await over.promise;
  assertEquals([ends, (await results.find(id))?.id], [[true], id]);
  arena.close();
  world.end();
});
