/** A seat at the table: who sits there, and how it stands as far as that is told. */

import { computed, type ReadonlySignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { Seat } from "../../games/game.ts";
import type { AnyPlayed } from "../../games/known_games.ts";
import type { Table } from "./table.ts";

interface SeatPanelProps<Kind extends AnyPlayed> {
  readonly table: Table<Kind>;
  readonly seat: Seat;
  readonly standing: Standing;
  readonly name: string;
  readonly clock: ComponentChildren;
}

export function SeatPanel<Kind extends AnyPlayed>(
  { table: { ui }, seat, standing, name, clock }: SeatPanelProps<Kind>,
) {
  const { Sign } = ui, { isMoving, means, numbers } = standing;
  return (
    <div class="seat" data-seat={seat} data-moving={isMoving} aria-current={isMoving}>
      <p class="seat-name">
        {Sign && <Sign seat={seat} />}
        <span>{ui.seats[seat]}</span>
        <small>{name}</small>
        {clock}
      </p>
      {numbers.length > 0 && (
        <dl class="seat-numbers">
          {numbers.map(({ label, shown, change, then }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <b>{shown}</b>
                <Beside text={change} style="seat-change" />
                <Beside text={then} style="seat-then" />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {ui.means && <p class="seat-means">{means}</p>}
    </div>
  );
}

interface BesideProps {
  readonly text: ReadonlySignal<string>;
  readonly style: string;
}

/** What is next to a number, if there is anything; screen readers hear it with the turn and the look ahead. */
function Beside({ text, style }: BesideProps) {
  return text.value === "" ? null : <span class={style} aria-hidden="true">{text}</span>;
}

/** Whose turn is told, or is waited for. */
export function moverOf<Kind extends AnyPlayed>(
  { isOver, match, teller }: Table<Kind>,
): Seat | undefined {
  return isOver.value ? undefined : match.game.turn(teller.position.value);
}

type Standing = ReturnType<typeof standingOf>;

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
