/** What a person's settings say of a table. */

import type { AnyGame } from "../../games/known_games.ts";
import { followSettings, isGuided, readSetting } from "../settings/settings.ts";
import type { Table } from "./table.ts";

/** Keeps a table as the settings say, here and in other tabs; returns how to stop. */
export function followTableSettings<Kind extends AnyGame>(
  table: Table<Kind>,
  isOnline: boolean,
): () => void {
  const follow = () => {
    const confirm = readSetting("confirm");
    table.guidance.guided.value = isGuided(isOnline);
    table.guidance.coached.value = readSetting("coach") === "on" && !isOnline;
    table.waits = confirm === "always" || (confirm === "online" && isOnline);
  };
  follow();
  return followSettings(follow);
}
