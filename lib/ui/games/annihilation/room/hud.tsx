/** Who moves first and second, and whose turn it is. */

import type { ComponentChildren } from "preact";
import type { FiringTable } from "./table.ts";

export interface FiringHudProps {
  readonly table: FiringTable;
  /** Who sits at each seat, by name. */
  readonly names: readonly string[];
  /** What the game waits for. */
  readonly cue: string;
  /** What stands beside that. */
  readonly margin?: ComponentChildren;
}

export function FiringHud({ table: { match, own, room }, names, cue, margin }: FiringHudProps) {
  const { turn } = match.position.value;
  const isOver = match.result.value !== null;
  return (
    <section class="hud">
      <div class="hud-turn">
        <span>{room.move(match.turns.value.length + 1)}</span>
        <strong>{isOver ? "" : cue}</strong>
        {margin}
      </div>
      {own.seats.map((side, seat) => (
        <div
          key={seat}
          class="seat"
          data-seat={seat}
          data-moving={`${!isOver && seat === turn}`}
          aria-current={!isOver && seat === turn ? "step" : undefined}
        >
          <p class="seat-name">
            <span>{side}</span>
            <small>{names[seat]}</small>
          </p>
        </div>
      ))}
    </section>
  );
}
