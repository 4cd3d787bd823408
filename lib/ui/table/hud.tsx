/** Who stands where: all seats, the round, whose turn it is. */

import { computed, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import type { Seat } from "../../games/game.ts";
import type { AnyGame } from "../../games/known_games.ts";
import { LATE } from "./match_table.ts";
import type { Table } from "./table.ts";
import type { Teller } from "./teller.ts";
import { followSettings, readSetting, writeSetting } from "../settings/settings.ts";

interface HudProps<Kind extends AnyGame> {
  readonly table: Table<Kind>;
  /** Who sits at each seat, by name. */
  readonly names: readonly string[];
  /** What the game waits for. */
  readonly cue: string;
  /** What each has left of their time, by seat. */
  readonly clocks?: readonly ComponentChildren[] | undefined;
  /** What stands under that. */
  readonly margin?: ComponentChildren;
}

export function Hud<Kind extends AnyGame>({ table, names, cue, clocks, margin }: HudProps<Kind>) {
  const { match, ui, words } = table;
  const position = table.teller.position.value, isOver = table.isOver.value;
  const isLate = !isOver && (ui.roundsLeft?.(match.position.value) ?? Infinity) <= LATE;
  const mover = isOver ? undefined : match.game.turn(position);
  return (
    <section class="hud">
      <div class="hud-turn">
        {ui.status(match).map((line) => <span key={line} data-late={`${isLate}`}>{line}</span>)}
        <strong>{isOver ? "" : cue}</strong>
        {margin}
        {ui.living && <MuteButton label={words.table.sounds} />}
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
            clock={clocks?.[seat]}
          />
        ))}
    </section>
  );
}

interface CountProps<Kind extends AnyGame> {
  readonly value: number;
  readonly before: number;
  readonly teller: Teller<Kind>;
}

/** A number that a turn changed: it counts there while that is told, and says by how much. */
function Count<Kind extends AnyGame>({ value, before, teller }: CountProps<Kind>) {
  const shown = useMemo(
    () => computed(() => Math.round(before + (value - before) * teller.share.value)),
    [value, before],
  );
  const change = value - before;
  return (
    <>
      {shown}
      {change !== 0 && <span class="seat-change">{change > 0 ? `+${change}` : `−${-change}`}</span>}
    </>
  );
}

interface SeatPanelProps<Kind extends AnyGame> {
  readonly table: Table<Kind>;
  readonly seat: Seat;
  readonly name: string;
  readonly isMoving: boolean;
  readonly clock: ComponentChildren;
}

function SeatPanel<Kind extends AnyGame>(
  { table, seat, name, isMoving, clock }: SeatPanelProps<Kind>,
) {
  const { ui, guidance, teller } = table, { Sign } = ui;
  const position = teller.position.value, isDrafting = table.drafted.value.length > 0;
  const before = isDrafting ? undefined : teller.counted.value;
  const numbers = ui.numbers(position, seat, guidance.outlook.value);
  const past = before && ui.numbers(before, seat, undefined);
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
        {clock}
      </p>
      {numbers.length > 0 && (
        <dl class="seat-numbers">
          {numbers.map(({ label, value, then }, index) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {index < numbers.length - 1
                  ? value
                  : <Count value={value} before={past?.[index]?.value ?? value} teller={teller} />}
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

/** Turns sounds off and on with one tap. */
function MuteButton({ label }: { readonly label: string }) {
  const isOn = useSignal(true);
  useEffect(() => {
    const follow = () => {
      isOn.value = readSetting("sounds") !== "none";
    };
    follow();
    return followSettings(follow);
  }, []);
  return (
    <button
      type="button"
      class="quiet mute"
      role="switch"
      aria-label={label}
      aria-checked={`${isOn.value}`}
      onClick={() => writeSetting("sounds", isOn.value ? "none" : "all")}
    >
      <svg
        viewBox="0 0 24 24"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        stroke-width="2"
        aria-hidden="true"
      >
        <path d={`M4 9v6h4l5 4V5L8 9Z${isOn.value ? "M17 9q2 3 0 6" : "M17 9l5 6m0-6-5 6"}`} />
      </svg>
    </button>
  );
}
