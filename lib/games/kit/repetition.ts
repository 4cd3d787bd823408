/** Positions that come again (rules.md F3: endless play is a draw). */

import type { Game } from "../game.ts";

/** Once a position has come this often, with the same seat to move, its players are offered a draw. */
export const COMINGS = 3;

/** Whether the last of a game's positions has come so often; `positions` are the start and all after it. */
export function isRepeated<Position, Move>(
  { text }: Pick<Game<Position, Move>, "text">,
  positions: readonly Position[],
): boolean {
  const last = text.writePosition(positions.at(-1)!);
  return positions.filter((position) => text.writePosition(position) === last).length >= COMINGS;
}
