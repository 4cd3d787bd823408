/** Both sides of a king of the hill: their cells, who moves, and the generation. */

import type { ComponentChildren } from "preact";
import { Mark } from "../../parts/mark.tsx";
import type { HillTable } from "./table.ts";

export interface HillHudProps {
  readonly table: HillTable;
  /** Who sits at each seat, by name. */
  readonly names: readonly string[];
  /** What the game waits for. */
  readonly cue: string;
  /** What stands beside that. */
  readonly margin?: ComponentChildren;
}

export function HillHud({ table, names, cue, margin }: HillHudProps) {
  const { match, words, hill } = table;
  const position = match.position.value, next = table.next.value;
  const isOver = match.result.value !== null;
  const { count } = match.game.tally(position);
  const then = next && match.game.tally({ ...position, board: next.after }).count;
  return (
    <section class="hud">
      <div class="hud-turn">
        <span>{hill.generation(position.generation, position.generations)}</span>
        <strong>{isOver ? "" : cue}</strong>
        {margin}
      </div>
      {[0, 1].map((seat) => (
        <div
          key={seat}
          class="seat"
          data-seat={seat}
          data-moving={`${!isOver && seat === position.turn}`}
          aria-current={!isOver && seat === position.turn ? "step" : undefined}
        >
          <p class="seat-name">
            <Mark seat={seat} />
            <span>{words.seats[seat]}</span>
            <small>{names[seat]}</small>
          </p>
          <dl class="seat-numbers">
            <div>
              <dt>{words.table.cellsLabel}</dt>
              <dd>
                {count[seat]}
                {then && <span class="seat-then">→ {then[seat]}</span>}
              </dd>
            </div>
          </dl>
        </div>
      ))}
    </section>
  );
}
