/** Strangers who want to play: lets them wait, pairs them, and opens their rooms. */

import { type Pair, pairUp, type Waiting } from "../../leaderboard/pairing.ts";
import { below } from "../../games/kit/rng.ts";
import { readPool } from "../../rooms/read_pool.ts";
import type { ServerMessage } from "../../rooms/protocol.ts";
import { readSettings } from "../../rooms/settings.ts";
import { guarded, type World } from "../clock.ts";
import type { Known } from "../moderation/restraints.ts";
import type { Hub } from "../rooms/hub.ts";
import type { PairingQueue, Place, PlaceState } from "./queue.ts";

/** How soon newcomers are looked at, and how often those who wait, ms. */
const SOON = 50;
const EVERY = 1_000;

/** Hears what has become of a place. */
type Listen = (message: ServerMessage) => void;

/** Somebody who waits at the other end of a line. */
export interface Stay {
  /** The line is gone; its owner may come back to the place. */
  stop(): void;
  /** The place is given up. */
  leave(): void;
}

interface Listener {
  readonly tell: Listen;
  /** What it was sent last, as text. */
  told: string;
}

interface PairingParts {
  readonly queue: PairingQueue;
  readonly hub: Pick<Hub, "open" | "end">;
  /** Whether two may not meet: one of them has blocked the other by now, or is banned. */
  readonly areApart: (one: Waiting, other: Waiting) => Promise<boolean>;
  /** Whether no new games may begin: until they may, all wait. */
  readonly isPaused: () => boolean;
  readonly world: World;
}

export class Pairing {
  readonly #parts: PairingParts;
  readonly #listeners = new Map<string, Set<Listener>>();
  /** Ends the wait of those who poll, by place. */
  readonly #held = new Map<string, () => void>();
  /** Whom somebody played with last, by identity. */
  readonly #last = new Map<string, string>();
  /** How many waited in each pool when it was last looked. */
  #waiting: ReadonlyMap<string, number> = new Map();
  /** When the next look is due, ms; undefined while nobody waits. */
  #next: number | undefined;
  #cancel = () => {};
  /** The look that is under way. */
  #looking: Promise<unknown> = Promise.resolve();

  constructor(parts: PairingParts) {
    this.#parts = parts;
  }

  /** How many wait at this process. */
  get size(): number {
    return this.#listeners.size;
  }

  /** Lines somebody up; false if there's no place. */
  async enter(place: Omit<Place, "last" | "since">): Promise<boolean> {
    const { queue, world } = this.#parts, now = world.now();
    const last = this.#last.get(place.identity) ?? "";
    this.#lookIn(SOON);
    return await queue.enter({ ...place, last, since: now }, now);
  }

  /** What has become of a place. */
  async news(id: string): Promise<ServerMessage> {
    return this.#say((await this.#parts.queue.states([id])).get(id));
  }

  /** Tells a line what becomes of its owner's place, and says so now. */
  async listen(id: string, tell: Listen): Promise<Stay> {
    const { queue, world } = this.#parts;
    const listener = { tell, told: "" };
    const listeners = this.#listeners.get(id) ?? new Set();
    this.#listeners.set(id, listeners.add(listener));
    this.#lookIn(SOON);
    const stop = () => {
      if (!listeners.delete(listener) || listeners.size > 0) return;
      this.#listeners.delete(id);
      return this.away(id);
    };
    try {
      await queue.heard([id], world.now());
      this.#tell(listener, await this.news(id));
    } catch (error) {
      guarded(world, stop)();
      throw error;
    }
    return {
      stop: guarded(world, stop),
      leave: guarded(world, async () => {
        await stop();
        await queue.leave(id);
      }),
    };
  }

  /** Nobody is at a place, unless they listen here by now; they may come back to it. */
  async away(id: string): Promise<void> {
    if (!this.#listeners.has(id)) await this.#parts.queue.away(id);
  }

  /** Somebody gives a place up. */
  async leave(id: string): Promise<void> {
    await this.#parts.queue.leave(id);
  }

  /** Takes the places of those who are meant away: as they come again they hear why. */
  async expel(isMeant: (known: Known) => boolean): Promise<void> {
    const { queue } = this.#parts;
    for (const { id, identity, owner = "", source: mark } of await queue.waiting()) {
      if (isMeant({ identity, owner, mark })) await queue.leave(id);
    }
  }

  /** Nobody is paired any more with who is forgotten: whom they have been given has a room by then. */
  async forget(identity: string): Promise<void> {
    const { queue } = this.#parts;
    await queue.forget(identity);
    await this.#looking.catch(() => {});
    await queue.forget(identity);
    this.#last.delete(identity);
    for (const [one, other] of this.#last) if (other === identity) this.#last.delete(one);
  }

  /** Waits until there is more to say than that somebody waits, or at most `ms`; or for the next who asks. */
  async hold(id: string, ms: number): Promise<ServerMessage> {
    const { world, queue } = this.#parts;
    const done = Promise.withResolvers<void>(), end = () => done.resolve();
    this.#held.get(id)?.();
    this.#held.set(id, end);
    using ending = new DisposableStack();
    ending.defer(() => {
      if (this.#held.get(id) === end) this.#held.delete(id);
    });
    const stay = await this.listen(id, ({ t }) => t !== "seeking" && end());
    ending.defer(stay.stop);
    ending.defer(world.after(ms, end));
    await done.promise;
    const news = await this.news(id);
    ending.dispose();
    // The next poll is on its way.
    await queue.heard([id], world.now());
    return news;
  }

  /** Ends all waiting: the server leaves. */
  dismiss(retry: number): void {
    const message = { t: "bye", retry, why: "leaving" } as const;
    for (const listeners of [...this.#listeners.values()]) {
      for (const listener of [...listeners]) this.#tell(listener, message);
    }
  }

  #say(state: PlaceState | undefined): ServerMessage {
    switch (state?.t) {
      case undefined:
        return { t: "bye", retry: 0, why: "rejoin" };
      case "waiting":
        return {
          t: "seeking",
          waiting: this.#waiting.get(state.pool) ?? 1,
          ...this.#parts.isPaused() && { isPaused: true },
        };
      case "paired":
        return { t: "paired", code: state.code };
      case "replaced":
        return { t: "fatal", why: "taken-along" };
      case "forgotten":
        return { t: "fatal", why: "bad-token" };
    }
  }

  #tell(listener: Listener, message: ServerMessage): void {
    const text = JSON.stringify(message);
    if (text === listener.told) return;
    listener.told = text;
    listener.tell(message);
  }

  #lookIn(ms: number): void {
    const { world } = this.#parts, at = world.now() + ms;
    if (this.#next !== undefined && this.#next <= at) return;
    this.#cancel();
    this.#next = at;
    this.#cancel = world.after(ms, guarded(world, () => this.#looking = this.#look()));
  }

  async #look(): Promise<void> {
    const { queue, isPaused, world } = this.#parts, now = world.now();
    try {
      await queue.heard([...this.#listeners.keys()], now);
      await queue.prune(now);
      const present = await queue.present(now);
      this.#waiting = countPools(present);
      const pairs = isPaused() ? [] : pairUp(present, now);
      await Promise.all(pairs.map((pair) => this.#pair(pair)));
      await this.#tellAll();
    } finally {
      this.#next = undefined;
      if (this.#listeners.size > 0) this.#lookIn(EVERY);
    }
  }

  async #tellAll(): Promise<void> {
    const asked = [...this.#listeners.keys()], states = await this.#parts.queue.states(asked);
    // Not whoever came meanwhile: it isn't known yet that they have a place.
    for (const id of asked) {
      const message = this.#say(states.get(id));
      for (const listener of [...this.#listeners.get(id) ?? []]) this.#tell(listener, message);
    }
  }

  /** Of processes that pair the same two one opens a room. */
  async #pair([one, other]: Pair): Promise<void> {
    const { queue, areApart, hub } = this.#parts, ids = [one.id, other.id] as const;
    if (!await queue.take(ids)) return;
    let code: string | undefined, isApart = false, isSettled = true;
    try {
      isApart = await areApart(one, other);
      if (!isApart) code = await this.#openFor([one as Place, other as Place]);
    } finally {
      isSettled = await queue.settle(ids, code);
    }
    // It took so long that others have seated them, or one of them is forgotten: nobody comes to this room.
    if (code !== undefined && !isSettled) await hub.end(code);
    // As they come again, it's read whom they have blocked meanwhile.
    if (isApart) await Promise.all(ids.map((id) => queue.leave(id)));
  }

  /** A room for two who have been paired; undefined if there can be none. Their sides are random. */
  async #openFor(players: readonly [Place, Place]): Promise<string | undefined> {
    const { hub, world } = this.#parts, [one, other] = players;
    const { game, clock } = readPool(one.pool)!;
    const chosen: Readonly<Record<string, string>> = { game, clock, listed: "1" };
    const settings = readSettings((name) => chosen[name], (seats) => below(seats, world.random))!;
    const sitters = players.map(({ id, identity, name, owner }) => ({
      token: id,
      identity,
      name,
      ...owner !== undefined && { owner },
    }));
    for (const { source } of players) {
      const opened = await hub.open(settings, [source], sitters);
      if ("refused" in opened) continue;
      this.#remember(one.identity, other.identity);
      this.#remember(other.identity, one.identity);
      return opened.code;
    }
  }

  #remember(identity: string, other: string): void {
    this.#last.delete(identity);
    this.#last.set(identity, other);
    const [oldest] = this.#last.keys();
    if (this.#last.size > MOST_REMEMBERED) this.#last.delete(oldest!);
  }
}

/** Of how many players it's known whom they played with last. */
const MOST_REMEMBERED = 10_000;

function countPools(places: readonly Place[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { pool } of places) counts.set(pool, (counts.get(pool) ?? 0) + 1);
  return counts;
}
