/** Positions and hints for the tests of the coach. */

import { emptyBoard } from "../../../lib/automaton/board.ts";
import { conquerorsV2, type LifeGame } from "../../../lib/games/conquerors/conquerors.ts";
import type { LifeMove, LifePosition } from "../../../lib/games/conquerors/position.ts";
import { hintsOf } from "../../../lib/learn/coach/coach.ts";
import type { Hint } from "../../../lib/learn/coach/hint.ts";
import { bestStrike } from "../../../lib/learn/coach/means.ts";
import { situationOf } from "../../../lib/learn/coach/situation.ts";
import { cells } from "../../ui/positions.ts";

/** Blue's turn in a round, with live cells by name. */
export function inRound(round: number, blue: string, red: string): LifePosition {
  const { width, height } = conquerorsV2.rules;
  const board = emptyBoard(width, height);
  for (const cell of cells(blue)) board.cells[cell] = 1;
  for (const cell of cells(red)) board.cells[cell] = 2;
  return { ...conquerorsV2.initial({}), board, round };
}

/** All hints about a draft. */
export function hintsFor(position: LifePosition, move: LifeMove, game: LifeGame): Hint[] {
  return hintsOf(situationOf(game, position, move, bestStrike(game, position)));
}
