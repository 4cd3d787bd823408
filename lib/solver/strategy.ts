/** How a sum of solved games is played without an error: the forced win (Fraenkel, §8), or else a defense. */

import { type Held, movesTo, type Solved } from "./solved.ts";
import { type Component, drawingMoves, type SumMove, winningMoves } from "./sum.ts";
import { nimSum } from "./value.ts";

/** A move of the winner's, and the win that it keeps. */
export interface WinnersTurn {
  /** What is played. */
  readonly move: SumMove;
  /** What is won with it. */
  readonly win: ForcedWin;
}

/** A sum of γ = 0 seen by the player who has just moved, and wins whatever the other one does. */
export class ForcedWin {
  /** Falls with every reply, so that the game comes to an end. */
  readonly counter: bigint;

  private constructor(readonly games: readonly Solved[], readonly held: readonly Held[]) {
    this.counter = held.reduce((sum, { counter }) => sum + counter, 0n);
  }

  /** The win of the player who does not move; undefined where γ is not 0. */
  static of(sum: readonly Component[]): ForcedWin | undefined {
    if (sum.some(({ game, position }) => game.gamma(position) === undefined)) return;
    const held = sum.map(({ game, position }) => game.hold(position));
    if (total(held) === 0) return new ForcedWin(sum.map(({ game }) => game), held);
  }

  /** The winner's reply to a legal move. */
  reply({ component, position }: SumMove): WinnersTurn {
    const game = this.games[component]!, held = this.held[component]!;
    const gamma = game.gamma(position);
    if (gamma === undefined || gamma > held.gamma) {
      return this.#turn(component, held.answer(position));
    }
    const lowered = this.held.with(component, game.hold(position));
    return new ForcedWin(this.games, lowered).#even();
  }

  /** As in Nim, some component's γ can be lowered so that all sum up to 0 again. */
  #even(): WinnersTurn {
    const excess = total(this.held);
    const component = this.held.findIndex(({ gamma }) => nimSum(gamma, excess) < gamma);
    const game = this.games[component]!, { position, gamma } = this.held[component]!;
    const [target] = movesTo(game, position, nimSum(gamma, excess));
    return this.#turn(component, game.hold(target!));
  }

  #turn(component: number, held: Held): WinnersTurn {
    const move = { component, position: held.position };
    return { move, win: new ForcedWin(this.games, this.held.with(component, held)) };
  }
}

/** The first turn of a player who can force a win from here; undefined where the sum is no N-position. */
export function forceWin(sum: readonly Component[]): WinnersTurn | undefined {
  const [move] = winningMoves(sum);
  if (!move) return;
  const { component, position } = move;
  const after = sum.with(component, { ...sum[component]!, position });
  return { move, win: ForcedWin.of(after)! };
}

function total(held: readonly Held[]): number {
  return held.map(({ gamma }) => gamma).reduce(nimSum, 0);
}

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
