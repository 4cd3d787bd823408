/**
 * Whether notifications come through: a pooler of transactions takes everything that's asked, and lets
 * them get lost. Processes would then hear of each other's turns seconds late.
 */

import { StoreFailure } from "../failure.ts";
import type { Client } from "./client.ts";

/** How long one may be on its way, ms, where the database has much else to do. */
const PATIENCE = 10_000;

/** Throws a `StoreFailure` where a notification doesn't arrive. */
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
