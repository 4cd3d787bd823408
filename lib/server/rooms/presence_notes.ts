/** What a process notes of a room's players for as long as it has the room: no log needs it later. */

import type { Player } from "../../rooms/event.ts";
import type { Elsewhere } from "./peer.ts";

/** Networks remembered of each player. */
const MOST = 16;

/** Which of them came from one network. */
export class Neighbors {
  readonly #sources = new Map<Player, Set<string>>();

  /** Whether two of them have ever come from one network. */
  get areNear(): boolean {
    const all = [...this.#sources.values()].flatMap((sources) => [...sources]);
    return new Set(all).size < all.length;
  }

  note(player: Player, source: string): void {
    const sources = this.#sources.get(player) ?? new Set();
    if (sources.size < MOST) this.#sources.set(player, sources.add(source));
  }
}

/**
 * Whom nobody has, though they're said to be here, and since when. A process whose statements take long
 * may have somebody whom it couldn't note yet: so they're gone only once each process that lives has
 * said since whom it has.
 */
export class Lost {
  /** ms. */
  readonly #since = new Map<Player, number>();

  /** Takes note of what's known of those who are missing here. */
  note(missing: readonly Player[], elsewhere: Elsewhere | undefined): void {
    const lost = elsewhere ? missing.filter((player) => !elsewhere.players.has(player)) : [];
    for (const player of this.#since.keys()) if (!lost.includes(player)) this.#since.delete(player);
    for (const player of lost) {
      if (!this.#since.has(player)) this.#since.set(player, elsewhere!.askedAt);
    }
  }

  /** Whether nobody had them after it was noted first. */
  isSure(player: Player, { sureUntil }: Elsewhere): boolean {
    return sureUntil >= (this.#since.get(player) ?? Infinity);
  }
}
