/** Who waits for an opponent, and the room that each is given in the end. */

import type { Waiting } from "../../leaderboard/pairing.ts";
import type { Limits } from "../rooms/limits.ts";
import { Quota } from "../rooms/quota.ts";

/** Somebody's place in the queue; its id is the hash of the token that the seat is held with later. */
export interface Place extends Waiting {
  /** What they are called at the table. */
  readonly name: string;
  /** The hash that stands for a bot's owner; absent for a person. */
  readonly owner?: string;
}

/** What has become of a place: the room's code once its owner has an opponent. */
export type PlaceState =
  | { readonly t: "waiting"; readonly pool: string }
  | { readonly t: "paired"; readonly code: string }
  /** The same identity waits at another place by now. */
  | { readonly t: "replaced" }
  /** Its owner's data is deleted. */
  | { readonly t: "forgotten" };

/**
 * The queue as those see it who come and who pair. A place is there until its owner has not been heard
 * of for a while; of two who take one player only one gets them. So it can be rows that processes share.
 */
export interface PairingQueue {
  /**
   * Lines somebody up in the place of any other of that identity; false if there is none to be had. One
   * that has an opponent stays as it is: what was asked twice may come late.
   */
  enter(place: Place, now: number): Promise<boolean>;
  /** What has become of these places, of those that are there. */
  states(ids: readonly string[]): Promise<ReadonlyMap<string, PlaceState>>;
  /** Their owners are there. */
  heard(ids: readonly string[], now: number): Promise<void>;
  /** Its owner may come back, and is not to be paired until then. */
  away(id: string): Promise<void>;
  leave(id: string): Promise<void>;
  /** Who has no opponent yet, there or away. */
  waiting(): Promise<readonly Place[]>;
  /** Those of them whose owners are there. */
  present(now: number): Promise<readonly Place[]>;
  /** Takes two for each other; false if one of them is not to be had any more. */
  take(ids: readonly [string, string]): Promise<boolean>;
  /**
   * Gives both their room, or, without one, their places back. False if one of them was forgotten or taken by
   * others meanwhile: then neither has that room.
   */
  settle(ids: readonly [string, string], code: string | undefined): Promise<boolean>;
  /** Takes an identity's place away, and keeps nothing of them. */
  forget(identity: string): Promise<void>;
  /** Forgets those who were not heard of for long. */
  prune(now: number): Promise<void>;
}

/** For how long somebody counts as there who was heard of, and keeps the place, ms. */
export const PRESENT = 3_000;
export const KEPT = 15_000;
/** How long it's known which room somebody was given, ms. */
export const TOLD = 60_000;

/** Why somebody waits no more. */
type Ended = "replaced" | "forgotten" | { readonly code: string };

interface Entry {
  place: Place;
  heard: number;
  isAway: boolean;
  state: "waiting" | "taken" | Ended;
}

/** The queue of one process. */
export class MemoryQueue implements PairingQueue {
  readonly #entries = new Map<string, Entry>();
  /** By identity, who waits. */
  readonly #waiting = new Map<string, string>();
  readonly #quota: Quota;

  constructor({ seekers, seekersPerSource }: Pick<Limits, "seekers" | "seekersPerSource">) {
    this.#quota = new Quota(seekers, seekersPerSource);
  }

  enter(place: Place, now: number): Promise<boolean> {
    const known = this.#entries.get(place.id)?.state;
    if (known === "taken" || typeof known === "object") return Promise.resolve(true);
    const before = this.#waiting.get(place.identity);
    if (before !== undefined && this.#entries.get(before)!.state === "taken") {
      return Promise.resolve(false);
    }
    if (before !== undefined) this.#end(before, "replaced");
    const isFree = this.#quota.take([place.source]);
    if (isFree) {
      // Two may have come at once with one token.
      this.#drop(place.id);
      this.#entries.set(place.id, { place, heard: now, isAway: false, state: "waiting" });
      this.#waiting.set(place.identity, place.id);
    }
    return Promise.resolve(isFree);
  }

  states(ids: readonly string[]): Promise<ReadonlyMap<string, PlaceState>> {
    const known = ids.flatMap((id) => {
      const entry = this.#entries.get(id);
      return entry ? [[id, stateOf(entry)] as const] : [];
    });
    return Promise.resolve(new Map(known));
  }

  heard(ids: readonly string[], now: number): Promise<void> {
    for (const id of ids) {
      const entry = this.#entries.get(id);
      if (entry) Object.assign(entry, { heard: now, isAway: false });
    }
    return Promise.resolve();
  }

  away(id: string): Promise<void> {
    const entry = this.#entries.get(id);
    if (entry) entry.isAway = true;
    return Promise.resolve();
  }

  leave(id: string): Promise<void> {
    if (this.#entries.get(id)?.state === "waiting") this.#drop(id);
    return Promise.resolve();
  }

  waiting(): Promise<readonly Place[]> {
    const waiting = [...this.#entries.values()].filter(({ state }) => state === "waiting");
    return Promise.resolve(waiting.map(({ place }) => place));
  }

  present(now: number): Promise<readonly Place[]> {
    const present = [...this.#entries.values()].filter(({ state, heard, isAway }) =>
      state === "waiting" && !isAway && now - heard <= PRESENT
    );
    return Promise.resolve(present.map(({ place }) => place));
  }

  take(ids: readonly [string, string]): Promise<boolean> {
    const entries = ids.map((id) => this.#entries.get(id));
    const isFree = entries.every((entry) => entry?.state === "waiting");
    if (isFree) { for (const entry of entries) entry!.state = "taken"; }
    return Promise.resolve(isFree);
  }

  settle(ids: readonly [string, string], code: string | undefined): Promise<boolean> {
    const areHere = ids.every((id) => this.#entries.get(id)?.state === "taken");
    for (const id of ids) {
      const entry = this.#entries.get(id);
      if (entry?.state !== "taken") continue;
      if (code === undefined || !areHere) entry.state = "waiting";
      else this.#end(id, { code });
    }
    return Promise.resolve(areHere);
  }

  forget(identity: string): Promise<void> {
    for (const [id, entry] of this.#entries) {
      if (entry.place.identity !== identity) continue;
      if (entry.state === "waiting" || entry.state === "taken") this.#end(id, "forgotten");
      entry.place = { ...entry.place, identity: "", name: "" };
    }
    return Promise.resolve();
  }

  prune(now: number): Promise<void> {
    for (const [id, { heard, state }] of [...this.#entries]) {
      const lasts = state === "waiting" ? KEPT : TOLD;
      if (state !== "taken" && now - heard > lasts) this.#drop(id);
    }
    return Promise.resolve();
  }

  /** Its owner waits no more. */
  #end(id: string, state: Ended): void {
    const entry = this.#entries.get(id)!;
    entry.state = state;
    this.#release(entry.place);
  }

  #drop(id: string): void {
    const entry = this.#entries.get(id);
    if (entry?.state === "waiting" || entry?.state === "taken") this.#release(entry.place);
    this.#entries.delete(id);
  }

  #release({ id, identity, source }: Place): void {
    this.#quota.release([source]);
    if (this.#waiting.get(identity) === id) this.#waiting.delete(identity);
  }
}

function stateOf({ place, state }: Entry): PlaceState {
  if (state === "replaced" || state === "forgotten") return { t: state };
  return typeof state === "string"
    ? { t: "waiting", pool: place.pool }
    : { t: "paired", code: state.code };
}
