/** Players who delete their data while a game of theirs is being checked, over HTTP. */

import { assertEquals } from "@std/assert";

import { playHonestly, seal } from "../leaderboard/reports.ts";
import { codeOf, type Heard, post } from "../pages/ask.ts";
import { serveApp, type ServedApp } from "../serve_app.ts";
import { tickingWorld } from "../ticking_world.ts";

const GAME = { game: "conquerors-v2", level: "easy", side: 0 } as const;
/** Long enough for any game. */
const MINUTES = 20 * 60_000;
/** Waits last a hundredth as long as the server means them to. */
const HASTE = 100;

/** Checks that end when the test says so, the oldest first. */
class SlowChecks {
  readonly #ends: ((isTrue: boolean) => void)[] = [];

  get count(): number {
    return this.#ends.length;
  }

  readonly recheck = () => new Promise<boolean>((resolve) => this.#ends.push(resolve));

  async endNext(isTrue = true): Promise<void> {
    this.#ends.shift()!(isTrue);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** A server on which a game takes no time, and its check as long as the test wants. */
class Trial implements AsyncDisposable {
  readonly checks = new SlowChecks();
  readonly #world = tickingWorld();
  #ahead = 0;
  #app!: ServedApp;

  static async open(): Promise<Trial> {
    const trial = new Trial();
    const world = {
      ...trial.#world,
      now: () => trial.#world.now() + trial.#ahead,
      after: (ms: number, call: () => void) => trial.#world.after(ms / HASTE, call),
    };
    trial.#app = await serveApp({}, { world, recheck: trial.checks.recheck });
    return trial;
  }

  /** The report of a game that this player wins time for. */
  async play(identity: string): Promise<Record<string, unknown>> {
    const { body: { ticket, seed } } = await post(this.#app, "/api/games", { identity, ...GAME });
    const { report } = playHonestly({ ...GAME, seed: "" }, String(seed));
    return { identity, ticket, report: seal(report) };
  }

  skipTime(): void {
    this.#ahead += MINUTES;
  }

  report(body: Record<string, unknown>): Promise<Heard> {
    return post(this.#app, "/api/results", body);
  }

  async forget(identity: string): Promise<void> {
    const { status } = await post(this.#app, "/api/me/forget", { identity });
    assertEquals(status, 200);
  }

  async isAlive(): Promise<boolean> {
    const response = await fetch(`${this.#app.url}/healthz`);
    await response.body?.cancel();
    return response.status === 200;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#app[Symbol.asyncDispose]();
    this.#world[Symbol.dispose]();
  }
}

const CHECKING = (checking: number) => ({ status: 202, body: { checking } });

Deno.test("a game reported again after its player deleted everything is nobody's", async () => {
  await using trial = await Trial.open();
  const ada = codeOf("Ada");
  const report = await trial.play(ada);
  trial.skipTime();
  assertEquals(await trial.report(report), CHECKING(0));
  await trial.forget(ada);
  const isLost = { status: 422, body: { refused: "lost" } };
  assertEquals(await trial.report(report), isLost);
  // The check has gone on, but nobody wants its result any more.
  await trial.checks.endNext();
  assertEquals(await trial.report(report), isLost);
  assertEquals([trial.checks.count, await trial.isAlive()], [0, true]);
});

Deno.test("games that wait aren't checked once their players deleted everything", async () => {
  await using trial = await Trial.open();
  const players = ["Ada", "Ben", "Cleo"].map(codeOf) as [string, string, string];
  const reports = await Promise.all(players.map((player) => trial.play(player)));
  trial.skipTime();
  for (const [place, report] of reports.entries()) {
    assertEquals(await trial.report(report), CHECKING(place));
  }
  await trial.forget(players[1]);
  assertEquals(await trial.report(reports[2]!), CHECKING(1));
  await trial.checks.endNext();
  await trial.checks.endNext();
  assertEquals((await trial.report(reports[2]!)).status, 200);
  assertEquals(trial.checks.count, 0, "Ben's game");
});
