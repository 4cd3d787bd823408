/** How a source takes what is kept for people: subscriptions, reports, blocks, tournaments. */

import { assertEquals } from "@std/assert";
import { finishedGame } from "../store/finished.ts";
import { digest } from "../../lib/server/digest.ts";
import { makeSecret } from "../../lib/ui/net/seat_keys.ts";
import { PUSH_HOST, send, type Served, type Take } from "./small_server.ts";

/** Each browser is somebody else's, as anyone can have many. */
export function subscriptions(app: Served): Take {
  let browsers = 0;
  return async (source) => {
    const identity = makeSecret(), endpoint = `http://${PUSH_HOST}/${++browsers}`;
    const keys = { p256dh: `B${"x".repeat(86)}`, auth: "x".repeat(22) };
    const wish = (wish: string) =>
      send(app, "/api/me/reminders", source, {
        identity,
        wish,
        endpoint,
        subscription: { endpoint, keys },
        language: "en",
      });
    const { status } = await wish("on");
    if (status === 200) return () => wish("off");
    assertEquals(status, 429);
  };
}

export function reports({ services }: Served): Take {
  const about = { kind: "chat", identity: "Ben's", name: "", room: null, lines: [] } as const;
  let people = 0;
  return async (source) => {
    const identity = `rude ${++people}`;
    const filed = await services.moderation.reports.file({ ...about, identity }, source);
    if (filed === "limit") return undefined;
    return () => services.forget(identity);
  };
}

export function blocks({ services: { moderation } }: Served): Take {
  let people = 0;
  return async (source) => {
    const blocker = `angry ${++people}`;
    if (await moderation.blocks.add(blocker, "Ben's", source) === "limit") return undefined;
    return () => moderation.blocks.remove(blocker, "Ben's");
  };
}

/** Each by somebody else, of whom an address has many. */
export async function follows(app: Served): Promise<Take> {
  await app.services.store.books.archive.keep(finishedGame());
  return async (source) => {
    const identity = makeSecret();
    const wish = (wish: string) =>
      send(app, "/api/me/follows", source, { identity, wish, player: 1 });
    const { status } = await wish("on");
    if (status === 200) return () => wish("off");
    assertEquals(status, 429);
  };
}

/** Each made by somebody else, and given back when it's over. */
export function tournaments({ services }: Served): Take {
  let makers = 0;
  const plan = { title: "Friday", game: "skirmish", clock: "60", rounds: 3, startsIn: 60 };
  return async (source) => {
    const identity = `maker ${++makers}`;
    const made = await services.tournaments.make(plan, { identity, source });
    return typeof made === "string"
      ? undefined
      : () => services.tournaments.book.finish(made.id, [], false, services.world.now());
  };
}

export async function entrants({ services: { tournaments, world } }: Served): Promise<Take> {
  const plan = { id: "one", kind: "arena", name: "", game: "skirmish", clock: "60" } as const;
  const starts = world.now() + 3_600_000;
  await tournaments.book.plan([{ ...plan, starts, minutes: 60, rounds: 0, allowsBots: true }]);
  let people = 0;
  return async (source) => {
    const identity = `entrant ${++people}`;
    const done = await tournaments.join("one", { identity, source }, makeSecret(), "");
    return done === "kept" ? () => tournaments.leave("one", identity) : undefined;
  };
}

/** Each for a game of somebody else's, whom nobody knows. */
export function tickets(app: Served): Take {
  const wish = { game: "conquerors-v2", level: "easy", side: 0 };
  return async (source) => {
    const identity = makeSecret();
    const { status, body } = await send(app, "/api/games", source, { identity, ...wish });
    if (status === 200) return () => app.services.forget(digest(identity));
    assertEquals([status, body.refused], [429, "limit"]);
  };
}
