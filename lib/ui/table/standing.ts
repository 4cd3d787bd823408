/** How the seats of a table stand, as far as that is told. */

import { computed } from "@preact/signals";
import type { Seat } from "../../games/game.ts";
import type { AnyPlayed } from "../../games/known_games.ts";
import type { Table } from "./table.ts";

/** Whose turn is told, or is waited for. */
export function moverOf<Kind extends AnyPlayed>(
  { isOver, match, teller }: Table<Kind>,
): Seat | undefined {
  return isOver.value ? undefined : match.game.turn(teller.position.value);
}

export type Standing = ReturnType<typeof standingOf>;

/** How a seat stands as far as it's told: signals, for it changes in frames that have little time. */
export function standingOf<Kind extends AnyPlayed>(table: Table<Kind>, seat: Seat) {
  const { ui, guidance, teller, drafted } = table;
  const all = computed(() => ui.numbers(teller.position.value, seat, guidance.outlook.value));
  const past = computed(() => {
    const before = drafted.value.length > 0 ? undefined : teller.counted.value;
    return before && ui.numbers(before, seat, undefined);
  });
  const labels = all.peek().map(({ label }) => label);
  const numbers = labels.map((label, at) => {
    const number = computed(() => all.value[at]!);
    const change = computed(() => {
      const { value } = number.value;
      return at < labels.length - 1 ? 0 : value - (past.value?.[at]?.value ?? value);
    });
    return {
      label,
      /** It counts to what a turn makes of it while that is told. */
      shown: computed(() =>
        Math.round(number.value.value - change.value * (1 - teller.share.value))
      ),
      change: computed(() => signed(change.value)),
      then: computed(() => number.value.then === undefined ? "" : `→ ${number.value.then}`),
    };
  });
  return {
    isMoving: computed(() => moverOf(table) === seat),
    means: computed(() => ui.means?.(teller.position.value, seat)),
    numbers,
  };
}

/** A change as it's written; none is nothing. */
function signed(change: number): string {
  return change === 0 ? "" : change > 0 ? `+${change}` : `−${-change}`;
}
