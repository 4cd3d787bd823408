/**
 * Which of a room's players came from one network: kept in the memory of the processes that have them,
 * for as long as the room is, for only the answer is of use later.
 */

import type { Player } from "../../rooms/event.ts";

/** Networks remembered of each player. */
const MOST = 16;

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
