/** Players in memory. */

import { foldName } from "../leaderboard/names.ts";
import type { Player, Players } from "./players.ts";

export class MemoryPlayers implements Players {
  readonly #byIdentity = new Map<string, Player>();
  #last = 0;

  find(identity: string): Promise<Player | undefined> {
    return Promise.resolve(this.#byIdentity.get(identity));
  }

  claim(identity: string, name: string): Promise<Player | "taken"> {
    const id = this.ensure(identity);
    const owner = this.named(foldName(name));
    if (owner !== undefined && owner !== id) return Promise.resolve("taken");
    const player = { id, name };
    this.#byIdentity.set(identity, player);
    return Promise.resolve(player);
  }

  forget(identity: string): Promise<boolean> {
    this.#byIdentity.delete(identity);
    return Promise.resolve(true);
  }

  /** The player's number, given now if it has none. */
  ensure(identity: string): number {
    const known = this.#byIdentity.get(identity);
    if (known) return known.id;
    this.#byIdentity.set(identity, { id: ++this.#last, name: null });
    return this.#last;
  }

  /** Whose that name is, given as it is folded. */
  named(folded: string): number | undefined {
    return this.#all.find(({ name }) => name !== null && foldName(name) === folded)?.id;
  }

  byId(id: number): Player | undefined {
    return this.#all.find((player) => player.id === id);
  }

  get #all(): Player[] {
    return [...this.#byIdentity.values()];
  }
}
