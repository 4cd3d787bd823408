import { assert, assertEquals } from "@std/assert";
import { Match } from "../../lib/arena/match.ts";
import type { MatchHead } from "../../lib/arena/results.ts";
import { Spectator } from "../../lib/arena/spectator.ts";
import { WATCH_RATE, Watchers, type WatchSink } from "../../lib/arena/watch.ts";
import { below, seededRng } from "../../lib/games/rng.ts";

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
  frames: Uint8Array[] = [];
  isOver = false;

  send(frame: Uint8Array): void {
    this.frames.push(frame);
    this.spectator.take(frame);
  }

  end(): void {
    this.isOver = true;
  }

  get bytes(): number {
    return this.frames.reduce((sum, frame) => sum + frame.length, 0);
  }

  /** Whether the watcher's board is the match's. */
  check({ match }: Trial): void {
    const { replay, generation } = this.spectator;
    replay!.stepTo(generation);
    assertEquals(generation, match.board.generation);
    assertEquals(replay!.board.toBoard(), match.board.toBoard());
    assertEquals([...this.spectator.populations], match.cells());
  }
}

Deno.test("whoever comes late gets the board, and then what is placed on it", () => {
  const trial = new Trial(), early = new Taker(), late = new Taker();
  trial.watchers.add(early, trial.now);
  for (let served = 0; served < 20; served++) {
    if (served === 10) trial.watchers.add(late, trial.now);
    trial.live(7);
    trial.serve();
    early.check(trial);
  }
  late.check(trial);
  assertEquals(late.frames.length, 10);
});

Deno.test("a watcher is sent no more than its bytes a second, and still has the board", () => {
  const trial = new Trial(), taker = new Taker();
  trial.watchers.add(taker, 0);
  for (let second = 1; second <= 3; second++) {
    for (let n = 0; n < 1000 / SERVE_EVERY; n++) {
      trial.live(300);
      trial.serve();
    }
    // What may come at once, and the last frame, which may be too long.
    assert(taker.bytes <= (second + 1) * WATCH_RATE + 150_000, `${taker.bytes} in ${second} s`);
  }
  for (let n = 0; n < 20; n++) trial.serve();
  taker.check(trial);
});

Deno.test("whoever does not read is sent nothing, and the board once it reads again", () => {
  const trial = new Trial(), taker = new Taker();
  trial.watchers.add(taker, 0);
  trial.live(1);
  trial.serve();
  taker.buffered = 1e6;
  for (let n = 0; n < 10; n++) {
    trial.live(200);
    trial.serve();
  }
  assertEquals(taker.frames.length, 1);
  taker.buffered = 0;
  trial.serve();
  assertEquals(taker.frames.length, 2);
  taker.check(trial);
});

Deno.test("what many are sent is made once", () => {
  const trial = new Trial();
  const takers = Array.from({ length: 50 }, () => new Taker());
  for (const taker of takers) trial.watchers.add(taker, 0);
  for (let n = 0; n < 3; n++) {
    trial.live(5);
    trial.serve();
    const frames = new Set(takers.map(({ frames }) => frames.at(-1)));
    assertEquals(frames.size, 1);
  }
});

Deno.test("who stops watching is sent nothing; the others are told the end", () => {
  const trial = new Trial(), gone = new Taker(), stays = new Taker();
  trial.watchers.add(gone, 0)!();
  trial.watchers.add(stays, 0);
  trial.live(1);
  trial.serve();
  trial.watchers.end({
    ...HEAD,
    endedAt: 1,
    generations: 1,
    outcome: { winner: null, by: "majority" },
    cells: [0, 0],
    moves: trial.match.log.bytes(),
  });
  assertEquals([gone.frames.length, gone.isOver], [0, false]);
  assertEquals([stays.frames.length, stays.isOver], [1, true]);
});
