/** Who stands where: all seats, the round, whose turn it is. */

import type { ComponentChildren } from "preact";
import type { Seat } from "../../games/game.ts";
import type { AnyGame } from "../../games/known_games.ts";
import type { Table } from "./table.ts";

export interface HudProps<Kind extends AnyGame> {
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
  const isOver = match.result.value !== null, isMany = ui.many !== undefined;
  return (
    <section class="hud">
      <div class="hud-turn">
        {ui.status(match).map((line) => <span key={line}>{line}</span>)}
        <strong>{isOver ? "" : cue}</strong>
        {margin}
      </div>
      {isMany
        ? <Seats table={table} names={names} />
        : ui.seats.map((_, seat) => (
          <SeatPanel key={seat} table={table} seat={seat} name={names[seat] ?? ""} />
        ))}
    </section>
  );
}

interface SeatPanelProps<Kind extends AnyGame> {
  readonly table: Table<Kind>;
  readonly seat: Seat;
  readonly name: string;
}

function SeatPanel<Kind extends AnyGame>({ table, seat, name }: SeatPanelProps<Kind>) {
  const { match, ui, guidance } = table, { Sign } = ui;
  const position = match.position.value, isMoving = isToMove(table, seat);
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

interface SeatsProps<Kind extends AnyGame> {
  readonly table: Pick<Table<Kind>, "match" | "ui">;
  readonly names: readonly string[];
}

/** Many seats in short: whose they are, and how each stands. */
export function Seats<Kind extends AnyGame>({ table, names }: SeatsProps<Kind>) {
  const { match, ui } = table, { Sign, many } = ui, position = match.position.value;
  return (
    <ol class="seats" aria-label={many?.label}>
      {ui.seats.map((seatName, seat) => {
        const isMoving = isToMove(table, seat), isOut = many?.isOut(position, seat) ?? false;
        const [number] = ui.numbers(position, seat, undefined);
        return (
          <li
            key={seat}
            class="seat"
            data-seat={seat}
            data-moving={`${isMoving}`}
            data-out={`${isOut}`}
            aria-current={isMoving ? "step" : undefined}
          >
            <p class="seat-name">
              {Sign && <Sign seat={seat} />}
              <span>{seatName}</span>
            </p>
            <p class="seat-who">
              <small title={names[seat]}>{names[seat]}</small>
              <strong>{isOut ? many?.out : number?.value}</strong>
            </p>
          </li>
        );
      })}
    </ol>
  );
}

function isToMove<Kind extends AnyGame>(
  { match: { game, position, result } }: Pick<Table<Kind>, "match">,
  seat: Seat,
): boolean {
  return result.value === null && game.turn(position.value) === seat;
}
