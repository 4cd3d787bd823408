import type { Seat } from "../../games/game.ts";
import type { Words } from "../../words/mod.ts";

/** "You win", "Red wins", "A draw": whichever fits who sits here. */
export function resultHeadline(
  { result, seats }: Words,
  winner: Seat | null,
  mine: readonly Seat[],
): string {
  if (winner === null) return result.draw;
  if (mine.length !== 1) return result.winner(seats[winner]!);
  return mine.includes(winner) ? result.youWin : result.youLose;
}
