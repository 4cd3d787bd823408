/** Fraenkel's games by a second engine, written only from rules.md F: codes instead of boards. */

import type {
  AnnihilationMove,
  AnnihilationPosition,
} from "../../../lib/games/annihilation/position.ts";

export function isLegal(position: AnnihilationPosition, { fire, complement }: AnnihilationMove) {
  const { followers, q, qs, atMost } = position;
  const targets = new Set(followers[fire]);
  const chosen = new Set(complement);
  if (position.outcome !== null || (codeOf(position) >> fire & 1) === 0) return false;
  if (!chosen.isSubsetOf(targets) || chosen.size !== complement.length) return false;
  const most = Math.min(qs?.[fire] ?? q, targets.size);
  return chosen.size > 0 && (atMost ? chosen.size <= most : chosen.size === most);
}

export function play(position: AnnihilationPosition, move: AnnihilationMove): AnnihilationPosition {
  const { board, followers, turn } = position;
  const mask = move.complement.reduce((sum, vertex) => sum + 2 ** vertex, 2 ** move.fire);
  const code = codeOf(position) ^ mask;
  const cells = Uint8Array.from(followers, (_, vertex) => code >> vertex & 1);
  const canMove = followers.some((targets, vertex) => cells[vertex] === 1 && targets.length > 0);
  return {
    ...position,
    board: { ...board, cells },
    turn: 1 - turn,
    outcome: canMove ? null : { winner: turn, by: "blocked" },
  };
}

function codeOf({ board }: AnnihilationPosition): number {
  return parseInt([...board.cells].reverse().join(""), 2);
}
