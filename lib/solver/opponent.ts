/** A player who never errs. */

import { forceWin, type WinnersTurn } from "./strategy.ts";
import { type Component, drawingMoves, type SumMove, winningMoves } from "./sum.ts";

/**
 * The next player's move after `moves`; there must be one. It wins where that can be
 * forced: the win is followed from the move on that began it, so that the game comes to an end.
 */
export function perfectMove(start: readonly Component[], moves: readonly SumMove[]): SumMove {
  const mine = moves.length % 2;
  let sum = start;
  let plan: WinnersTurn | undefined, win: WinnersTurn["win"] | undefined;
  if (mine === 0) plan = forceWin(sum);
  for (const [turn, move] of moves.entries()) {
    sum = played(sum, move);
    if (turn % 2 === mine) win = isSame(plan?.move, move) ? plan!.win : undefined;
    else plan = win ? win.reply(move) : forceWin(sum);
  }
  return plan?.move ?? defense(sum);
}

/** Keeps a draw where there is one, else leaves as few moves to win by as can be. */
function defense(sum: readonly Component[]): SumMove {
  for (const move of drawingMoves(sum)) return move;
  const threats = (move: SumMove) => winningMoves(played(sum, move)).length;
  return movesOf(sum).map((move) => ({ move, threats: threats(move) }))
    .reduce((best, other) => other.threats < best.threats ? other : best).move;
}

function movesOf(sum: readonly Component[]): SumMove[] {
  return sum.flatMap(({ game, position }, component) =>
    [...game.moves(position)].map((move) => ({ component, position: move.position }))
  );
}

function played(sum: readonly Component[], { component, position }: SumMove): Component[] {
  return sum.with(component, { ...sum[component]!, position });
}

function isSame(a: SumMove | undefined, b: SumMove): boolean {
  return a?.component === b.component && a.position === b.position;
}
