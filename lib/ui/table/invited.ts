import type { AnyGame } from "../../games/known_games.ts";
import type { Table } from "./table.ts";

/** A new table that says what to do to who moves first, before anything else is said. */
export function invited<Kind extends AnyGame>(table: Table<Kind>): Table<Kind> {
  const { ui, match, myTurn, said } = table;
  if (myTurn.peek()) said.value = ui.begin?.(match.position.peek()) ?? "";
  return table;
}
