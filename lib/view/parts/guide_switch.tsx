/** Turns guided mode on and off at a table. This module is browser compatible. */

import { followSettings, readSetting, writeSetting } from "../settings.ts";
import type { Table } from "../table.ts";

export interface GuideSwitchProps {
  readonly table: Table;
  /** Whether the other seat is played elsewhere. */
  readonly isOnline: boolean;
}

export function GuideSwitch({ table, isOnline }: GuideSwitchProps) {
  const onChange = ({ currentTarget: { checked } }: { currentTarget: HTMLInputElement }) => {
    if (isOnline) writeSetting("guided", checked ? "always" : "local");
    else writeSetting("guided", checked ? "local" : "never");
  };
  return (
    <label class="check">
      <input type="checkbox" checked={table.guided.value} onChange={onChange} />
      {table.words.table.guided}
    </label>
  );
}

/** Guides at a table as the settings say, here and in other tabs; returns how to stop. */
export function followGuided({ guided }: Table, isOnline: boolean): () => void {
  const follow = () => {
    const setting = readSetting("guided");
    guided.value = setting === "always" || (setting === "local" && !isOnline);
  };
  follow();
  return followSettings(follow);
}
