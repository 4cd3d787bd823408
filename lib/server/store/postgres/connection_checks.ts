/** What is looked at before a database is used: its clock, and whether its notifications arrive. */

import { log } from "../../log/log.ts";
import { StoreFailure } from "../failure.ts";
import type { Client } from "./client.ts";

const NOW = "SELECT (1000 * extract(epoch FROM clock_timestamp()))::double precision AS now";
/** How often it's asked: the fastest answer tells best. */
const TRIES = 3;
/** From how many ms on a host should know. */
const TOLD = 1_000;

/**
 * By how many ms the database's clock is ahead of this one. All processes that share it go by it: of two
 * whose machines' clocks differ, each would call turns late that were played in time through the other.
 */
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

/** How long one may be on its way, ms, where the database has much else to do. */
const PATIENCE = 10_000;

/**
 * Throws a `StoreFailure` where a notification doesn't arrive: a pooler of transactions takes everything
 * that's asked, and loses them. Processes would then hear of each other's turns seconds late.
 */
export async function checkHearing(
  client: Pick<Client, "listen" | "notify">,
  patience = PATIENCE,
): Promise<void> {
  const channel = `trial_${crypto.randomUUID()}`;
  const arrived = Promise.withResolvers<boolean>();
  const { unlisten } = await client.listen(channel, () => arrived.resolve(true));
  const timer = setTimeout(() => arrived.resolve(false), patience);
  try {
    await client.notify(channel, "");
    if (await arrived.promise) return;
  } finally {
    clearTimeout(timer);
    await unlisten();
  }
  throw new StoreFailure(
    "its notifications don't arrive. Name it by a direct address, or a pooler that pools sessions",
  );
}
