/** Round robins: who meets whom, when, and what the table makes of it. */

import { assert, assertEquals } from "@std/assert";
import { roundRobinsIn, type RoundRobinTable, standingsOf } from "../../lib/arena/cross_table.ts";
import { type BotName, KEPT_OF_ROBINS, type MatchSummary } from "../../lib/arena/results.ts";
import { below, seededRng } from "../../lib/games/kit/rng.ts";
import { RoundRobin } from "../../lib/server/arena/round_robin.ts";
import { runs } from "../full.ts";
import { RawBot, serveArena } from "./serving.ts";

const named = (name: string): BotName => ({ author: "tests", name });
const BOTS = ["Ada", "Ben", "Cyd", "Dot"].map(named),
  ALL = [...BOTS, ...["Eve", "Flo", "Gus"].map(named)];

Deno.test("every two meet once, whoever waits when", () => {
  const robin = new RoundRobin(7, BOTS), met: string[] = [];
  for (let round = 0; !robin.isOver && round < 20; round++) {
    const waiting = BOTS.filter((_, n) => (round + n) % 3 > 0);
    const pair = robin.next(waiting);
    if (pair) met.push(pair.map((n) => waiting[n]!.name).toSorted().join());
  }
  assertEquals(met.toSorted(), ["Ada,Ben", "Ada,Cyd", "Ada,Dot", "Ben,Cyd", "Ben,Dot", "Cyd,Dot"]);
});

Deno.test("who has gone is waited for by nobody, and who doesn't wait keeps the match", () => {
  const robin = new RoundRobin(7, BOTS);
  robin.keep(BOTS.slice(0, 2));
  assertEquals(BOTS.map((bot) => robin.awaits(bot)), [true, true, false, false]);
  assertEquals(robin.next(BOTS.slice(1)), undefined);
  assertEquals([robin.isOver, robin.next(BOTS), robin.isOver], [false, [0, 1], true]);
});

Deno.test("whoever comes, waits and goes when, two who are there meet as the list of all pairs says", () => {
  for (let seed = 0; seed < runs(50, 2_000); seed++) {
    const rng = seededRng(`robin ${seed}`), some = () => ALL.filter(() => below(4, rng) > 0);
    const entered = ALL.slice(0, below(ALL.length, rng)), robin = new RoundRobin(7, entered);
    let coming = entered.flatMap((bot, n) => entered.slice(0, n).map((other) => [other, bot]));
    for (let turn = 0; turn < 30; turn++) {
      const waiting = some();
      const pair = coming.find((pair) => pair.every((bot) => waiting.includes(bot)));
      assertEquals(robin.next(waiting)?.map((place) => waiting[place]), pair);
      coming = coming.filter((other) => other !== pair);
      if (below(8, rng) === 0) {
        const present = some();
        robin.keep(present);
        coming = coming.filter((pair) => pair.every((bot) => present.includes(bot)));
      }
      assertEquals(robin.isOver, coming.length === 0);
      assertEquals(
        ALL.filter((bot) => robin.awaits(bot)),
        ALL.filter((bot) => coming.flat().includes(bot)),
      );
    }
  }
});

Deno.test("how often names are looked at goes by the bots, not by their pairs", () => {
  const read = { times: 0 }, bots = watchedBots(60, read), robin = new RoundRobin(7, bots);
  const waiting = bots.slice(0, 30);
  while (robin.next(waiting));
  read.times = 0;
  robin.keep(bots);
  for (const bot of bots) robin.awaits(bot);
  robin.next(waiting);
  assert(read.times <= 4 * bots.length, `${read.times} names`);
});

Deno.test("how often a table looks at names goes by the matches", () => {
  const read = { times: 0 }, bots = watchedBots(40, read);
  const matches = bots.flatMap((bot, n) =>
    bots.slice(0, n).map((other, m) => ({
      id: `${m} ${n}`,
      bots: [other, bot],
      robin: 1,
      rated: true,
      outcome: { winner: 0 },
    }))
  ) as unknown as MatchSummary[];
  const [{ rows }] = roundRobinsIn(matches) as [RoundRobinTable];
  assertEquals(rows.map(({ score }) => score), [...bots.keys()].toReversed());
  assert(read.times <= 6 * matches.length, `${read.times} names`);
});

Deno.test("how often scores look at a match doesn't go by the entrants", () => {
  const entrants = Array.from({ length: 40 }, (_, n) => ({ name: `bot ${n}` }));
  let times = 0;
  const played = entrants.slice(1).map((_, n) => ({
    winner: null,
    get pair() {
      times++;
      return [n, n + 1] as const;
    },
  }));
  standingsOf(entrants, played);
  assert(times <= 2 * played.length, `${times} looks`);
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

Deno.test("a round robin of which matches may have been forgotten isn't shown", () => {
  const match = (robin: number) =>
    ({
      bots: BOTS.slice(0, 2),
      outcome: { winner: 0 },
      rated: true,
      robin,
    }) as unknown as MatchSummary;
  const starts = (newer: number) =>
    roundRobinsIn([...Array(newer).fill(match(2)), match(1)]).map(({ startedAt }) => startedAt);
  assertEquals([starts(KEPT_OF_ROBINS - 2), starts(KEPT_OF_ROBINS - 1)], [[2, 1], [2]]);
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

/** Bots that count how often their names are looked at. */
function watchedBots(many: number, read: { times: number }): BotName[] {
  return Array.from({ length: many }, (_, n) => ({
    author: "tests",
    get name() {
      read.times++;
      return `bot ${n}`;
    },
  }));
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 20));
}
