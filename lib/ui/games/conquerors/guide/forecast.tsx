/** How far ahead the board's ghosts look, if nobody places any more. */

import type { LifeGame } from "../../../../games/conquerors/game.ts";
import type { LifePosition } from "../../../../games/conquerors/position.ts";
import type { Table } from "../table.ts";
import type { GuideWords } from "./words/mod.ts";

export interface ForecastProps {
  readonly table: Table;
  readonly words: GuideWords;
}

/** Further ahead, what both will place counts for more than what lives. */
const FURTHEST = 12;

export function Forecast({ table, words }: ForecastProps) {
  const { match: { game, position }, guidance: { ahead } } = table;
  const generations = words.generations(ahead.value);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "Escape") ahead.value = 1;
  };
  return (
    <label class="forecast">
      <span>{table.words.table.lookAhead}</span>
      <input
        type="range"
        min="1"
        max={Math.min(FURTHEST, generationsLeft(game, position.value))}
        value={ahead.value}
        aria-valuetext={words.forecast(generations, table.scores())}
        onInput={({ currentTarget }) => ahead.value = currentTarget.valueAsNumber}
        onKeyDown={onKeyDown}
      />
      <output aria-hidden="true">+{ahead.value}</output>
    </label>
  );
}

/** Until the last round ends: two a round (rules.md C3). */
function generationsLeft({ rules }: LifeGame, { round, turn }: LifePosition): number {
  return 2 * (rules.rounds - round + 1) - turn;
}
