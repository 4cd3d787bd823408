/** Turns guided mode and the coach on and off at a table. This module is browser compatible. */

import { followSettings, readSetting, writeSetting } from "../settings.ts";
import type { Table } from "../table.ts";

export interface GuideSwitchProps {
  readonly table: Table;
  /** Whether the other seat is played elsewhere: there nobody is coached. */
  readonly isOnline: boolean;
}

export function GuideSwitch({ table: { guided, coached, words }, isOnline }: GuideSwitchProps) {
  const guide = (isOn: boolean) => {
    if (isOnline) writeSetting("guided", isOn ? "always" : "local");
    else writeSetting("guided", isOn ? "local" : "never");
  };
  return (
    <>
      <Switch label={words.table.guided} isOn={guided.value} onTurn={guide} />
      {guided.value && !isOnline && (
        <Switch
          label={words.table.coached}
          isOn={coached.value}
          onTurn={(isOn) => writeSetting("coach", isOn ? "on" : "off")}
        />
      )}
    </>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onTurn: (isOn: boolean) => void;
}

function Switch({ label, isOn, onTurn }: SwitchProps) {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ currentTarget }) => onTurn(currentTarget.checked)}
      />
      {label}
    </label>
  );
}

/** Guides at a table as the settings say, here and in other tabs; returns how to stop. */
export function followGuided({ guided, coached }: Table, isOnline: boolean): () => void {
  const follow = () => {
    const setting = readSetting("guided");
    guided.value = setting === "always" || (setting === "local" && !isOnline);
    coached.value = !isOnline && readSetting("coach") === "on";
  };
  follow();
  return followSettings(follow);
}
