/** Players in memory. */

import type { Seat } from "../games/game.ts";
import { afterGame, type Form, ratingOf } from "../leaderboard/form.ts";
import { foldName } from "../leaderboard/names.ts";
import type { Player, Players } from "./players.ts";
import type { ShownRating } from "./standings.ts";

export class MemoryPlayers implements Players {
  readonly #byIdentity = new Map<string, Player>();
  readonly #forms = new Map<number, Form>();
  #last = 0;

  /** `onForget` drops what else is kept of an identity. */
  constructor(private readonly onForget: (identity: string) => void) {}

  find(identity: string): Promise<Player | undefined> {
    return Promise.resolve(this.#byIdentity.get(identity));
  }

  callable(identity: string, wish: string): Promise<string> {
    const name = this.#byIdentity.get(identity)?.name;
    return Promise.resolve(name ?? (this.named(foldName(wish)) === undefined ? wish : ""));
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
    this.onForget(identity);
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

  /** Rates both players of a game at a moment (ms). */
  rate(players: readonly number[], winner: Seat | null, at: number): void {
    const before = players.map((player) => this.#forms.get(player));
    afterGame(before, winner, at).forEach((form, seat) => this.#forms.set(players[seat]!, form));
  }

  ratingOf(player: number): ShownRating | null {
    const form = this.#forms.get(player);
    if (!form) return null;
    const { rating, deviation } = ratingOf(form);
    return { rating, deviation };
  }

  get #all(): Player[] {
    return [...this.#byIdentity.values()];
  }
}
