/**
 * Who was here a moment ago: anyone who asked or did something under their identity, at this process or
 * another.
 */

import { repeat, type World } from "../clock.ts";
import type { Peer } from "../rooms/peer.ts";
import type { Notices } from "../store/notices.ts";

/** For how long somebody counts as online, ms: lists are asked for at least twice a minute. */
const ONLINE = 90_000;
/** How many are remembered; of more the one seen longest ago is forgotten. */
const MOST = 50_000;
/** How often other processes are told who was seen since, and how often of each person, ms. */
const TELL_EVERY = 2_000, TELL_AGAIN = 30_000;

interface PresenceParts {
  readonly notices: Notices;
  readonly peer: Pick<Peer, "isAlone">;
  readonly world: Pick<World, "now" | "after" | "report">;
}

export class Presence {
  /** When somebody was seen last, ms, by identity, the one seen longest ago first. */
  readonly #seen = new Map<string, number>();
  /** Of whom other processes were told, and when, ms. */
  readonly #told = new Map<string, number>();
  /** Of whom they have to be. */
  readonly #untold = new Set<string>();
  /** Ends once what is being told is. */
  #telling: Promise<unknown> = Promise.resolve();

  constructor(private readonly parts: PresenceParts) {
    if (!parts.peer.isAlone) repeat(parts.world, TELL_EVERY, () => this.#tell());
  }

  saw(identity: string): void {
    const { peer, world } = this.parts, now = world.now();
    this.#seen.delete(identity);
    this.#seen.set(identity, now);
    const isToldOf = now - (this.#told.get(identity) ?? -Infinity) < TELL_AGAIN;
    if (!peer.isAlone && !isToldOf) this.#untold.add(identity);
    if (this.#seen.size > MOST) this.#drop(this.#seen.keys().next().value!);
  }

  /** Which of these people are online. */
  async online(identities: readonly string[]): Promise<ReadonlySet<string>> {
    const { notices, peer, world } = this.parts, now = world.now();
    const isHere = (identity: string) => now - (this.#seen.get(identity) ?? -Infinity) < ONLINE;
    const here = identities.filter(isHere), others = identities.filter((one) => !isHere(one));
    if (peer.isAlone || others.length === 0) return new Set(here);
    const elsewhere = (await notices.find("seen", others)).filter(({ until }) => now < until);
    return new Set([...here, ...elsewhere.map(({ id }) => id)]);
  }

  /** What was being told of somebody as they were deleted is taken back; throws a `StoreFailure` where it can't be. */
  async forget(identity: string): Promise<void> {
    this.#drop(identity);
    if (this.parts.peer.isAlone) return;
    await this.#telling;
    await this.parts.notices.take("seen", identity);
  }

  #drop(identity: string): void {
    this.#seen.delete(identity);
    this.#told.delete(identity);
    this.#untold.delete(identity);
  }

  async #tell(): Promise<void> {
    const untold = [...this.#untold], now = this.parts.world.now();
    this.#untold.clear();
    if (untold.length === 0) return;
    for (const identity of untold) this.#told.set(identity, now);
    const notices = untold.map((id) => {
      const until = this.#seen.get(id)! + ONLINE;
      return { kind: "seen", id, author: id, about: "", body: null, until } as const;
    });
    await (this.#telling = this.parts.notices.post(notices));
  }
}
