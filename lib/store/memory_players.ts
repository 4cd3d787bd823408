/** Players in memory. */

import type { Seat } from "../games/game.ts";
import { afterGame, type Form, ratingOf } from "../leaderboard/form.ts";
import { foldsOf } from "../leaderboard/fold_name.ts";
import { isShowable } from "../leaderboard/names.ts";
import { type Denied, isPlaying, type Player, type Players } from "./players.ts";
import type { ShownRating } from "./standings.ts";

export class MemoryPlayers implements Players {
  readonly #byIdentity = new Map<string, Player>();
  readonly #forms = new Map<number, Form>();
  /** When each one's last counted game ended, ms. */
  readonly #counted = new Map<number, number>();
  #last = 0;

  /** `onForget` drops what else is kept of an identity. */
  constructor(private readonly onForget: (identity: string) => void) {}

  find(identity: string): Promise<Player | undefined> {
    return Promise.resolve(this.#byIdentity.get(identity));
  }

  callable(identity: string, wish: string): Promise<string> {
    const name = this.#byIdentity.get(identity)?.name;
    const isOpen = isShowable(wish) && this.#owners(wish).length === 0;
    return Promise.resolve(name ?? (isOpen ? wish : ""));
  }

  claim(identity: string, name: string, now: number): Promise<Player | Denied> {
    const id = this.#byIdentity.get(identity)?.id;
    const isActive = (player: number) => isPlaying(this.#counted.get(player) ?? 0, now);
    const others = this.#owners(name).filter((owner) => owner.id !== id);
    if (others.some((other) => isActive(other.id))) return Promise.resolve("taken");
    if (id === undefined || !isActive(id)) return Promise.resolve("unplayed");
    for (const [key, { id }] of this.#byIdentity) {
      if (others.some((other) => other.id === id)) this.#byIdentity.set(key, { id, name: null });
    }
    const player = { id, name };
    this.#byIdentity.set(identity, player);
    return Promise.resolve(player);
  }

  forget(identity: string): Promise<boolean> {
    this.onForget(identity);
    const id = this.#byIdentity.get(identity)?.id;
    if (id !== undefined) this.#counted.delete(id);
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
    return this.#all.find(({ name }) => name !== null && foldsOf(name).includes(folded))?.id;
  }

  /** Notes that a counted game of that player's ended, ms. */
  count(player: number, endedAt: number): void {
    this.#counted.set(player, Math.max(endedAt, this.#counted.get(player) ?? 0));
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

  /** Who has that name, or one that looks like it. */
  #owners(name: string): Player[] {
    const folds = foldsOf(name);
    return this.#all.filter((player) =>
      player.name !== null && foldsOf(player.name).some((fold) => folds.includes(fold))
    );
  }

  get #all(): Player[] {
    return [...this.#byIdentity.values()];
  }
}
