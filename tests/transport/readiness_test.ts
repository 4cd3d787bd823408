import { assertEquals } from "@std/assert";
import { Readiness } from "../../lib/server/transport/readiness.ts";
import { VirtualTime } from "./simulator/time.ts";

/** A store whose writes end as the test says, on virtual time. */
function trial() {
  const time = new VirtualTime();
  const writes: PromiseWithResolvers<boolean>[] = [];
  const store = {
    ready() {
      writes.push(Promise.withResolvers<boolean>());
      return writes.at(-1)!.promise;
    },
  };
  const world = {
    now: () => time.now,
    after: (ms: number, call: () => void) => time.after(ms, call),
    random: () => 0,
    report() {},
  };
  return { time, writes, readiness: new Readiness(store, world) };
}

Deno.test("however many ask, the store is written to once a second", async () => {
  const { time, writes, readiness } = trial();
  const asked = Array.from({ length: 1000 }, () => readiness.check());
  writes[0]!.resolve(true);
  assertEquals(new Set(await Promise.all(asked)), new Set([true]));
  await time.pass(900);
  assertEquals(await readiness.check(), true);
  assertEquals(writes.length, 1);
  await time.pass(200);
  const again = readiness.check();
  assertEquals(writes.length, 2);
  writes[1]!.resolve(false);
  assertEquals(await again, false);
});

Deno.test("a store that fails isn't ready, nor one that is slow", async () => {
  const { time, writes, readiness } = trial();
  const failing = readiness.check();
  writes[0]!.reject(new Error("broken"));
  assertEquals(await failing, false);
  await time.pass(1_100);
  const slow = readiness.check();
  await time.pass(600);
  assertEquals(await slow, false);
});

Deno.test("a write that held up the whole process isn't ready either", async () => {
  const { time, writes, readiness } = trial();
  const asked = readiness.check();
  time.now += 800;
  writes[0]!.resolve(true);
  assertEquals(await asked, false);
});

Deno.test("while a write hangs, no other is tried", async () => {
  const { time, writes, readiness } = trial();
  const hanging = readiness.check();
  await time.pass(10_000);
  assertEquals([await hanging, await readiness.check()], [false, false]);
  assertEquals(writes.length, 1);
  writes[0]!.resolve(true);
  await time.pass(1);
  const again = readiness.check();
  writes[1]!.resolve(true);
  assertEquals(await again, true);
});
