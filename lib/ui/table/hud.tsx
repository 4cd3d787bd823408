/** Who stands where: all seats, the round, whose turn it is. */

import type { ComponentChildren } from "preact";
import type { Seat } from "../../games/game.ts";
import type { AnyGame } from "../../games/known_games.ts";
import type { Table } from "./table.ts";

interface HudProps<Kind extends AnyGame> {
  readonly table: Table<Kind>;
  /** Who sits at each seat, by name. */
  readonly names: readonly string[];
  /** What the game waits for. */
  readonly cue: string;
  /** What stands under that. */
  readonly margin?: ComponentChildren;
}

export function Hud<Kind extends AnyGame>({ table, names, cue, margin }: HudProps<Kind>) {
  const { match, ui } = table;
  const position = match.position.value, isOver = match.result.value !== null;
  const mover = isOver ? undefined : match.game.turn(position);
  return (
    <section class="hud">
      <div class="hud-turn">
        {ui.status(match).map((line) => <span key={line}>{line}</span>)}
        <strong>{isOver ? "" : cue}</strong>
        {margin}
      </div>
      {ui.Seats
        ? <ui.Seats position={position} names={names} mover={mover} />
        : ui.seats.map((_, seat) => (
          <SeatPanel
            key={seat}
            table={table}
            seat={seat}
            name={names[seat] ?? ""}
            isMoving={seat === mover}
          />
        ))}
    </section>
  );
}

interface SeatPanelProps<Kind extends AnyGame> {
  readonly table: Table<Kind>;
  readonly seat: Seat;
  readonly name: string;
  readonly isMoving: boolean;
}

function SeatPanel<Kind extends AnyGame>(
  { table, seat, name, isMoving }: SeatPanelProps<Kind>,
) {
  const { match, ui, guidance } = table, { Sign } = ui;
  const position = match.position.value;
  const numbers = ui.numbers(position, seat, guidance.outlook.value);
  return (
    <div
      class="seat"
      data-seat={seat}
      data-moving={`${isMoving}`}
      aria-current={isMoving ? "step" : undefined}
    >
      <p class="seat-name">
        {Sign && <Sign seat={seat} />}
        <span>{ui.seats[seat]}</span>
        <small>{name}</small>
      </p>
      {numbers.length > 0 && (
        <dl class="seat-numbers">
          {numbers.map(({ label, value, then }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {value}
                {then !== undefined && <span class="seat-then">→ {then}</span>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {ui.means && <p class="seat-means">{ui.means(position, seat)}</p>}
    </div>
  );
}
