import type { AnyPlayed } from "../../games/known_games.ts";
import type { Table } from "./table.ts";

/** Has a new table say what to do to who moves first, before anything else is said. */
export function sayBeginning<Kind extends AnyPlayed>(table: Table<Kind>): Table<Kind> {
  const { ui, match, myTurn, said } = table;
  if (myTurn.peek()) said.value = ui.begin?.(match.position.peek()) ?? "";
  return table;
}
