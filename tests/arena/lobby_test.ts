/** Who meets whom, by turns, where nothing but the waiting decides. */

import { assert, assertEquals } from "@std/assert";
import type { BotSession } from "../../lib/server/arena/bot_session.ts";
import { Lobby } from "../../lib/server/arena/lobby.ts";
import { DEFAULT_ARENA } from "../../lib/server/arena/settings.ts";

/** ms */
const TICK = 100, MATCH = 10_000;
const CONFIG = { allow_training: true, training_timeout: 3 };
/** The name of one that asked to train only. */
const TRAINS = "T";

const nameOf = (bot: BotSession) => bot.bot.name;

/** Bots that come one after another to an arena; how often which two met in so many matches' time. */
function meetings(
  comesAt: Readonly<Record<string, number>>,
  matches: number,
  sourceOf: (bot: BotSession) => string = nameOf,
) {
  const settings = { ...DEFAULT_ARENA, gameTime: MATCH / 1_000, roundRobinHours: 0 };
  const lobby = new Lobby(settings, 0, true, sourceOf, () => true);
  const met = new Map<string, number>();
  const going: { ends: number; bots: readonly BotSession[]; sources: readonly string[] }[] = [];
  let now = 0;
  const begin = (bots: readonly BotSession[]) => {
    const pair = bots.map(nameOf).sort().join("");
    met.set(pair, (met.get(pair) ?? 0) + 1);
    going.push({ ends: now + MATCH, bots, sources: lobby.take(bots) });
  };
  const wait = (bot: BotSession) => {
    bot.waitingSince = now;
    lobby.add(bot);
  };
  for (; now < matches * MATCH; now += TICK) {
    for (const [name, at] of Object.entries(comesAt)) {
      const config = { ...CONFIG, force_training: name === TRAINS };
      const bot = { bot: { author: "", name }, config, playedAt: -Infinity, lastMatch: 0 };
      if (now === at) wait({ ...bot, met: new WeakMap() } as unknown as BotSession);
    }
    for (const match of going.filter(({ ends }) => ends <= now)) {
      going.splice(going.indexOf(match), 1);
      lobby.release(match.sources);
      for (const bot of match.bots) {
        bot.playedAt = now;
        wait(bot);
      }
    }
    lobby.matchAll(now, { fight: (a, b) => begin([a, b]), train: (bot) => begin([bot]) });
  }
  return met;
}

Deno.test("four bots that come one after another all meet, and play as often as before", () => {
  for (const gap of [0, 1_300, 4_700, 9_000]) {
    const met = meetings({ A: 0, B: gap, C: 2 * gap, D: 3 * gap }, 60);
    const pairs = met.entries().filter(([pair]) => pair.length === 2).toArray();
    assertEquals(pairs.length, 6, `${gap}: ${JSON.stringify(pairs)}`);
    const played = pairs.reduce((sum, [, count]) => sum + count, 0);
    assert(played > 60, `${gap}: ${played} matches`);
  }
});

Deno.test("of five all meet, though one is over each time", () => {
  const met = meetings({ A: 0, B: 0, C: 200, D: 3_000, E: 7_000 }, 100);
  const counts = [...met].filter(([pair]) => pair.length === 2).map(([, count]) => count);
  assertEquals(counts.length, 10);
  assert(Math.min(...counts) >= 10, JSON.stringify([...met]));
});

Deno.test("four bots of one address, of which two fight at a time, all meet", () => {
  const met = meetings({ A: 0, B: 0, C: 0, D: 0 }, 60, () => "here");
  const counts = [...met].filter(([pair]) => pair.length === 2).map(([, count]) => count);
  assertEquals(counts.length, 6, JSON.stringify([...met]));
  assert(Math.min(...counts) >= 5, JSON.stringify([...met]));
});

Deno.test("two of one address fight as often as another of it trains", () => {
  const met = meetings({ A: 0, B: 0, [TRAINS]: 0 }, 60, () => "here");
  assert(met.get("AB")! >= 25, JSON.stringify([...met]));
});

Deno.test("two alone meet again and again", () => {
  const met = meetings({ A: 0, B: 0 }, 20);
  assertEquals([...met.keys()], ["AB"]);
  assert(met.get("AB")! >= 18);
});

Deno.test("a bot alone trains", () => {
  assertEquals([...meetings({ A: 0 }, 5).keys()], ["A"]);
});
