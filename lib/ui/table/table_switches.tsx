/** Turns what helps at a table on and off: the guide and the coach. */

import type { AnyPlayed } from "../../games/known_games.ts";
import { writeSetting } from "../settings/settings.ts";
import type { Table } from "./table.ts";

interface TableSwitchesProps<Kind extends AnyPlayed> {
  readonly table: Table<Kind>;
  /** Whether the other seat is played elsewhere: there nobody is coached. */
  readonly isOnline: boolean;
}

export function TableSwitches<Kind extends AnyPlayed>(
  { table: { guidance, words, ui }, isOnline }: TableSwitchesProps<Kind>,
) {
  const { guided, coached } = guidance;
  const guide = (isOn: boolean) => {
    if (isOnline) writeSetting("guided", isOn ? "always" : "local");
    else writeSetting("guided", isOn ? "local" : "never");
  };
  return (
    <div class="switches">
      {ui.living && <Switch label={words.table.guided} isOn={guided.value} onTurn={guide} />}
      {ui.hasHints && guided.value && !isOnline && (
        <Switch
          label={words.table.coached}
          isOn={coached.value}
          onTurn={(isOn) => writeSetting("coach", isOn ? "on" : "off")}
        />
      )}
    </div>
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
