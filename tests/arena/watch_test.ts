import { assert, assertEquals } from "@std/assert";
import { FrameReader } from "../../lib/arena/frames.ts";
import { Match } from "../../lib/server/arena/match.ts";
import type { MatchHead } from "../../lib/arena/results.ts";
import { Spectator } from "../../lib/arena/spectator.ts";
import { WATCH_BURST, WATCH_RATE, Watchers, type WatchSink } from "../../lib/server/arena/watch.ts";
import { readWatchFrame } from "../../lib/arena/watch_frames.ts";
import { below, seededRng } from "../../lib/games/kit/rng.ts";

const bot = { author: "tests", name: "Ada" };
const HEAD: MatchHead = {
  id: "match",
  bots: [bot, { ...bot, name: "Ben" }],
  width: 300,
  height: 200,
  seed: "seed",
  first: 1,
  rated: true,
  startedAt: 0,
};

const SERVE_EVERY = 100;

/** A match in which both bots place 30 cells wherever it comes, and those who watch it. */
class Trial {
  readonly match = new Match(HEAD);
  readonly watchers = new Watchers(this.match);
  now = 0;
  readonly #rng = seededRng("watch");

  live(generations: number): void {
    for (let n = 0; n < generations; n++) {
      for (let seat = 0; seat < 2; seat++) {
        this.match.move(
          Array.from({ length: 30 }, () => [below(200, this.#rng), below(300, this.#rng)]),
        );
      }
      this.match.tick();
    }
  }

  serve(): void {
    this.now += SERVE_EVERY;
    this.watchers.serve(this.now);
  }
}

/** A watcher that takes what it is sent into a board of its own, as long as it reads. */
class Taker implements WatchSink {
  readonly spectator = new Spectator(HEAD.width, HEAD.height);
  buffered = 0;
  /** The parts that it was sent, and how many of the frames that they make are boards. */
  parts: Uint8Array[] = [];
  boards = 0;
  isOver = false;
  readonly #reader = new FrameReader(Infinity);

  send(part: Uint8Array): void {
    this.parts.push(part);
    this.spectator.take(part);
    for (const frame of this.#reader.push(part)) {
      if (readWatchFrame(frame).t === "snapshot") this.boards++;
    }
  }

  end(): void {
    this.isOver = true;
  }

  get bytes(): number {
    return this.parts.reduce((sum, part) => sum + part.length, 0);
  }

  /** Whether the watcher's board is the match's. */
  check({ match }: Trial): void {
    this.spectator.catchUp();
    const { replay, generation } = this.spectator;
    replay!.stepTo(generation);
    assertEquals(generation, match.board.generation);
    assertEquals(replay!.board.toBoard(), match.board.toBoard());
    assertEquals([...this.spectator.populations], match.cells());
  }
}

Deno.test("a latecomer gets the board, and then what is placed on it", () => {
  const trial = new Trial(), early = new Taker(), late = new Taker();
  trial.watchers.add(early, trial.now);
  for (let served = 0; served < 20; served++) {
    if (served === 10) trial.watchers.add(late, trial.now);
    trial.live(7);
    trial.serve();
    early.check(trial);
  }
  late.check(trial);
  assertEquals(late.parts.length, 10);
});

Deno.test("a board that is sent between two moves is of the generation's beginning", () => {
  const trial = new Trial(), taker = new Taker();
  trial.live(5);
  const begun = trial.match.board.toBoard();
  trial.match.move([[0, 0], [0, 1], [1, 0]]);
  trial.watchers.add(taker, trial.now);
  trial.serve();
  assertEquals(taker.spectator.replay!.board.toBoard(), begun);
  trial.match.move([]);
  trial.match.tick();
  trial.serve();
  taker.check(trial);
});

Deno.test("a watcher is sent no more than may be in any second, and still has the board", () => {
  const trial = new Trial(), taker = new Taker();
  trial.watchers.add(taker, 0);
  const second = 1000 / SERVE_EVERY, sent = [0];
  for (let n = 0; n < 4 * second; n++) {
    trial.live(300);
    trial.serve();
    sent.push(taker.bytes);
    const before = sent.at(-1 - second) ?? 0;
    assert(taker.bytes - before <= WATCH_BURST + WATCH_RATE, `${taker.bytes - before} in a second`);
  }
  assert(taker.bytes > 4 * WATCH_RATE, "it was as much as may be");
  while (taker.spectator.generation < trial.match.board.generation) trial.serve();
  taker.check(trial);
});

Deno.test("who is a little behind is sent what happened, who is far behind the board", () => {
  const trial = new Trial(), taker = new Taker();
  trial.watchers.add(taker, 0);
  for (const [lag, boards] of [[800, 1], [4000, 2]] as const) {
    for (let n = 0; n < 8; n++) {
      trial.live(lag / 8);
      trial.serve();
    }
    while (taker.spectator.generation < trial.match.board.generation) trial.serve();
    taker.check(trial);
    assertEquals(taker.boards, boards, `${lag} generations`);
  }
});

Deno.test("while nothing happens nothing is sent", () => {
  const trial = new Trial(), taker = new Taker();
  trial.watchers.add(taker, 0);
  for (let served = 0; served < 3; served++) {
    trial.live(2);
    trial.serve();
    const sent = taker.parts.length;
    trial.serve();
    assertEquals(taker.parts.length, sent);
  }
  taker.check(trial);
});

Deno.test("who comes back at once has the board as it then is", () => {
  const trial = new Trial();
  const watching = trial.watchers.add(new Taker(), 0)!;
  trial.live(20);
  trial.serve();
  watching.stop();
  trial.live(20);
  const again = new Taker();
  trial.watchers.add(again, trial.now);
  trial.serve();
  again.check(trial);
});

Deno.test("a board that's sent again isn't shown before the watcher wants to catch up", () => {
  const trial = new Trial(), taker = new Taker(), { spectator } = taker;
  const watching = trial.watchers.add(taker, 0)!;
  trial.live(20);
  trial.serve();
  const { replay } = spectator;
  trial.now += 1000;
  watching.renew();
  for (let n = 0; n < 2; n++) {
    trial.live(20);
    trial.serve();
    assertEquals(spectator.replay, replay);
  }
  taker.check(trial);
});

Deno.test("a watcher who asks for the board again gets it next", () => {
  const trial = new Trial(), taker = new Taker();
  const watching = trial.watchers.add(taker, 0)!;
  trial.live(20);
  trial.serve();
  trial.now += 1000;
  watching.renew();
  trial.live(20);
  trial.serve();
  assertEquals(taker.boards, 2);
  taker.check(trial);
});

Deno.test("a board that was made for one serves those who come a moment later", () => {
  const trial = new Trial(), early = new Taker(), late = new Taker(), later = new Taker();
  trial.live(20);
  trial.watchers.add(early, trial.now);
  trial.serve();
  trial.watchers.add(late, trial.now);
  trial.live(20);
  trial.serve();
  assert(late.parts[0]!.buffer === early.parts[0]!.buffer, "the same bytes");
  late.check(trial);
  trial.now += 1000;
  trial.watchers.add(later, trial.now);
  trial.serve();
  assert(later.parts[0]!.buffer !== early.parts[0]!.buffer, "later there is a new one");
  later.check(trial);
});

Deno.test("a watcher that doesn't read gets nothing, and what it missed once it reads", () => {
  const trial = new Trial(), taker = new Taker();
  trial.watchers.add(taker, 0);
  trial.live(1);
  trial.serve();
  taker.buffered = 1e6;
  for (let n = 0; n < 10; n++) {
    trial.live(200);
    trial.serve();
  }
  assertEquals(taker.parts.length, 1);
  taker.buffered = 0;
  while (taker.spectator.generation < trial.match.board.generation) trial.serve();
  taker.check(trial);
});

Deno.test("what many are sent is made once", () => {
  const trial = new Trial();
  const takers = Array.from({ length: 50 }, () => new Taker());
  for (const taker of takers) trial.watchers.add(taker, 0);
  for (let n = 0; n < 3; n++) {
    trial.live(5);
    trial.serve();
    const made = new Set(takers.map(({ parts }) => parts.at(-1)!.buffer));
    assertEquals(made.size, 1);
  }
});

Deno.test("a watcher who stops gets nothing more; the others hear the end", () => {
  const trial = new Trial(), gone = new Taker(), stays = new Taker();
  trial.watchers.add(gone, 0)!.stop();
  trial.watchers.add(stays, 0);
  trial.live(1);
  trial.serve();
  trial.watchers.end(true);
  assertEquals([gone.parts.length, gone.isOver], [0, false]);
  assertEquals([stays.parts.length, stays.isOver], [1, true]);
});
