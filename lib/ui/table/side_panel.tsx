/** What's next to a table. */

import type { ComponentChildren, Ref, RefObject } from "preact";
import type { AnyPlayed } from "../../games/known_games.ts";
import type { Words } from "../../words/mod.ts";
import { LineField } from "../parts/line_field.tsx";
import type { Table } from "./table.ts";

interface SidePanelProps<Kind extends AnyPlayed> {
  readonly table: Table<Kind>;
  readonly panel: RefObject<HTMLElement>;
  readonly input: RefObject<HTMLInputElement>;
  /** Does what a typed line asks. */
  readonly onLine: (line: string) => void | Promise<void>;
  readonly onHelp: () => void;
  /** What's next to the button for help: the moves, switches. */
  readonly tools?: ComponentChildren;
  readonly children?: ComponentChildren;
}

export function SidePanel<Kind extends AnyPlayed>(props: SidePanelProps<Kind>) {
  const { table, panel, input, onLine, onHelp, tools, children } = props;
  const { ui, match, words: { field } } = table;
  return (
    <Side words={table.words} panel={panel}>
      {ui.Aside && match.result.value === null && <ui.Aside table={table} />}
      <LineField
        id="turn"
        label={match.mine.length > 0 && match.result.value === null ? ui.field.label : field.ask}
        placeholder={ui.field.placeholder}
        send={field.send}
        said={table[table.spokeLast.value].value}
        input={input}
        onLine={onLine}
      />
      <div class="side-row">
        <button type="button" class="quiet" onClick={onHelp}>{field.help}</button>
        {tools}
      </div>
      {children}
    </Side>
  );
}

interface SideProps {
  readonly words: Words;
  readonly panel?: Ref<HTMLElement>;
  readonly children: ComponentChildren;
}

/** Next to a board, or on a phone over it when asked for. */
export function Side({ words, panel = null, children }: SideProps) {
  return (
    <aside class="side" id="side" ref={panel} popover="auto">
      <button
        type="button"
        class="quiet side-close"
        popovertarget="side"
        popovertargetaction="hide"
        aria-label={words.field.close}
      >
        ×
      </button>
      {children}
    </aside>
  );
}
