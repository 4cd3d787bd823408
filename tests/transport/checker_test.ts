/** The worker that recomputes the CPU's turns: what it finds, and what happens when it fails. */

import { assert, assertEquals, assertRejects } from "@std/assert";
import { seededRng } from "../../lib/games/kit/rng.ts";
import { type Recheck, recheckOf } from "../../lib/leaderboard/recheck.ts";
import { Checker } from "../../lib/server/rooms/workers.ts";
import { playHonestly, STEPS, ticketsFor } from "../leaderboard/reports.ts";

/** Alarms that ring when the test says so. */
class Alarms {
  readonly #set = new Set<() => void>();

  after(_ms: number, call: () => void): () => void {
    this.#set.add(call);
    return () => this.#set.delete(call);
  }

  ring(): void {
    for (const call of this.#set) call();
  }
}

const [ticket] = ticketsFor("conqueror");
const { report, ticket: played } = playHonestly(ticket!, "checker");
const honest = recheckOf(played, report.moves, seededRng("checker"));
const forged: Recheck = { ...honest, seed: "another" };
const deadly: Recheck = { ...honest, moves: "?" };

async function withChecker(
  run: (checker: Checker, alarms: Alarms) => Promise<void>,
  steps = STEPS,
) {
  const alarms = new Alarms();
  const checker = new Checker(alarms, steps);
  try {
    await run(checker, alarms);
  } finally {
    checker.stop();
  }
}

Deno.test("the CPU's own turns are true, and others are not", () =>
  withChecker(async (checker) => {
    for (const [recheck, expected] of [[honest, true], [forged, false], [honest, true]] as const) {
      assertEquals(await checker.check(recheck), expected);
    }
  }));

Deno.test("a worker that dies is followed by another", () =>
  withChecker(async (checker) => {
    await assertRejects(() => checker.check(deadly), Error, "died");
    assert(await checker.check(honest));
  }));

Deno.test("a worker that takes too long is ended, and followed by another", () =>
  withChecker(async (checker, alarms) => {
    const slow = assertRejects(() => checker.check(honest), Error, "took too long");
    alarms.ring();
    await slow;
    assert(await checker.check(honest));
    alarms.ring();
    assert(await checker.check(honest), "an alarm of a check that is over does nothing");
  }));

Deno.test("who stops it has no answer to wait for", () =>
  withChecker(async (checker) => {
    const stopped = assertRejects(() => checker.check(honest), Error, "was stopped");
    checker.stop();
    await stopped;
  }, 1e9));
