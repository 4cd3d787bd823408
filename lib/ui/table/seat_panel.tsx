/** A seat at the table: who sits there, and how it stands as far as that is told. */

import type { ReadonlySignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { Seat } from "../../games/game.ts";
import type { AnyPlayed } from "../../games/known_games.ts";
import type { Standing } from "./standing.ts";
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
