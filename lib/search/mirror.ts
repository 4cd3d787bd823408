/**
 * The other side of the table: columns mirrored and colors swapped, which the rules cannot tell
 * apart. A policy that plays blue plays red through it.
 */

import type { Board, Cell } from "../automaton/board.ts";
import type { Outcome } from "../games/game.ts";
import { type LifeMove, type LifePosition, rivalOf } from "../games/conquerors/position.ts";

/** The states with their colors swapped. */
const SWAPPED = [0, 2, 1] as const;

function mirrorCell({ width }: Board, cell: Cell): Cell {
  return cell - 2 * (cell % width) + width - 1;
}

/** The turn that does the same on the mirrored board. */
export function mirrorMove(board: Board, move: LifeMove): LifeMove {
  if ("place" in move) return { place: move.place.map((cell) => mirrorCell(board, cell)) };
  if ("bomb" in move) return { bomb: mirrorCell(board, move.bomb) };
  return move;
}

/** The position as the other side of the table sees it. */
export function mirrorPosition(position: LifePosition): LifePosition {
  const [blueCooldown, redCooldown] = position.cooldowns;
  const [blueSkips, redSkips] = position.skips;
  return {
    ...position,
    board: mirrorBoard(position.board),
    turn: rivalOf(position.turn),
    cooldowns: [redCooldown, blueCooldown],
    skips: [redSkips, blueSkips],
    komi: 0 - position.komi, // no -0
    outcome: position.outcome && mirrorOutcome(position.outcome),
  };
}

function mirrorBoard(board: Board): Board {
  const cells = board.cells.map((_, cell) => SWAPPED[board.cells[mirrorCell(board, cell)]!]!);
  return { ...board, cells };
}

function mirrorOutcome(outcome: Outcome): Outcome {
  return outcome.winner === null ? outcome : { ...outcome, winner: rivalOf(outcome.winner) };
}
