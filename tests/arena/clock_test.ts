/** What the arena does by the clock, in a time of the test's own (rules.md K6, K7). */

import { assert, assertEquals } from "@std/assert";
import { setImmediate } from "node:timers";
import { Arena } from "../../lib/server/arena/arena.ts";
import type { BotSession, Line } from "../../lib/server/arena/bot_session.ts";
import { SqlResults } from "../../lib/server/store/sql/arena_results.ts";
import { SqliteDatabase } from "../../lib/server/store/sqlite/sqlite_database.ts";
import type { ServerMessage } from "../../lib/server/arena/messages.ts";
import type { LiveMatch } from "../../lib/arena/shown.ts";
import { seededRng } from "../../lib/games/kit/rng.ts";
import type { World } from "../../lib/server/clock.ts";
import { SMALL } from "./serving.ts";

/** A world whose time the test sets. */
class TrialWorld implements World {
  #now = 0;
  #alarms: { at: number; call: () => void }[] = [];
  readonly random = seededRng("clock");

  readonly now = () => this.#now;

  readonly after = (ms: number, call: () => void) => {
    const alarm = { at: this.#now + ms, call };
    this.#alarms.push(alarm);
    return () => void (this.#alarms = this.#alarms.filter((other) => other !== alarm));
  };

  report(error: unknown): void {
    throw error;
  }

  /** Lets some ms go by, and all that happens in them. */
  async pass(ms: number): Promise<void> {
    const until = this.#now + ms;
    for (;;) {
      const next = this.#alarms.toSorted((a, b) => a.at - b.at)[0];
      if (!next || next.at > until) break;
      this.#alarms = this.#alarms.filter((alarm) => alarm !== next);
      this.#now = Math.max(this.#now, next.at);
      next.call();
      await new Promise<void>((resolve) => setImmediate(resolve));
    }
    this.#now = until;
  }
}

/** A bot that answers at once, unless the test silences it. */
class TrialLine implements Line {
  buffered = 0;
  readonly told: ServerMessage[] = [];
  isClosed = false;
  isSilent = false;
  /** How long it takes to answer, ms. */
  takes = 1;
  guest: BotSession | undefined;

  constructor(private readonly world: World) {}

  send(message: ServerMessage): void {
    this.told.push(message);
    if (!("get_move" in message) || this.isSilent) return;
    this.world.after(this.takes, () => this.guest!.hear('{"update_state":[]}'));
  }

  close(): void {
    this.isClosed = true;
  }

  count(key: string): number {
    return this.told.filter((message) => key in message).length;
  }
}

function trial(settings: Partial<typeof SMALL> = {}) {
  const world = new TrialWorld(), results = new SqlResults(SqliteDatabase.inMemory());
  const arena = new Arena(results, world, { ...SMALL, ...settings });
  const enter = (name: string, configure: Record<string, unknown> = {}, source = "here") => {
    const line = new TrialLine(world);
    line.guest = arena.welcome(line, source);
    line.guest!.hear(JSON.stringify({ author: "tests", name }));
    line.guest!.hear(JSON.stringify({ allow_training: false, ...configure }));
    return line;
  };
  return { world, results, arena, enter };
}

Deno.test("a match ends with its time, however many generations it has lived", async () => {
  const { world, results, enter } = trial({ gameTime: 3, generations: 10_000 });
  const [ada, ben] = [enter("Ada"), enter("Ben")];
  await world.pass(2_900);
  assertEquals(ada.count("scores"), 0);
  await world.pass(200);
  assertEquals([ada.count("scores"), ben.count("scores")], [1, 1]);
  const [match] = await results.list({ limit: 1 });
  assertEquals(match!.outcome, { winner: null, by: "majority" });
  assert(match!.generations > 1000 && match!.generations < 2000);
});

Deno.test("a match ends with its time, though nobody answers", async () => {
  const { world, enter } = trial({ gameTime: 3, responseTime: 3600 });
  const [ada, ben] = [enter("Ada"), enter("Ben")];
  ada.isSilent = ben.isSilent = true;
  await world.pass(3_100);
  assertEquals([ada.count("scores"), ben.count("scores")], [1, 1]);
});

Deno.test("a match ends with its generations, however little time it took", async () => {
  const { world, results, enter } = trial({ generations: 7 });
  enter("Ada"), enter("Ben");
  await world.pass(100);
  const [match] = await results.list({ limit: 1 });
  assertEquals(match!.generations, 7);
});

Deno.test("of a match it's noted whether both bots are of one address", async () => {
  for (const source of ["here", "there"]) {
    const { world, results, enter } = trial({ generations: 7 });
    const noted: boolean[] = [];
    results.keep = (_match, _keys, isNear = false) => Promise.resolve(noted.push(isNear) > 0);
    enter("Ada"), enter("Ben", {}, source);
    await world.pass(100);
    assertEquals(noted, [source === "here"]);
  }
});

Deno.test("two who come are matched at once, not only the first time", async () => {
  const { world, enter, arena } = trial();
  for (const matches of [1, 2, 3]) {
    for (const name of ["Ada", "Ben"]) enter(`${name}${matches}`).isSilent = true;
    // Less than it takes until clocks are looked at, when all who wait are matched too.
    await world.pass(1);
    assertEquals([arena.live().length, arena.waiting().length], [matches, 0]);
  }
});

Deno.test("who is silent passes after the response time, generation after generation", async () => {
  const { world, enter } = trial({ gameTime: 60, responseTime: 2 });
  const [ada, ben] = [enter("Ada"), enter("Ben")];
  ben.isSilent = true;
  await world.pass(21_000);
  const ticks = ada.count("tick_board");
  assert(ticks >= 9 && ticks <= 10, `${ticks} generations in 21 s`);
  assertEquals(ben.count("tick_board"), ticks);
});

Deno.test("a bot that allows training trains once its timeout is over, not before", async () => {
  const { world, enter, arena } = trial();
  const alone = enter("Alone", { allow_training: true, training_timeout: 8 });
  const never = trial();
  never.enter("Never");
  await world.pass(7_900);
  assertEquals([alone.count("setup_game"), arena.waiting().length], [0, 1]);
  await world.pass(200);
  assert(alone.count("setup_game") === 1);
  await never.world.pass(3_600_000);
  assertEquals(never.arena.waiting().length, 1);
});

Deno.test("an answer on its way when the match ends is thrown away, and no other", async () => {
  const { world, enter } = trial();
  const lines = [enter("Ada"), enter("Ben")];
  for (const line of lines) line.isSilent = true;
  await world.pass(50);
  const asked = lines.find((line) => line.count("get_move") > 0)!;
  lines.find((line) => line !== asked)!.guest!.close();
  assertEquals(asked.count("scores"), 1);
  asked.guest!.hear('{"update_state":[[1,1]]}');
  assert(!asked.isClosed);
  asked.guest!.hear('{"update_state":[[1,1]]}');
  assert(asked.isClosed);
});

Deno.test("a bot rests for a second between its matches", async () => {
  const { world, enter } = trial({ generations: 1 });
  const [ada] = [enter("Ada"), enter("Ben")];
  await world.pass(900);
  assertEquals(ada.count("setup_game"), 1);
  await world.pass(300);
  assertEquals(ada.count("setup_game"), 2);
});

Deno.test("the two that have waited longest meet", async () => {
  const { world, arena, enter } = trial({ matches: 1, generations: 5 });
  enter("first"), enter("second");
  await world.pass(0);
  const third = enter("third"), fourth = enter("fourth");
  assertEquals(arena.waiting().map(({ name }) => name), ["third", "fourth"]);
  await world.pass(60);
  assert(third.count("setup_game") > 0 && fourth.count("setup_game") > 0, "then it is their turn");
});

Deno.test("a round robin goes on though there's room for one match at a time", async () => {
  const { world, arena, results, enter } = trial({
    matches: 1,
    gameTime: 1,
    // 18 seconds.
    roundRobinHours: 0.005,
  });
  for (const name of ["Ada", "Ben", "Cyd", "Dot"]) enter(name).isSilent = true;
  let most = 0;
  for (let ms = 0; ms < 35_000; ms += 50) {
    await world.pass(50);
    most = Math.max(most, arena.live().length);
  }
  const ofRobin = (await results.list({ limit: 99 })).filter(({ robin }) => robin !== undefined);
  const met = ofRobin.map(({ bots }) => bots.map(({ name }) => name).toSorted().join());
  assertEquals([most, met.length, new Set(met).size], [1, 6, 6]);
});

Deno.test("who connects and says nothing, or does not read, is let go of", async () => {
  const { world, arena, enter } = trial();
  const mute = new TrialLine(world);
  arena.welcome(mute, "here");
  const ada = enter("Ada");
  await world.pass(59_000);
  assert(!mute.isClosed);
  await world.pass(2_000);
  assert(mute.isClosed && !ada.isClosed);
  ada.buffered = 1e9;
  ada.guest!.hear('{"get_state":null}');
  await world.pass(1);
  assert(ada.isClosed);
});

Deno.test("who has left questions open for a minute of matches is let go of, who is slow isn't", async () => {
  const { world, results, enter } = trial({ gameTime: 20 });
  const ada = enter("Ada"), ben = enter("Ben");
  ada.isSilent = true;
  ben.takes = 2_500;
  await world.pass(600_000);
  assertEquals([ada.isClosed, ben.isClosed], [true, false]);
  assertEquals(ada.told.at(-1), { error: "No answer came for 60 seconds." });
  const lost = (await results.list({ limit: 99 })).length;
  assert(lost >= 3 && lost <= 7, `${lost} matches`);
});

Deno.test("what is broken off counts for nobody, and watchers hear of it", async () => {
  const { world, results, arena, enter } = trial();
  const lines = [enter("Ada"), enter("Ben"), enter("Cid")];
  await world.pass(60);
  const ends: boolean[] = [], [{ id }] = arena.live() as [LiveMatch];
  arena.watch(id, { buffered: 0, send() {}, end: (isKept) => ends.push(isKept) });
  arena.close();
  await world.pass(1_000);
  assert(lines.every(({ isClosed }) => isClosed));
  assertEquals([await results.list({ limit: 9 }), arena.live(), ends], [[], [], [false]]);
});

Deno.test("who comes again and again has no more to say than who stays", async () => {
  const { world, arena, enter } = trial();
  const ada = enter("Ada");
  let came = 0;
  for (; came < 1_000; came++) {
    const line = new TrialLine(world), guest = arena.welcome(line, "here");
    if (!guest) break;
    for (let n = 0; n < 99; n++) guest.hear('{"get_state":null}');
    guest.close();
  }
  assert(came < 10, `${came} came`);
  assert(arena.welcome(new TrialLine(world), "elsewhere"));
  assert(!ada.isClosed, "who says nothing more stays");
  await world.pass(10_000);
  assert(arena.welcome(new TrialLine(world), "here"), "and later there is room again");
});

Deno.test("only an answer may be long", async () => {
  const { world, arena, enter } = trial();
  const long = JSON.stringify({ update_state: Array(50_000).fill([1, 1]) });
  const lines = [enter("Ada"), enter("Ben")];
  for (const line of lines) line.isSilent = true;
  await world.pass(50);
  const asked = lines.find((line) => line.count("get_move") > 0)!;
  asked.guest!.hear(long);
  assert(!asked.isClosed);
  const early = new TrialLine(world);
  arena.welcome(early, "here")!.hear(JSON.stringify({ author: "x".repeat(200_000), name: "y" }));
  assert(early.isClosed);
});

Deno.test("a bot is rated against another, and not against itself", async () => {
  const { world, results, enter } = trial({ generations: 2 });
  const [a, b] = [enter("Twin"), enter("Twin")];
  await world.pass(30);
  a.guest!.close(), b.guest!.close();
  const matches = await results.list({ limit: 99 });
  assert(matches.length > 0 && matches.every(({ rated }) => !rated));
});

Deno.test("of bots of one address no more matches count than could be played to their ends", async () => {
  for (const [source, most] of [["here", 3], ["there", Infinity]] as const) {
    const { world, results, enter } = trial({ generations: 2, gameTime: 1200 });
    const lines = [enter("Ada"), enter("Ben", {}, source)];
    await world.pass(10_000);
    for (const line of lines) line.guest!.close();
    const matches = (await results.list({ limit: 99 })).toReversed();
    assert(matches.length > 3, `${matches.length} matches`);
    assertEquals(matches.map(({ rated }) => rated), matches.map((_, n) => n < most));
  }
});
