/** What stands beside a table. */

import type { ComponentChildren, RefObject } from "preact";
import type { Table } from "./table.ts";
import { ZoneList } from "./hud.tsx";
import { Side } from "../../table/side.tsx";
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
    <Side words={table.words} panel={panel}>
      {table.match.result.value === null && <ZoneList table={table} />}
      <TextField table={table} input={input} onHelp={onHelp} />
      <button type="button" class="quiet" onClick={onHelp}>{field.help}</button>
      {children}
    </Side>
  );
}
