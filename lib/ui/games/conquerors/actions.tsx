/**
 * The buttons of a turn. One that cannot be had now can still be pressed and says why; `disabled`
 * would say nothing, and take the focus away from who has just pressed it.
 */

import type { Table } from "./table.ts";

type ToolName = "bomb" | "skip";

export interface ActionsProps {
  readonly table: Table;
  /** What may be had besides placing. */
  readonly tools?: readonly ToolName[];
  /** Has the rival move at once; then confirming, which has nothing to do, is this. */
  readonly onHurry?: (() => void) | undefined;
}

export function Actions({ table, tools = ["bomb", "skip"], onHurry }: ActionsProps) {
  const { words: { table: words }, tool, drafted, match } = table;
  const mine = table.myTurn.value;
  const isPlacing = tool.value === "place";
  const isEmpty = isPlacing && drafted.value.length === 0;
  return (
    <div class="actions">
      <button type="button" aria-disabled={`${!mine || isEmpty}`} onClick={() => table.undo()}>
        {words.undo}
      </button>
      <button type="button" aria-disabled={`${!mine || isEmpty}`} onClick={() => table.clear()}>
        {words.clear}
      </button>
      {tools.map((name) => <ToolButton key={name} table={table} tool={name} label={words[name]} />)}
      <button
        type="button"
        class="primary"
        aria-disabled={`${!onHurry && (!mine || !table.canConfirm.value)}`}
        onClick={onHurry ?? (() => table.confirm())}
      >
        {onHurry ? words.moveNow : confirmLabel(table)}
        {isPlacing && !onHurry && (
          <small>{words.drafted(drafted.value.length, match.game.rules.place)}</small>
        )}
      </button>
    </div>
  );
}

function confirmLabel({ words: { table: words }, tool }: Table): string {
  return { place: words.confirm, bomb: words.confirmBomb, skip: words.confirmSkip }[tool.value];
}

interface ToolButtonProps {
  readonly table: Table;
  readonly tool: ToolName;
  readonly label: string;
}

/** Takes a tool up or puts it down. */
function ToolButton({ table, tool, label }: ToolButtonProps) {
  const isTaken = table.tool.value === tool;
  return (
    <button
      type="button"
      class={`tool-${tool}`}
      aria-disabled={`${!table.myTurn.value || table.refusalOf(tool) !== undefined}`}
      aria-pressed={`${isTaken}`}
      onClick={() => isTaken ? table.cancel() : table.take(tool)}
    >
      {isTaken ? table.words.table.cancel : label}
    </button>
  );
}
