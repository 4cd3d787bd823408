/** A moderator's office on a database of its own, and what it's asked to do. */

import { assert } from "@std/assert";
import { realWorld } from "../../lib/server/clock.ts";
import { Moderation } from "../../lib/server/moderation/moderation.ts";
import { type Order, readOrder } from "../../lib/server/moderation/orders.ts";
import { DEFAULT_LIMITS } from "../../lib/server/rooms/limits.ts";
import type { Store } from "../../lib/server/store/store.ts";

export const [ADA, BEN] = ["Ada's", "Ben's"];
export const HERE = "203.0.113.7";

/** An office on a database, with a clock of its own and a room that can be ended. */
export async function open(store: Store, limits: Partial<typeof DEFAULT_LIMITS> = {}) {
  const { books } = store;
  const world = { ...realWorld, time: 1_000_000, now: () => world.time };
  const expelled: string[] = [];
  const start = () =>
    Moderation.open({
      book: books.moderation,
      keys: books.keys,
      limits: { ...DEFAULT_LIMITS, ...limits },
      world,
      endRoom: (code) => Promise.resolve(code === "ABCDEF"),
      endWaiting: () => Promise.resolve(),
      strikeBot: () => Promise.resolve(true),
      expel: (isMeant) =>
        expelled.push(...[HERE, "elsewhere"].filter((source) => isMeant({ source }))),
    });
  return { books, world, expelled, start, office: await start() };
}

/** A report of somebody's chat or name. */
export function complaint(identity: string, kind: "chat" | "name" = "chat") {
  return { kind, identity, name: "Rude", room: "ABCDEF", lines: ["one", "two"] };
}

/** An order as the admin's page gives it: a measure for a day, for being rude, unless told. */
export function measure(fields: Record<string, string>): Order {
  const all: Record<string, string> = { term: "day", reason: "rude", ...fields };
  const order = readOrder((name) => all[name] ?? null);
  assert(order, JSON.stringify(fields));
  return order;
}
