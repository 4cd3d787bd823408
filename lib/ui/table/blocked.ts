/** Who is blocked at a table, asked until the server has said so. */

import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import type { Player } from "../../rooms/event.ts";
import { browserEnv } from "../net/browser_env.ts";
import type { Env } from "../net/env.ts";
import type { People } from "../net/people.ts";
import type { RoomLine } from "../net/room_line.ts";

/** Where no answer came, it's asked again after this many ms. */
const AGAIN_AFTER = 10_000;

export class Blocked {
  readonly players = signal<ReadonlySet<Player>>(new Set());
  readonly isKnown = signal(false);
  readonly #people: People;
  readonly #after: Env["after"];
  readonly #isOnline: ReadonlySignal<boolean>;
  readonly #stop: () => void;
  #hasFailed = false;
  #cancel = () => {};

  constructor({ state, people }: Pick<RoomLine, "state" | "people">, after = browserEnv.after) {
    this.#people = people;
    this.#after = after;
    this.#isOnline = computed(() => state.value.status === "online");
    this.#stop = effect(() => {
      if (this.#isOnline.value) this.#ask();
    });
  }

  /** Whether nobody should hear a player: as long as the server doesn't say, of none. */
  hides(player: Player): boolean {
    return this.players.peek().has(player) || this.#hasFailed && !this.isKnown.peek();
  }

  end(): void {
    this.#stop();
    this.#cancel();
  }

  /** The line's return asks again, too. */
  async #ask(): Promise<void> {
    if (this.isKnown.peek() || !this.#isOnline.peek()) return;
    const players = await this.#people.blocked();
    this.#cancel();
    this.#hasFailed = !players;
    if (!players) {
      this.#cancel = this.#after(AGAIN_AFTER, () => this.#ask());
      return;
    }
    this.players.value = new Set(players);
    this.isKnown.value = true;
  }
}
