import { assert, assertEquals, assertRejects } from "@std/assert";
import { StoreFailure } from "../../lib/server/store/failure.ts";
import { Outage } from "../../lib/server/transport/outage.ts";
import { Table } from "./simulator/table.ts";
import { CALM } from "./simulator/weather.ts";
import { VirtualTime } from "./simulator/time.ts";

/** A store that fails from a moment on, and until another, ms. */
class Stage {
  readonly time = new VirtualTime();
  readonly start = this.time.now;
  looks = 0;
  readonly outage: Outage;

  constructor(private readonly until: number) {
    const { time } = this;
    const ready = () => Promise.resolve((this.looks++, this.isBack));
    const after = (ms: number, call: () => void) => time.after(ms, call);
    this.outage = new Outage({ ready }, { now: () => time.now, after });
  }

  get isBack(): boolean {
    return this.now >= this.until;
  }

  get now(): number {
    return this.time.now - this.start;
  }

  /** What somebody hears who comes now, and when. */
  async come(): Promise<unknown> {
    const heard = await this.outage.orTurnAway(() =>
      this.isBack ? Promise.resolve("in") : Promise.reject(new StoreFailure("gone"))
    );
    if (heard === "in") return [heard, this.now];
    const { rejection } = heard as Exclude<typeof heard, string>;
    return ["retry" in rejection && rejection.retry, this.now];
  }

  /** What those hear who come at these moments, ms. */
  async hear(...moments: readonly number[]): Promise<unknown[]> {
    const heard: Promise<unknown>[] = [];
    for (const moment of moments) {
      await this.time.pass(moment - this.now);
      heard.push(this.come());
    }
    await this.time.pass(10_000);
    return await Promise.all(heard);
  }
}

Deno.test("whom the store keeps out is in as soon as it's back", async () => {
  assertEquals(await new Stage(1_000).hear(0, 300, 900), [["in", 1_000], ["in", 1_000], [
    "in",
    1_000,
  ]]);
});

Deno.test("of many who wait one looks whether it's back", async () => {
  const stage = new Stage(2_000);
  await stage.hear(...Array.from({ length: 100 }, () => 0));
  assertEquals(stage.looks, 10);
});

Deno.test("the longer an outage lasts the less often they try", async () => {
  const stage = new Stage(Infinity);
  assertEquals(await stage.hear(0, 3_500, 7_000, 13_000, 25_500, 40_500), [
    [400, 2_600],
    [3_500, 6_100],
    [7_000, 9_600],
    [10_000, 15_600],
    [10_000, 28_100],
    [10_000, 43_100],
  ]);
});

Deno.test("the next outage begins anew", async () => {
  const stage = new Stage(Infinity);
  assertEquals(await stage.hear(0, 3_000, 20_000), [[400, 2_600], [3_000, 5_600], [
    400,
    22_600,
  ]]);
});

Deno.test("what isn't the store's failure is nobody's outage", async () => {
  const { outage } = new Stage(0), bug = () => Promise.reject(new TypeError("a bug"));
  await assertRejects(() => outage.orTurnAway(bug), TypeError);
  assertEquals(await outage.orTurnAway(() => Promise.resolve("done")), "done");
});

Deno.test("who lost a process while the database was away is back as soon as that is", async () => {
  for (const pollOnly of [false, true]) {
    const table = await Table.set("back soon", { processes: 2, pollOnly });
    const { server, players } = table;
    for (const { line } of players) line.weather = { ...CALM, sockets: "refused", requests: false };
    server.kill();
    server.kill();
    await table.start();
    for (const life of server.lives) life.isCutOff = true;
    for (const { line } of players) line.weather = CALM;
    await table.time.pass(2_000);
    // A browser that polls takes a while to notice.
    assert(pollOnly || players.every(({ state }) => state.status !== "online"));
    for (const life of server.lives) life.isCutOff = false;
    await table.until(() => players.every(({ state }) => state.status === "online"), 1_000);
  }
});
