/** Who stands where: all seats, the round, whose turn it is. */

import { useComputed, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import type { AnyPlayed } from "../../games/known_games.ts";
import { followSettings, readSetting, writeSetting } from "../settings/settings.ts";
import { Balance, Rounds, shareOf } from "./lead.tsx";
import { LATE } from "./match_table.ts";
import { moverOf, SeatPanel, standingOf } from "./seat_panel.tsx";
import type { Table } from "./table.ts";

interface HudProps<Kind extends AnyPlayed> {
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

export function Hud<Kind extends AnyPlayed>({ table, names, cue, clocks, margin }: HudProps<Kind>) {
  const { match, ui, words, teller } = table, isOver = table.isOver.value;
  const isTold = teller.position.value === match.position.value;
  const isLate = !isOver && (ui.roundsLeft?.(match.position.value) ?? Infinity) <= LATE;
  return (
    <section class="hud">
      <div class="hud-turn">
        {ui.status({ ...match, position: teller.position }).map((line) => (
          <span key={line} data-late={`${isLate}`}>{line}</span>
        ))}
        {/* A turn that is still told is nobody else's yet: a tap would only end that. */}
        <strong>
          {isOver ? "" : isTold ? cue : words.table.seatTurn(ui.seats[moverOf(table)!]!)}
        </strong>
        {margin}
        {ui.living && <MuteButton label={words.table.sounds} />}
      </div>
      {ui.roundsLeft && <Rounds table={table} />}
      {ui.Seats
        ? <AllSeats table={table} names={names} />
        : <BothSeats table={table} names={names} clocks={clocks} />}
    </section>
  );
}

function BothSeats<Kind extends AnyPlayed>(
  { table, names, clocks }: Pick<HudProps<Kind>, "table" | "names" | "clocks">,
) {
  const standings = useMemo(() => table.ui.seats.map((_, seat) => standingOf(table, seat)), []);
  const [first, second] = standings.map(({ numbers }) => numbers.at(-1)?.shown);
  const share = useComputed(() => shareOf(first?.value ?? 0, second?.value ?? 0));
  return (
    <>
      {standings.map((standing, seat) => (
        <SeatPanel
          key={seat}
          table={table}
          seat={seat}
          standing={standing}
          name={names[seat] ?? ""}
          clock={clocks?.[seat]}
        />
      ))}
      {first && <Balance share={share} />}
    </>
  );
}

function AllSeats<Kind extends AnyPlayed>(
  { table, names }: Pick<HudProps<Kind>, "table" | "names">,
) {
  const Seats = table.ui.Seats!, position = table.teller.position.value;
  return <Seats position={position} names={names} mover={moverOf(table)} />;
}

/** Turns sounds off and on with one tap. */
function MuteButton({ label }: { readonly label: string }) {
  const isOn = useSignal(true);
  useEffect(() =>
    followSettings(() => {
      isOn.value = readSetting("sounds") !== "none";
    }), []);
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
