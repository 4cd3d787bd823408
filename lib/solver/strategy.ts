/** The forced win in a sum of solved games (Fraenkel, §8). This module is browser compatible. */

import type { Held, Solved } from "./solved.ts";
import { type Component, type SumMove, winningMoves } from "./sum.ts";
import { nimSum } from "./value.ts";

/** A move of the winner's, and the win that it keeps. */
export interface WinnersTurn {
  readonly move: SumMove;
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

  /** The winner's reply to a move; throws a `RangeError` if that is no move of the game. */
  reply({ component, position }: SumMove): WinnersTurn {
    const { gamma } = this.held[component]!;
    const moved = this.games[component]!.gamma(position);
    return moved === undefined || moved > gamma
      ? this.#turn(component, this.held[component]!.answer(position))
      : this.#lower(this.#hold({ component, position }));
  }

  /** After a move that lowered γ: another component's γ can be lowered to make them even, as in Nim. */
  #lower(changed: ForcedWin): WinnersTurn {
    const excess = total(changed.held);
    const component = changed.held.findIndex(({ gamma }) => nimSum(gamma, excess) < gamma);
    const { position, gamma } = changed.held[component]!;
    const goal = nimSum(gamma, excess);
    const move = Iterator.from(this.games[component]!.moves(position))
      .find((move) => move.gamma === goal)!;
    return changed.#turn(component, this.games[component]!.hold(move.position));
  }

  #hold({ component, position }: SumMove): ForcedWin {
    return new ForcedWin(
      this.games,
      this.held.with(component, this.games[component]!.hold(position)),
    );
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
  const after = sum.with(move.component, {
    game: sum[move.component]!.game,
    position: move.position,
  });
  return { move, win: ForcedWin.of(after)! };
}

function total(held: readonly Held[]): number {
  return held.map(({ gamma }) => gamma).reduce(nimSum, 0);
}
