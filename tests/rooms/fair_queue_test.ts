import { assert, assertEquals } from "@std/assert";
import { seededRng } from "../../lib/games/kit/rng.ts";
import { FairExecutor } from "../../lib/server/rooms/fair_executor.ts";
import { FairQueue } from "../../lib/server/rooms/fair_queue.ts";
import { assertGivesBack } from "../give_back.ts";

function drain<Item>(queue: FairQueue<Item>): Item[] {
  const items: Item[] = [];
  for (let next = queue.next(); next !== undefined; next = queue.next()) items.push(next);
  return items;
}

Deno.test("sources are served in turn, each in its own order", () => {
  const queue = new FairQueue<string>(100, 10);
  for (const item of ["a1", "a2", "a3", "b1", "c1", "b2"]) queue.add(item[0]!, item);
  assertEquals(drain(queue), ["a1", "b1", "c1", "a2", "b2", "a3"]);
  assertEquals([queue.size, queue.sources], [0, 0]);
});

Deno.test("a source that comes late is served next, and owes nothing for what it did before", () => {
  const queue = new FairQueue<string>(100, 10);
  for (let n = 0; n < 10; n++) assert(queue.add("flood", `flood ${n}`));
  for (let n = 0; n < 5; n++) {
    queue.add("honest", "honest");
    assertEquals([queue.next(), queue.next()], [`flood ${n}`, "honest"]);
  }
});

Deno.test("what is cheap goes before what is dear, but not forever", () => {
  const queue = new FairQueue<string>(100, 50);
  for (let n = 0; n < 3; n++) queue.addAlways("a", "dear", 20);
  for (let n = 0; n < 50; n++) queue.add("b", "cheap");
  const served = drain(queue);
  assertEquals(served.indexOf("dear"), 19);
  assertEquals(served.slice(0, 42).filter((item) => item === "dear").length, 2);
});

Deno.test("a queue's places: a number in all, and for each source", async () => {
  const queue = new FairQueue<number>(5, 3);
  let n = 0;
  await assertGivesBack({
    most: 3,
    take: () => Promise.resolve(queue.add("here", ++n) ? n : undefined),
    taken: () => queue.size,
  }, {
    "being served": () => queue.next(),
    "being dropped": (item) => assertEquals(queue.drop((other) => other === item), [item]),
  });
  for (const item of [1, 2, 3]) queue.add("here", item);
  assert(queue.add("there", 4) && queue.add("there", 5) && !queue.add("elsewhere", 6));
  assertEquals(queue.placeOf((item) => item === 4), 1);
  assertEquals(queue.placeOf((item) => item === 6), -1);
});

Deno.test("in any order of events nobody waits for more than one turn of each other source", () => {
  const rng = seededRng("fair queue");
  for (let game = 0; game < 200; game++) {
    const queue = new FairQueue<{ source: string; n: number }>(1_000, 20);
    const waiting = new Map<string, number>();
    const servedSince = new Map<string, Map<string, number>>();
    for (let n = 0; n < 200; n++) {
      if (rng() < 0.6) {
        const source = "abcde"[Math.floor(rng() ** 2 * 5)]!;
        if (!queue.add(source, { source, n })) continue;
        if (!waiting.get(source)) servedSince.set(source, new Map());
        waiting.set(source, (waiting.get(source) ?? 0) + 1);
        continue;
      }
      const next = queue.next();
      if (!next) continue;
      waiting.set(next.source, waiting.get(next.source)! - 1);
      servedSince.set(next.source, new Map());
      for (const [source, served] of servedSince) {
        if (source === next.source || !waiting.get(source)) continue;
        served.set(next.source, (served.get(next.source) ?? 0) + 1);
        assert(served.get(next.source)! <= 2, `${source} waits for ${next.source} in ${game}`);
      }
    }
  }
});

Deno.test("an executor does so much at once, by turns, and gives what the work gives", async () => {
  const executor = new FairExecutor(100, 3, 2);
  const begun: string[] = [], ends: (() => void)[] = [];
  const work = (name: string) => async () => {
    begun.push(name);
    await new Promise<void>((resolve) => ends.push(resolve));
    return name;
  };
  const flood = ["f1", "f2", "f3", "f4", "f5"].map((name) => executor.do("flood", work(name)));
  assertEquals(await executor.do("flood", work("f6")), undefined);
  const honest = executor.do("honest", work("h"));
  assertEquals([begun, executor.size], [["f1", "f2"], 4]);
  const failing = executor.do("failing", () => Promise.reject(new Error("a test's")))
    .catch(({ message }) => message);
  for (let n = 0; n < 6; n++) {
    ends[n]?.();
    await new Promise((resolve) => setTimeout(resolve));
  }
  assertEquals(await honest, "h");
  assertEquals(begun.indexOf("h"), 3);
  assertEquals(await failing, "a test's");
  assertEquals(await Promise.all(flood), ["f1", "f2", "f3", "f4", "f5"]);
});

Deno.test("an executor that is stopped drops what waits", async () => {
  const executor = new FairExecutor(100, 10);
  const gate = Promise.withResolvers<string>();
  const asked = [() => gate.promise, () => Promise.resolve("late")].map((work) =>
    executor.do("here", work)
  );
  executor.stop();
  gate.resolve("on its way");
  assertEquals(await Promise.all(asked), ["on its way", undefined]);
  assertEquals(await executor.do("here", () => Promise.resolve("later")), undefined);
});
