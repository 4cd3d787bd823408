/** Handlers and alarms that throw: the error is reported, and nothing else ends. */

import { assertEquals } from "@std/assert";
import { clockFrom, guarded, realWorld, scope } from "../../lib/server/clock.ts";
import { StoreFailure } from "../../lib/server/store/failure.ts";

/** A world that keeps what is reported to it. */
function listening() {
  const reports: unknown[] = [];
  return { reports, world: { ...realWorld, report: (error: unknown) => reports.push(error) } };
}

const passed = () => new Promise((resolve) => setTimeout(resolve));

Deno.test("a guarded handler is called at once, and its errors are reported", async () => {
  const { reports, world } = listening();
  const heard: number[] = [];
  guarded(world, (n: number) => heard.push(n))(1);
  assertEquals(heard, [1]);
  const now = new Error("now"), later = new Error("later");
  guarded(world, () => {
    throw now;
  })();
  guarded(world, () => Promise.reject(later))();
  await passed();
  assertEquals(reports, [now, later]);
});

Deno.test("an alarm that rang or was canceled is let go, and the others end with the world", async () => {
  const canceled: string[] = [], rings: (() => void)[] = [];
  let name = "";
  const leashed = scope({
    ...realWorld,
    after(_, call) {
      const own = name;
      rings.push(call);
      return () => canceled.push(own);
    },
  });
  const set = (called: string) => {
    name = called;
    return leashed.after(1, () => {});
  };
  set("rings");
  const cancel = set("canceled");
  set("waits");
  rings[0]!();
  cancel();
  assertEquals(canceled, ["canceled"]);
  leashed.end();
  assertEquals(canceled, ["canceled", "waits"], "each once");
  set("late");
  assertEquals(rings.length, 3);
  await passed();
});

Deno.test("an alarm that throws ends nothing, and others go on", async () => {
  const { reports, world } = listening();
  const leashed = scope(world);
  const error = new Error("alarm");
  const other = Promise.withResolvers<void>();
  leashed.after(0, () => {
    throw error;
  });
  leashed.after(1, other.resolve);
  await other.promise;
  await passed();
  assertEquals(reports, [error]);
});

Deno.test("a bug that is reported is logged, and not a database that is out of reach", () => {
  const said: string[] = [], { error } = console;
  console.error = (line: string) => void said.push(line);
  try {
    realWorld.report(new StoreFailure("out of reach"));
    realWorld.report(new TypeError("a bug"));
  } finally {
    console.error = error;
  }
  assertEquals(said.map((line) => line.includes("TypeError: a bug")), [true]);
});

Deno.test("a machine's long sleep counts, and games outlast a short one", () => {
  const HOUR = 3_600_000;
  let awake = 5, up = 1_000;
  const now = clockFrom(100, { awake: () => awake, up: () => up });
  const pass = (ms: number, asleep = 0) => {
    awake += ms;
    up += ms + asleep;
    return now() - 105;
  };
  assertEquals([pass(2_000), pass(1_000, HOUR / 2)], [2_000, 3_000]);
  assertEquals(
    [pass(1_000, HOUR / 2), pass(1_000)],
    [4_000, 5_000],
    "two short ones are none long",
  );
  assertEquals([pass(1_000, 8 * HOUR), pass(500)], [9 * HOUR + 6_000, 9 * HOUR + 6_500]);
});
