/** Games that last for weeks: nobody is connected, and the server comes and goes. */

import { assertEquals } from "@std/assert";
import { digest } from "../../lib/server/digest.ts";
import type { Player } from "./simulator/player.ts";
import { Table } from "./simulator/table.ts";
import { DARK } from "./simulator/weather.ts";

const DAY = 86_400;
const MS = 1_000;
/** By when the server has surely looked after rooms whose time is up, ms. */
const SWEPT = 61_000;

const SETTINGS = {
  game: "conway",
  options: { seats: 3, size: 8, place: 3, touch: 0 },
  clock: DAY,
} as const;

async function movesOf(table: Table): Promise<readonly string[]> {
  return (await table.truth()).moves.slice(3);
}

Deno.test("with nobody there, a late player passes, before a restart and after it", async () => {
  const table = await Table.set("by post", { settings: SETTINGS });
  await table.play(3);
  for (const { connection } of table.players) connection.close();
  await table.time.pass(DAY * MS - SWEPT);
  assertEquals(await movesOf(table), []);
  await table.time.pass(2 * SWEPT);
  assertEquals(await movesOf(table), ["pass"]);

  table.server.kill();
  await table.time.pass(DAY * MS);
  await table.server.start();
  await table.time.pass(SWEPT);
  assertEquals(await movesOf(table), ["pass", "pass"]);
});

Deno.test("a game by post goes on days later with the player who comes back", async () => {
  const table = await Table.set("come back", { settings: SETTINGS });
  await table.play(3);
  for (const { connection } of table.players) connection.close();
  table.server.kill();
  await table.time.pass(DAY * MS / 2);
  await table.server.start();
  for (const player of table.players) player.reload();
  await table.until(() => table.players.every(({ state }) => state.status === "online"));
  await table.play(2);
  await table.settle();
});

Deno.test("a game by post goes on after a server that was away for longer than two turns", async () => {
  const table = await Table.set("away for days", { settings: SETTINGS });
  await table.play(3);
  for (const { connection } of table.players) connection.close();
  await table.time.pass(SWEPT);
  table.server.kill();
  await table.time.pass(3 * DAY * MS);
  await table.server.start();
  await table.time.pass(SWEPT);
  assertEquals(await movesOf(table), ["pass"]);
  assertEquals((await table.server.disk.live()).map(({ code }) => code), [table.code]);
});

Deno.test("whose turn comes while nobody looks at their page is reminded of it, once", async () => {
  for (const how of ["asleep", "closed", "hidden", "there"] as const) {
    const table = await Table.set(how, { settings: SETTINGS }), owed: string[] = [];
    const { disk } = table.server, append = disk.append.bind(disk);
    disk.append = (head, events, finished, owing) => {
      if (owing) owed.push(owing.about);
      return append(head, events, finished, owing);
    };
    const [mover, next] = table.players as [Player, Player];
    if (how === "asleep") {
      next.line.weather = DARK;
      next.line.breakSockets("freeze");
    }
    if (how === "closed") next.connection.close();
    if (how === "hidden") {
      const { line } = next, after = line.after.bind(line);
      line.after = (ms, call) => after(Math.max(ms, 60_000), call);
    }
    await table.time.pass(how === "hidden" ? 600_000 : 100);
    await table.hear(mover.move());
    assertEquals((await table.truth()).players[1]!.here, true);
    assertEquals(owed.length, how === "hidden" ? 1 : 0);
    if (how === "hidden" || how === "there") {
      await table.time.pass(1_000);
      next.connection.close();
    }
    await table.time.pass(100_000);
    assertEquals((await table.truth()).players[1]!.here, false);
    assertEquals(owed, how === "there" ? [] : [digest(next.identity)]);
  }
});
