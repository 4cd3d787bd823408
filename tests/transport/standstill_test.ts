/** Clocks of seconds while nobody can play, whatever they do. */

import { assert, assertEquals } from "@std/assert";
import type { Settings } from "../../lib/rooms/event.ts";
import type { Player } from "./simulator/player.ts";
import { Table } from "./simulator/table.ts";

const CLOCK = 30, HALF = 15_000;
const TIMES: readonly Partial<Settings>[] = [
  { clock: CLOCK },
  { bank: { base: CLOCK, increment: 0 } },
];

/** The process does nothing for twice as long as a turn may take. */
async function standStill(table: Table): Promise<void> {
  table.server.skew += 2_000 * CLOCK;
  await table.time.pass(1_000);
}

for (const processes of [1, 2]) {
  for (const [n, settings] of TIMES.entries()) {
    const what = `${n === 0 ? "a turn" : "a player"} of ${processes} processes`;
    Deno.test(`${what} isn't late for a store that fails, and may be after`, async () => {
      const table = await Table.set("outage", { processes, settings });
      await table.play(2);
      table.server.diskFull = true;
      const answer = await table.hear(table.mover!.move());
      assertEquals(answer.t === "refused" && answer.why, "storage");
      await table.time.pass(1_000 * CLOCK + HALF);
      table.server.diskFull = false;
      await table.time.pass(HALF);
      await table.play(1);
      // Nobody seems to have gone.
      assert((await table.truth()).players.every(({ here }) => here));
      await table.time.pass(1_000 * CLOCK + HALF);
      assertEquals((await table.truth()).result, { winner: 0, by: "time" });
    });
  }
}

for (
  const [processes, settings] of [1, 2].flatMap((n) => TIMES.map((time) => [n, time] as const))
) {
  const what = `a player of ${processes} processes with ${Object.keys(settings)}`;
  Deno.test(`${what} isn't late after a turn that nobody heard of in time`, async () => {
    const table = await Table.set("unheard", { processes, settings });
    await table.play(2);
    table.server.isSilent = true;
    const answer = await table.hear(table.mover!.move());
    assertEquals(answer.t === "refused" && answer.why, "storage");
    assertEquals((await table.truth()).moves.length, 3);
    table.server.diskFull = true;
    await table.time.pass(1_000 * CLOCK + HALF);
    Object.assign(table.server, { isSilent: false, diskFull: false });
    await table.time.pass(HALF);
    await table.play(1);
    assertEquals((await table.truth()).result, null);
  });
}

Deno.test("what a store kept though it failed is told once it can be read", async () => {
  const table = await Table.set("untold");
  await table.play(2);
  table.server.isSilent = true;
  assertEquals((await table.hear(table.mover!.move())).t, "refused");
  table.server.isSilent = false;
  await table.until(() => table.players.every(({ room }) => room.moves.length === 3));
});

Deno.test("of who stayed nobody is gone for a moment after a store failed", async () => {
  const table = await Table.set("stayed", { settings: { clock: CLOCK } });
  await table.play(2);
  table.server.diskFull = true;
  await table.hear(table.mover!.move());
  table.server.diskFull = false;
  await table.time.pass(HALF);
  const events = await table.events();
  const [woke, ...after] = events.slice(events.findLastIndex(({ t }) => t === "woke"));
  assertEquals(after.map(({ t, at }) => [t, at]), [["here", woke!.at], ["here", woke!.at]]);
});

for (const settings of TIMES) {
  Deno.test(`nobody with ${Object.keys(settings)} is late after a turn that took long to be kept`, async () => {
    const table = await Table.set("slow", { settings });
    await table.play(2);
    const { mover } = table;
    table.server.diskDelay = 4_000 * CLOCK;
    const moving = mover!.move();
    await table.time.pass(1_000);
    table.server.diskDelay = 10;
    assertEquals((await table.hear(moving)).t, "ok");
    await table.time.pass(HALF);
    await table.play(1);
    assertEquals((await table.truth()).result, null);
  });
}

Deno.test("a server that stood still has nobody late for that", async () => {
  const table = await Table.set("standstill", { settings: { clock: CLOCK } });
  await table.play(2);
  await standStill(table);
  await table.play(1);
  assertEquals((await table.truth()).result, null);
});

Deno.test("nor has the last one of several", async () => {
  const table = await Table.set("last one", { processes: 2, settings: { clock: CLOCK } });
  table.server.kill();
  // By then it counts as ended, and its players have come to the other.
  await table.time.pass(HALF);
  await table.play(2);
  await standStill(table);
  await table.play(1);
  assertEquals((await table.truth()).result, null);
});

Deno.test("of several processes one that stood still starts no clock over: others let them play", async () => {
  const table = await Table.set("several", { processes: 2, settings: { clock: CLOCK } });
  await table.play(2);
  // By then each has heard of the other.
  await table.time.pass(5_000);
  const before = await table.events();
  await standStill(table);
  assertEquals(await table.events(), before);
});

/** How a server can be of no use to anyone, for so long, ms. */
const LASTS = 55_000;
const OUTAGES: Readonly<Record<string, (table: Table) => Promise<unknown>>> = {
  async "was down"(table) {
    table.server.kill();
    await table.time.pass(LASTS);
    await table.start();
  },
  async "kept nothing"({ server, time, players }) {
    server.diskFull = true;
    players[0]!.do({ t: "say", text: "Hello?" });
    await time.pass(LASTS);
    server.diskFull = false;
  },
  async "stood still"({ server, time }) {
    server.skew += LASTS;
    await time.pass(1_000);
  },
};

for (const [what, outlast] of Object.entries(OUTAGES)) {
  for (const settings of [{ clock: null }, { clock: 120 }]) {
    const who = `who had gone from a game with ${settings.clock ?? "no"} clock`;
    Deno.test(`${who} has time to come back after a server ${what}`, async () => {
      const table = await Table.set(what, { settings });
      await table.play(2);
      const [here, away] = table.players as [Player, Player];
      away.connection.close();
      await table.until(() => !here.room.players[1]!.here);
      await outlast(table);
      await table.time.pass(10_000);
      const claimed = await table.hear(here.do({ t: "claim" }));
      assertEquals(claimed.t === "refused" && claimed.why, "not-gone");
      await table.time.pass(60_000);
      assertEquals((await table.hear(here.do({ t: "claim" }))).t, "ok");
    });
  }
}
