/** What stands beside the board, and on a phone over it when asked for. This module is browser compatible. */

import type { ComponentChildren, RefObject } from "preact";
import type { Table } from "../table.ts";
import { ZoneList } from "./hud.tsx";
import { TextField } from "./text_field.tsx";

export interface SidePanelProps {
  readonly table: Table;
  readonly panel: RefObject<HTMLElement>;
  readonly input: RefObject<HTMLInputElement>;
  readonly onHelp: () => void;
  readonly children?: ComponentChildren;
}

export function SidePanel({ table, panel, input, onHelp, children }: SidePanelProps) {
  const { field } = table.words;
  return (
    <aside class="side" id="side" ref={panel} popover="auto">
      <button
        type="button"
        class="quiet side-close"
        popovertarget="side"
        popovertargetaction="hide"
        aria-label={field.close}
      >
        ×
      </button>
      <ZoneList table={table} />
      <TextField table={table} input={input} onHelp={onHelp} />
      <button type="button" class="quiet" onClick={onHelp}>{field.help}</button>
      {children}
    </aside>
  );
}
