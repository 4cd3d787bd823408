/** Which rules both sides play by, and whether at all. */

import { LIFE_GAME_IDS, type LifeGameId } from "../../games/life_games.ts";
import type { Studio } from "./studio.ts";

export function RulesetChoice({ studio }: { readonly studio: Studio }) {
  const { own, games, ruleset, isBound } = studio;
  return (
    <fieldset class="ruleset">
      <label>
        {own.rules}{" "}
        <select
          onChange={({ currentTarget }) =>
            studio.choose(currentTarget.value as LifeGameId, isBound.value)}
        >
          {LIFE_GAME_IDS.map((id) => (
            <option key={id} value={id} selected={id === ruleset.value}>
              {games[id]}
            </option>
          ))}
        </select>
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={isBound.value}
          onChange={({ currentTarget }) => studio.choose(ruleset.value, currentTarget.checked)}
        />
        {own.bound}
      </label>
      <small>{own.boundLine}</small>
    </fieldset>
  );
}
