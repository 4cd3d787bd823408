/** The turns so far as they are written, each a way back to what it did. */

import type { AnyGame } from "../../games/known_games.ts";
import type { Table } from "./table.ts";

export function MoveList<Kind extends AnyGame>({ table }: { readonly table: Table<Kind> }) {
  const { match: { game, turns }, ui, words, match } = table;
  if (turns.value.length === 0) return null;
  return (
    <details class="moves">
      <summary>{words.table.moves}</summary>
      <ol class="turns played">
        {turns.value.map((turn, index) => (
          <li key={index}>
            <button
              type="button"
              class="quiet"
              title={ui.turnSentence(match.mine, turn, index + 1)}
              aria-pressed={`${table.shown.value === index}`}
              onClick={() => table.show(index)}
            >
              {game.text.writeMove(turn.before, turn.move)}
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
