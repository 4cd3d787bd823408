/** Passing as a tool: taken up, then confirmed, in case it's a slip. */

import type { AnyPlayed } from "../../games/known_games.ts";
import type { Words } from "../../words/mod.ts";
import type { Tool } from "./game_ui.ts";
import type { MoveOf } from "./match.ts";

interface Pass<Kind extends AnyPlayed> {
  readonly label: string;
  readonly confirm: string;
  readonly move: MoveOf<Kind>;
}

export function passTool<Kind extends AnyPlayed>(
  { table }: Words,
  { label, confirm, move }: Pass<Kind>,
): Tool<Kind> {
  return {
    name: "pass",
    label,
    confirm,
    ask: table.askPass,
    key: "k",
    typed: ["pass", "pasar", "skip"],
    isAtOnce: true,
    move: () => move,
  };
}
