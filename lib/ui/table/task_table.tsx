/** A board on which something is to be done, and all around it: of a lesson, or a puzzle. */

import type { ComponentChildren } from "preact";
import type { AnyPlayed } from "../../games/known_games.ts";
import { Actions } from "./actions.tsx";
import { pointOut } from "./named_cells.ts";
import { PadSpot } from "./pad_spot.tsx";
import { SidePanel } from "./side_panel.tsx";
import type { Table } from "./table.ts";
import { useTableWays } from "./use_table_ways.ts";

interface TaskTableProps<Kind extends AnyPlayed> {
  /** A person's side of it. */
  readonly run: {
    readonly table: Table<Kind>;
    /** What may be had besides placing, by name. */
    readonly tools: readonly string[];
    listen(): () => void;
    startOver(): void;
    show(): void;
  };
  /** What's asked. */
  readonly task: ComponentChildren;
  /** How starting over and being shown an answer are called; absent where neither may be. */
  readonly ways: { readonly again: string; readonly show: string } | false;
  /** What came of it, once something has. */
  readonly verdict: ComponentChildren;
  /** What else the board's frame is marked with. */
  readonly marks?: Readonly<Record<`data-${string}`, string>>;
}

export function TaskTable<Kind extends AnyPlayed>(props: TaskTableProps<Kind>) {
  const { run, task, ways, verdict, marks } = props, { table } = run, { match } = table;
  const { isReady, input, help, side, showHelp, obeyLine, goTo } = useTableWays(
    table,
    () => run.listen(),
  );
  return (
    <>
      {task}
      <div
        class="board-frame"
        data-ready={`${isReady.value}`}
        data-turns={match.turns.value.length}
        data-open={`${match.isOpen.value}`}
        {...marks}
      >
        <table.ui.Board table={table} onGo={goTo} />
      </div>
      <div class="speech" data-last="said" onClick={(event) => pointOut(table, event)}>
        <p role="status" aria-live="polite">{table.said.value}</p>
      </div>
      <div class="controls">
        {verdict || (
          <>
            <PadSpot table={table} />
            <Actions table={table} tools={run.tools} hasNews={false} />
            {ways && (
              <div class="lesson-ways">
                <button type="button" class="quiet" onClick={() => run.startOver()}>
                  {ways.again}
                </button>
                <button type="button" class="quiet" onClick={() => run.show()}>{ways.show}</button>
              </div>
            )}
          </>
        )}
      </div>
      <SidePanel table={table} panel={side} input={input} onLine={obeyLine} onHelp={showHelp} />
      {help.value && <help.value.Help table={table} onClose={() => help.value = undefined} />}
    </>
  );
}
