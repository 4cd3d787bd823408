/** Round robins: who meets whom, when, and what the table makes of it. */

import { assert, assertEquals } from "@std/assert";
import { roundRobinsIn } from "../../lib/arena/cross_table.ts";
import type { BotName, MatchSummary } from "../../lib/arena/results.ts";
import { RoundRobin } from "../../lib/server/arena/round_robin.ts";
import { RawBot, serveArena } from "./serving.ts";

const named = (name: string): BotName => ({ author: "tests", name });
const BOTS = ["Ada", "Ben", "Cyd", "Dot"].map(named);

Deno.test("every two meet once, whoever waits when", () => {
  const robin = new RoundRobin(7, BOTS), met: string[] = [];
  for (let round = 0; !robin.isOver && round < 20; round++) {
    const waiting = BOTS.filter((_, n) => (round + n) % 3 > 0);
    const pair = robin.next(waiting);
    if (pair) met.push(pair.map((n) => waiting[n]!.name).toSorted().join());
  }
  assertEquals(met.toSorted(), ["Ada,Ben", "Ada,Cyd", "Ada,Dot", "Ben,Cyd", "Ben,Dot", "Cyd,Dot"]);
});

Deno.test("who has gone is waited for by nobody, and who may not meet now keeps the match", () => {
  const robin = new RoundRobin(7, BOTS);
  robin.keep(BOTS.slice(0, 2));
  assertEquals(BOTS.map((bot) => robin.awaits(bot)), [true, true, false, false]);
  assertEquals(robin.next(BOTS, () => false), undefined);
  assertEquals([robin.isOver, robin.next(BOTS), robin.isOver], [false, [0, 1], true]);
});

Deno.test("the table has wins, draws and ways to the matches, and no other match's", () => {
  const match = (id: string, bots: [number, number], winner: 0 | 1 | null, robin?: number) =>
    ({
      id,
      bots: bots.map((n) => BOTS[n]!),
      outcome: { winner, by: "majority" },
      rated: true,
      ...robin !== undefined && { robin },
    }) as unknown as MatchSummary;
  const [newest, older, ...more] = roundRobinsIn([
    match("e", [0, 1], 1, 2),
    match("d", [0, 1], 1),
    match("c", [2, 1], null, 1),
    match("b", [0, 2], 0, 1),
    match("a", [1, 0], 0, 1),
  ]);
  assertEquals(more, []);
  assertEquals([newest!.startedAt, newest!.rows.length], [2, 2]);
  const rows = older!.rows.map(({ own, score, against }) => [
    older!.bots[own]!.name,
    score,
    against.map((one) => one ?? "-"),
  ]);
  assertEquals(rows, [
    ["Ben", 1.5, ["-", 1, 0.5]],
    ["Ada", 1, [0, "-", 1]],
    ["Cyd", 0.5, [0.5, 0, "-"]],
  ]);
  assertEquals([...older!.matches.values()].toSorted(), ["a", "b", "c"]);
});

Deno.test("when it's time, all who are there meet once, and the matches say so", async () => {
  // Hours go by as fast as the test wants them to.
  let hours = 0;
  await using serving = serveArena({ generations: 2, roundRobinHours: 24 }, {
    now: () => Math.floor(performance.now()) + hours * 3_600_000,
  });
  const { arena, results, port } = serving;
  const bots: RawBot[] = [];
  for (const name of ["Ada", "Ben", "Cyd"]) bots.push(await RawBot.enter(port, name));
  try {
    const stop = Promise.withResolvers<void>();
    const playing = bots.map(async (bot) => {
      for (;;) if (await Promise.race([bot.play(() => []), stop.promise]) === undefined) return;
    });
    const ofRobins = async () =>
      (await results.list({ limit: 99 })).filter(({ robin }) => robin !== undefined);
    while ((await results.list({ limit: 1 })).length === 0) await pause();
    assertEquals(await ofRobins(), []);
    hours = 24;
    while ((await ofRobins()).length < 3) await pause();
    hours += 1;
    const [robin] = roundRobinsIn(await ofRobins());
    assertEquals(robin!.matches.size, 3);
    assert(arena.taken === 3);
    stop.resolve();
    for (const bot of bots) bot[Symbol.dispose]();
    await Promise.allSettled(playing);
  } finally {
    for (const bot of bots) {
      try {
        bot[Symbol.dispose]();
      } catch { /* It's closed. */ }
    }
  }
});

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 20));
}
