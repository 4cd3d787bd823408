/** What waits to be written together, where writing it meets a bug. */

import { assertEquals, assertRejects, assertThrows } from "@std/assert";
import type { LoggedEvent } from "../../lib/rooms/event.ts";
import { headOf } from "../../lib/rooms/summary.ts";
import { type Append, append, Appends } from "../../lib/server/store/postgres/appends.ts";
import { StoreFailure } from "../../lib/server/store/failure.ts";
import { Deadline } from "../../lib/server/store/postgres/deadline.ts";
import { Trial } from "../rooms/trial.ts";

const trial = Trial.begun(), head = headOf(trial.room);
const [opened] = trial.events as [LoggedEvent];

class Bug extends Error {}

/** Writes all but what is for the room BUG, and tells of each batch. */
class Desk {
  readonly batches: string[] = [];
  readonly appends: Appends;

  constructor(apart?: boolean) {
    const options = { most: 9, ...apart && { apart } };
    this.appends = new Appends((batch) => this.#write(batch), options);
  }

  /** What becomes of events for these rooms, added at once. */
  async add(...codes: string[]): Promise<(string | Error)[]> {
    const added = codes.map((code) =>
      this.appends.add({ head: { ...head, code }, events: [opened] })
    );
    return (await Promise.allSettled(added)).map((one) =>
      one.status === "fulfilled" ? one.value : one.reason
    );
  }

  #write(batch: readonly Append[]): Promise<ReadonlySet<string>> {
    const codes = batch.map(({ head: { code } }) => code);
    this.batches.push(codes.join(" "));
    if (codes.includes("BUG")) return Promise.reject(new Bug());
    return Promise.resolve(new Set(codes.filter((code) => code !== "TAKEN")));
  }
}

Deno.test("a bug is heard of by all who share the batch, and the next one is written", async () => {
  const desk = new Desk();
  assertEquals(await desk.add("ONE", "BUG"), [new Bug(), new Bug()]);
  assertEquals(await desk.add("ONE", "TAKEN"), ["kept", "taken"]);
  await desk.appends.settled();
  assertEquals(desk.batches, ["ONE BUG", "ONE TAKEN"]);
});

Deno.test("where they are kept apart, a bug is heard of by none but who met it", async () => {
  const desk = new Desk(true);
  assertEquals(await desk.add("ONE", "BUG", "TWO"), ["kept", new Bug(), "kept"]);
  assertEquals(desk.batches, ["ONE BUG TWO", "ONE", "BUG", "TWO"]);
  await assertRejects(() => desk.appends.add({ head: { ...head, code: "BUG" }, events: [] }), Bug);
});

Deno.test("what a database calls late is asked again by the clock that it tells, a few times", () => {
  const deadline = new Deadline(), one = { head, events: [opened] };
  /** Asks until the database's clock shows what it thinks in time; the deadlines it heard. */
  const ask = (...clocks: number[]) => {
    const work = append([one], "me", deadline), heard: unknown[] = [];
    let step = work.next();
    for (const at of clocks) {
      if (step.done) break;
      const [question] = step.value, by = question!.values.at(-1)!;
      heard.push(by);
      const late = by !== null && at >= Number(by);
      const rows = [{ kept: late ? "" : head.code, oldest: 1, late, at }];
      step = work.next([{ rows, changes: 0 }]);
    }
    return { heard, kept: step.value };
  };
  assertEquals(ask(1_000_000).heard, [null], "no clock is known at first");
  assertEquals(ask(1_000_001).heard.length, 1);
  const { heard, kept } = ask(9_000_000, 9_000_001);
  assertEquals([heard.length, kept], [2, new Set([head.code])]);
  assertThrows(() => ask(2e7, 3e7, 4e7), StoreFailure);
});
