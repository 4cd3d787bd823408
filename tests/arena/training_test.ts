/** Training: the trainer answers like any other bot, some time after it's asked. */

import { assert, assertEquals } from "@std/assert";
import type { Bot, BotName, MatchHead, StoredMatch } from "../../lib/arena/results.ts";
import { Arena } from "../../lib/server/arena/arena.ts";
import { Bout, type Contender } from "../../lib/server/arena/bout.ts";
import type { Pair, ServerMessage } from "../../lib/server/arena/messages.ts";
import type { ArenaSettings } from "../../lib/server/arena/settings.ts";
import { TRAINER, TrainingBot } from "../../lib/server/arena/training_bot.ts";
import { SqlResults } from "../../lib/server/store/sql/arena_results.ts";
import { SqliteDatabase } from "../../lib/server/store/sqlite/sqlite_database.ts";
import { SMALL } from "./serving.ts";

const ADA = { author: "tests", name: "Ada" }, BEN = { author: "tests", name: "Ben" };

/** A world in which nothing happens later until the test says so, and the time is the test's. */
class HeldWorld {
  time = 0;
  #later: { call: () => void }[] = [];
  readonly now = () => this.time;
  readonly random = () => 0.5;

  readonly after = (_ms: number, call: () => void) => {
    const alarm = { call };
    this.#later.push(alarm);
    return () => void (this.#later = this.#later.filter((other) => other !== alarm));
  };

  report(error: unknown): void {
    throw error;
  }

  /** Does what was put off until now. */
  turn(): void {
    for (const { call } of this.#later.splice(0)) call();
  }
}

interface Trial {
  /** The bot that moves first. */
  readonly first?: Bot;
  readonly settings?: Partial<ArenaSettings>;
  /** Against another bot of the test's, instead of the trainer. */
  readonly isSerious?: boolean;
}

/** A match of a bot that only answers what the test has it answer. */
function begin(world: HeldWorld, { first = 0, settings, isSerious = false }: Trial = {}) {
  const own = { ...SMALL, ...settings }, { width, height } = own;
  const fixed = { id: "match", width, height, seed: "seed", rated: isSerious, startedAt: 0 };
  const head: MatchHead = { ...fixed, bots: [ADA, isSerious ? BEN : TRAINER], first };
  const asked: number[] = [], kept: StoredMatch[] = [];
  const silent = (bot: BotName): Contender => ({
    bot,
    ask: () => asked.push(bout.match.board.generation),
    tell() {},
    expire() {},
    enter() {},
    leave() {},
  });
  const rival = isSerious ? silent(BEN) : new TrainingBot(head, world);
  const keep = (match?: StoredMatch) => Promise.resolve(void (match && kept.push(match)));
  const bout = new Bout(head, [silent(ADA), rival], own, world.now, keep);
  bout.start();
  return { bout, asked, kept };
}

Deno.test("a bot that trains plays no generations ahead, however many answers it sends at once", () => {
  const world = new HeldWorld(), told: ServerMessage[] = [];
  const arena = new Arena(new SqlResults(SqliteDatabase.inMemory()), world, SMALL);
  const line = { buffered: 0, send: (message: ServerMessage) => told.push(message), close() {} };
  const guest = arena.welcome(line, "here")!;
  guest.hear(JSON.stringify({ identity: ADA }));
  guest.hear(JSON.stringify({ configure: { allow_training: true, force_training: true } }));
  while (!told.some((message) => "get_move" in message)) world.turn();
  for (let n = 0; n < 50; n++) guest.hear('{"update_state":[]}');
  const error = '"update_state" has no place here: nothing was asked for.';
  const ticks = told.filter((message) => "tick_board" in message).length;
  assert(ticks <= 1, `${ticks} generations`);
  assertEquals(told.at(-1), { error });
});

Deno.test("no match begins for a bot that came before nobody was admitted any more", () => {
  const world = new HeldWorld(), results = new SqlResults(SqliteDatabase.inMemory());
  let isOpen = true;
  const arena = new Arena(results, world, SMALL, { admits: () => isOpen });
  const guest = arena.welcome({ buffered: 0, send() {}, close() {} }, "here")!;
  guest.hear(JSON.stringify({ identity: ADA }));
  isOpen = false;
  guest.hear(JSON.stringify({ configure: { allow_training: true, force_training: true } }));
  for (let n = 0; n < 5; n++) world.turn();
  assertEquals([arena.waiting(), arena.live()], [[ADA], []]);
  isOpen = true;
  while (arena.live().length === 0) world.turn();
});

Deno.test("a bot that answers when it's asked plays on and on", () => {
  const world = new HeldWorld(), { bout, asked } = begin(world);
  for (let n = 0; n < 5; n++) {
    bout.answer([]);
    world.turn();
  }
  assertEquals(asked, [0, 1, 2, 3, 4, 5]);
});

Deno.test("a trainer that's too late has passed, and answers for nobody else", () => {
  const world = new HeldWorld(), { bout, asked } = begin(world);
  bout.answer([]);
  world.time += 1000 * SMALL.responseTime;
  bout.check();
  world.turn();
  assertEquals([asked, bout.match.mover], [[0, 1], 0]);
});

Deno.test("a trainer answers nothing once its match is over, or broken off", () => {
  const world = new HeldWorld();
  for (const end of ["forfeit", "breakOff"] as const) {
    const { bout, kept } = begin(world, { first: 1 });
    bout[end](0);
    world.turn();
    assertEquals([bout.match.mover, kept.length], [1, end === "forfeit" ? 1 : 0], end);
  }
});

Deno.test("who watches training hears that it's kept, if a generation was played", async () => {
  const ends: boolean[] = [];
  for (const answers of [0, 1]) {
    const world = new HeldWorld(), { bout } = begin(world);
    bout.watchers.add({ buffered: 0, send() {}, end: (isKept) => ends.push(isKept) }, 0);
    for (let n = 0; n < answers; n++) bout.answer([]);
    world.turn();
    bout.forfeit(0);
    await Promise.resolve();
  }
  assertEquals(ends, [false, true]);
});

Deno.test("training ends once 256 KiB would be kept of it, a match that counts goes on", () => {
  const settings = { width: 2000, height: 2000, generations: 9_000 }, most = 2 ** 18;
  const block: Pair[] = [[1999, 1998], [1999, 1999], [1998, 1998], [1998, 1999]];
  // Cells that die of loneliness, with most of a row between them.
  const lonely = Array.from({ length: 30 }, (_, n): Pair => [60 * n, n % 2 * 1_500]);
  for (const isSerious of [false, true]) {
    const world = new HeldWorld(), { bout, kept } = begin(world, { settings, isSerious });
    for (let n = 0; kept.length === 0; n++) {
      bout.answer(n === 0 ? block : lonely);
      if (isSerious) bout.answer([]);
      else world.turn();
    }
    const [{ outcome, generations, moves }] = kept as [StoredMatch];
    assertEquals([outcome.by, generations === 9_000], ["majority", isSerious]);
    assertEquals([moves.length >= most, moves.length > most + 200], [true, isSerious]);
  }
});
