/**
 * The database's clock, by which all processes go that share it: of two whose machines' clocks differ,
 * each would call turns late that were played in time through the other.
 */

import { log } from "../../log/log.ts";
import type { Client } from "./client.ts";

const NOW = "SELECT (1000 * extract(epoch FROM clock_timestamp()))::double precision AS now";
/** How often it's asked: the fastest answer tells best. */
const TRIES = 3;
/** From how many ms on a host should know. */
const TOLD = 1_000;

/** By how many ms the database's clock is ahead of this one. */
export async function aheadOf(client: Client, now: () => number): Promise<number> {
  let fastest = Infinity, ahead = 0;
  for (let tries = 0; tries < TRIES; tries++) {
    const asked = now(), [row] = await client.unsafe(NOW), took = now() - asked;
    if (took >= fastest) continue;
    fastest = took;
    ahead = Math.round(Number(row!.now) - asked - took / 2);
  }
  if (Math.abs(ahead) >= TOLD) tell(ahead);
  return ahead;
}

function tell(ahead: number): void {
  const seconds = (Math.abs(ahead) / 1_000).toFixed(1), side = ahead > 0 ? "behind" : "ahead of";
  log(
    "warn",
    `This machine's clock is ${seconds} s ${side} the database's: games go by the database's`,
  );
}
