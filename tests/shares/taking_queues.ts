/** How a source has work wait. */

import { assertEquals } from "@std/assert";
import { conway } from "../../lib/games/conway/conway.ts";
import { Reminders } from "../../lib/server/push/reminders.ts";
import { CheckQueue } from "../../lib/server/rooms/check_queue.ts";
import { ComputerTurns } from "../../lib/server/rooms/workers.ts";
import { realWorld } from "../../lib/server/clock.ts";
import { openTicket } from "../store/filed.ts";
import { checkOf, subscriptionOf } from "../store/finished.ts";
import { nobodyIn } from "../transport/nobody.ts";
import { BEFORE, later, limits, type Served, type Take } from "./small_server.ts";

/** What waits for a check while the first, another source's, never ends; it is dropped in the end. */
export async function checks({ services: { store } }: Served): Promise<Take> {
  const recheck = () => new Promise<boolean>(() => {});
  const world = { after: () => () => {}, report: console.error };
  const { peer } = nobodyIn(realWorld);
  const queue = new CheckQueue({ checks: store.books.checks, recheck, peer, world, limits });
  let games = 0;
  const take = async (source: string) => {
    const before = queue.size, n = ++games, identity = `player ${n}`;
    const check = { ...checkOf(n, identity), source };
    await openTicket(store.books, check);
    const added = queue.add(check);
    await new Promise((resolve) => setTimeout(resolve));
    if (queue.size === before) return void assertEquals(await added, { refused: "busy" });
    return async () => {
      await store.forget(identity, Date.now());
      queue.forget(identity);
    };
  };
  await take(BEFORE);
  return take;
}

/**
 * What waits in a queue behind so many of another source's that are under way; it is given back by being
 * done. Nothing that is asked for in one turn of the event loop is done within it.
 */
function queued(
  queue: { size: number },
  atOnce: number,
  ask: (source: string) => Promise<unknown>,
): Take {
  return async (source) => {
    if (queue.size === 0) { for (let n = 0; n < atOnce; n++) ask(BEFORE); }
    const before = queue.size, asked = ask(source);
    if (queue.size > before) return () => asked;
    assertEquals(await asked, undefined);
  };
}

export function computerTurns(): Take {
  const computerTurns = new ComputerTurns(realWorld, limits);
  const position = conway.initial({ seats: 3, size: 8, place: 3, touch: 0 });
  const thought = { game: "conway", position, level: "easy", seed: "" } as const;
  return queued(computerTurns, 1, (source) => computerTurns.choose(thought, source));
}

export function pictures({ services: { drawer } }: Served): Take {
  return queued(drawer, 1, (source) => drawer.qr("http://localhost/r/K7QX2M", source));
}

export function pages({ services: { pages } }: Served): Take {
  return queued(pages, 2, (source) => pages.do(source, () => later("a page")));
}

export async function reminders({ services: { store: { books }, world } }: Served): Promise<Take> {
  const { notices, subscriptions } = books;
  await subscriptions.keep("Ada's", subscriptionOf("one"));
  const pushSender = { deliver: () => later("delivered" as const), stop() {} };
  const reminders = new Reminders({ subscriptions, notices, pushSender, world, limits });
  const turn = { identity: "Ada's", code: "K7QX2M", version: 1, game: "conway" } as const;
  return queued(reminders, 4, async (opener) => {
    const before = reminders.size;
    reminders.remind({ ...turn, opener });
    if (reminders.size > before) await reminders.settled();
  });
}
