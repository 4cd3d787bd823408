/** The zones as they are to the person here, and why a locked one is locked. */

import { openZones } from "../../../games/conquerors/position.ts";
import type { Zone } from "../../../games/conquerors/rules.ts";
import { viewerOf } from "../../table/match.ts";
import type { Table } from "../../table/table.ts";

export function ZoneList({ table: { match, words } }: { readonly table: Table }) {
  const { game: { rules }, position } = match;
  const open = openZones(rules, position.value.board, viewerOf(match));
  const zones: Zone[] = ["home", "neutral", "rival"];
  return (
    <ul class="zones">
      {zones.map((zone) => (
        <li key={zone} data-open={`${open.has(zone)}`}>
          {open.has(zone)
            ? words.table.zoneOpen(zone)
            : words.refusals[zone === "neutral" ? "neutral-locked" : "rival-locked"](rules)}
        </li>
      ))}
    </ul>
  );
}
