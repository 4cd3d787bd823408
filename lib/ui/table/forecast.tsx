/** How far ahead the board's ghosts look, if nobody places any more. */

import type { AnyPlayed } from "../../games/known_games.ts";
import type { Table } from "./table.ts";
import { dictionary } from "../../words/dictionary.ts";
import type { ForecastWords } from "./words/forecast/en.ts";

/** How far ahead a board looks, and what is there. */
const forecastWordsIn = await dictionary<ForecastWords>({
  en: () => import("./words/forecast/en.ts"),
  es: () => import("./words/forecast/es.ts"),
});

/** Further ahead, what all will place counts for more than what lives. */
const FURTHEST = 12;

export function Forecast<Kind extends AnyPlayed>({ table }: { readonly table: Table<Kind> }) {
  const { match: { position }, guidance: { ahead, asked }, ui, words } = table;
  const left = ui.living?.left(position.value) ?? 0;
  if (left === 0) return null;
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "Escape") ahead.value = 1;
  };
  return (
    <label class="forecast">
      <span>{words.table.lookAhead}</span>
      <input
        type="range"
        min="1"
        max={Math.min(FURTHEST, left)}
        value={ahead.value}
        aria-valuetext={forecastWordsIn(words.language).ahead(
          ahead.value,
          table.scores(),
        )}
        onFocus={() => asked.value = true}
        onInput={({ currentTarget }) => ahead.value = currentTarget.valueAsNumber}
        onKeyDown={onKeyDown}
      />
      <output aria-hidden="true">+{ahead.value}</output>
    </label>
  );
}
