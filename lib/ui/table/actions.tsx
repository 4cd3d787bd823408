/**
 * The buttons of a turn. One that cannot be had now can still be pressed and says why; `disabled`
 * would say nothing, and take the focus away from who has just pressed it.
 */

import { MoreButton } from "../parts/more_button.tsx";
import type { AnyPlayed } from "../../games/known_games.ts";
import type { Tool } from "./game_ui.ts";
import type { Table } from "./table.ts";

interface ActionsProps<Kind extends AnyPlayed> {
  readonly table: Table<Kind>;
  /** What may be had besides placing, by name; all of the game's unless told. */
  readonly tools?: readonly string[];
  /** Whether there is something new behind the button for more. */
  readonly hasNews: boolean;
  /** Has the rival move at once; then confirming, which has nothing to do, is this. */
  readonly onHurry?: (() => void) | undefined;
}

export function Actions<Kind extends AnyPlayed>(
  { table, tools, hasNews, onHurry }: ActionsProps<Kind>,
) {
  const { words: { table: words }, ui, drafted, toolInHand, most, guidance } = table;
  const isMine = table.myTurn.value, count = drafted.value.length;
  const isIdle = !isMine || !toolInHand && count === 0;
  const shown = ui.tools.filter(({ name }) => !tools || tools.includes(name));
  const canConfirm = table.canConfirm.value && (toolInHand || count > 0 || most.value === 0);
  return (
    <div class="actions">
      <div>
        <MoreButton words={table.words} hasNews={hasNews} />
        <button type="button" aria-disabled={`${isIdle}`} onClick={() => table.undo()}>
          {words.undo}
        </button>
        <button type="button" aria-disabled={`${isIdle}`} onClick={() => table.clear()}>
          {words.clear}
        </button>
        {guidance.guided.value && ui.living && <LookButton table={table} />}
      </div>
      <div>
        {shown.map((tool) => <ToolButton key={tool.name} table={table} tool={tool} />)}
        <button
          type="button"
          class="primary"
          aria-disabled={`${!onHurry && !(isMine && canConfirm)}`}
          onClick={onHurry ?? (() => table.confirm())}
        >
          {onHurry ? words.moveNow : toolInHand?.confirm ?? ui.confirm}
          {!toolInHand && !onHurry && !ui.chosenSentence && (
            <small>{words.drafted(table.sent?.length ?? count, most.value)}</small>
          )}
        </button>
      </div>
    </div>
  );
}

/** Shows how far ahead the board looks, where there is no place for it next to all else. */
function LookButton<Kind extends AnyPlayed>({ table }: { readonly table: Table<Kind> }) {
  return (
    <button
      type="button"
      class="quiet look-ahead"
      aria-label={table.words.table.lookAhead}
      aria-pressed={`${table.guidance.looking.value}`}
      onClick={() => table.guidance.look()}
    >
      »
    </button>
  );
}

interface ToolButtonProps<Kind extends AnyPlayed> {
  readonly table: Table<Kind>;
  readonly tool: Tool<Kind>;
}

/** Takes a tool up or puts it down. */
function ToolButton<Kind extends AnyPlayed>({ table, tool }: ToolButtonProps<Kind>) {
  const isTaken = table.tool.value === tool.name;
  return (
    <button
      type="button"
      class={`tool-${tool.name}`}
      aria-disabled={`${!table.myTurn.value || table.refusalOf(tool.name) !== undefined}`}
      aria-pressed={`${isTaken}`}
      onClick={() => isTaken ? table.cancel() : table.take(tool.name)}
    >
      {isTaken ? table.words.table.cancel : tool.label}
    </button>
  );
}
