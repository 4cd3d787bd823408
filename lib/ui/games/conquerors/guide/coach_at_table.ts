/** A coach who watches one person's turns at a table. */

import { computed, effect, signal } from "@preact/signals";
import { coach, hintsOf, SILENCE } from "../../../../learn/coach/coach.ts";
import type { Hint, Subject } from "../../../../learn/coach/hint.ts";
import { bestStrike } from "../../../../learn/coach/means.ts";
import { situationOf } from "../../../../learn/coach/situation.ts";
import type { Table } from "../../../table/table.ts";

export class TableCoach {
  /** What the coach says now. */
  readonly hint = signal<Hint | undefined>(undefined);
  readonly #table: Table;
  /** What the person does not want to hear again in this game. */
  readonly #dismissed = signal<readonly Subject[]>([]);
  readonly #hints = computed(() => this.#hintsNow());
  readonly #strike = computed(() => {
    const { game, position } = this.#table.match;
    return bestStrike(game, position.value);
  });

  constructor(table: Table) {
    this.#table = table;
  }

  /** Watches from now on; returns how to stop. */
  watch(): () => void {
    const { match, guidance: { marked } } = this.#table;
    let coaching = SILENCE;
    const stop = effect(() => {
      coaching = coach(coaching, match.turns.value.length, this.#hints.value);
      this.hint.value = coaching.hint;
      marked.value = coaching.hint?.cells ?? [];
    });
    return () => {
      stop();
      marked.value = [];
    };
  }

  /** Says no more of what it says now. */
  dismiss(): void {
    const hint = this.hint.peek();
    if (hint) this.#dismissed.value = [...this.#dismissed.peek(), hint.about];
  }

  /** Nothing on a rival's turn, nor where the person is not guided or not coached. */
  #hintsNow(): Hint[] {
    const { match: { game, position }, guidance: { next, coached }, pending } = this.#table;
    if (!next.value || !coached.value) return [];
    const move = pending.value ?? { place: [] };
    const at = situationOf(game, position.value, move, this.#strike.value);
    return hintsOf(at).filter(({ about }) => !this.#dismissed.value.includes(about));
  }
}
