/** How a fault is played through on the real rooms and connections. */

import { assertEquals } from "@std/assert";
import type { Player } from "./simulator/player.ts";
import { Table } from "./simulator/table.ts";
import { CALM, type Weather } from "./simulator/weather.ts";

/** Ways to come: by socket, and only by polling. */
const WAYS = [{ pollOnly: false }, { pollOnly: true }] as const;

/** A test of a table of two that has played two turns, each way; both must end as the server is. */
export function fault(name: string, run: (table: Table, pollOnly: boolean) => Promise<void>): void {
  for (const { pollOnly } of WAYS) {
    Deno.test(`${name}, ${pollOnly ? "polling" : "by socket"}`, async () => {
      const table = await Table.set(name, { pollOnly });
      await table.play(2);
      await run(table, pollOnly);
      await table.settle();
    });
  }
}

/** Whose turn it is. */
export function mover(table: Table): Player {
  return table.mover!;
}

/** Whose turn it is not. */
export function other(table: Table): Player {
  return table.players.find((player) => player !== table.mover)!;
}

/** How many turns the server has kept. */
export async function turns(table: Table): Promise<number> {
  return (await table.events()).filter(({ t }) => t === "turn").length;
}

/** Moves, lets the fault act for a while, and ends it: the turn must be kept, and once. */
export async function moveThrough(table: Table, weather: Weather, ms: number): Promise<void> {
  const player = mover(table);
  player.line.weather = weather;
  const answer = player.move();
  await table.time.pass(ms);
  player.line.weather = CALM;
  assertEquals((await table.hear(answer)).t, "ok");
  assertEquals(await turns(table), 3);
}
