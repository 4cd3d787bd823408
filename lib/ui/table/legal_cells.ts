import type { Cell } from "../../automaton/board.ts";
import type { AnyPlayed } from "../../games/known_games.ts";
import type { Match } from "./match.ts";

/** Those of a draft that was kept: storage is anybody's to write, so the rules are asked about each again. */
export function legalCells(
  { match: { game, position } }: { readonly match: Match<AnyPlayed> },
  cells: readonly Cell[],
): Cell[] {
  const legal: Cell[] = [];
  for (const cell of cells) {
    if (!game.reach(position.peek(), legal)(cell)) legal.push(cell);
  }
  return legal;
}
