/** A seat at the table: who sits there, and how it stands as far as that is told. */

import { computed, type ReadonlySignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import type { Seat } from "../../games/game.ts";
import type { AnyGame } from "../../games/known_games.ts";
import type { Table } from "./table.ts";

/** Whose turn is told, or is waited for. */
export function moverOf<Kind extends AnyGame>(
  { isOver, match, teller }: Table<Kind>,
): Seat | undefined {
  return isOver.value ? undefined : match.game.turn(teller.position.value);
}

interface SeatPanelProps<Kind extends AnyGame> {
  readonly table: Table<Kind>;
  readonly seat: Seat;
  readonly name: string;
  readonly clock: ComponentChildren;
}

export function SeatPanel<Kind extends AnyGame>(
  { table, seat, name, clock }: SeatPanelProps<Kind>,
) {
  const { ui } = table, { Sign } = ui;
  const { isMoving, step, means, numbers } = useMemo(() => standingOf(table, seat), [table]);
  return (
    <div class="seat" data-seat={seat} data-moving={isMoving} aria-current={step}>
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
                {shown}
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

/** What is next to a number, if there is anything. */
function Beside({ text, style }: BesideProps) {
  return text.value === "" ? null : <span class={style}>{text}</span>;
}

/** How a seat stands as far as it's told: signals, for it changes in frames that have little time. */
function standingOf<Kind extends AnyGame>(table: Table<Kind>, seat: Seat) {
  const { ui, guidance, teller, drafted } = table;
  const isMoving = computed(() => moverOf(table) === seat);
  const all = computed(() => ui.numbers(teller.position.value, seat, guidance.outlook.value));
  const past = computed(() => {
    const before = drafted.value.length > 0 ? undefined : teller.counted.value;
    return before && ui.numbers(before, seat, undefined);
  });
  const labels = all.peek().map(({ label }) => label);
  const numbers = labels.map((label, at) => {
    const number = computed(() => all.value[at]!);
    const isCounting = at === labels.length - 1;
    const change = computed(() => {
      const { value } = number.value;
      return isCounting ? value - (past.value?.[at]?.value ?? value) : 0;
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
    isMoving: computed(() => `${isMoving.value}`),
    step: computed(() => isMoving.value ? "step" : undefined),
    means: computed(() => ui.means?.(teller.position.value, seat)),
    numbers,
  };
}

/** A change as it's written; none is nothing. */
function signed(change: number): string {
  return change === 0 ? "" : change > 0 ? `+${change}` : `−${-change}`;
}
