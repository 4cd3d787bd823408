/** Counts of all lines of play, with a checksum of where they lead. */

import type { Cell } from "../../../lib/automaton/board.ts";
import { fnv1a } from "../../../lib/automaton/hash.ts";
import type { Outcome } from "../../../lib/games/game.ts";
import type { LifeMove, LifePosition } from "../../../lib/games/conquerors/position.ts";
import type { LifeRules } from "../../../lib/games/conquerors/rules.ts";

/** What of a rules engine is put to the count. */
export interface Engine<Position = LifePosition, Move = LifeMove> {
  isLegal(position: Position, move: Move): boolean;
  play(position: Position, move: Move): Position;
}

/** Lines of play, and the sum of the hashes of the positions they end in, modulo 2^32. */
interface Count {
  leaves: number;
  checksum: number;
}

/**
 * Walks every line of `depth` turns of those given, or fewer where the game is over. A leaf counts
 * with its text, all that can be seen of it: leaf counts by themselves never see an evolution.
 */
export function perft<Position extends { readonly outcome: Outcome | null }, Move>(
  engine: Engine<Position, Move>,
  moves: readonly Move[],
  start: Position,
  depth: number,
  textOf: (position: Position) => string,
): Count {
  const count = { leaves: 0, checksum: 0 };
  const walk = (position: Position, left: number): void => {
    if (left === 0 || position.outcome) {
      count.leaves++;
      const { outcome } = position;
      const text = `${textOf(position)} ${outcome ? `${outcome.by} ${outcome.winner}` : "*"}`;
      count.checksum = count.checksum + fnv1a(new TextEncoder().encode(text)) >>> 0;
      return;
    }
    for (const move of moves) {
      if (engine.isLegal(position, move)) walk(engine.play(position, move), left - 1);
    }
  };
  walk(start, depth);
  return count;
}

export function lifeText({ board, turn, round, cooldowns, skips }: LifePosition): string {
  return `${board.cells.join("")} ${turn} ${round} ${cooldowns} ${skips}`;
}

/** Every set of cells that a turn might place, legal or not, every bomb and the skip. */
export function* everyMove({ width, height, place }: LifeRules): Generator<LifeMove> {
  const cells = width * height;
  for (const set of subsets(0, cells, place)) yield { place: set };
  for (let bomb = 0; bomb < cells; bomb++) yield { bomb };
  yield { pass: true };
}

/** The sets of at most `size` cells of those from `from` up to `to`. */
function* subsets(from: Cell, to: Cell, size: number): Generator<Cell[]> {
  yield [];
  if (size === 0) return;
  for (let first = from; first < to; first++) {
    for (const rest of subsets(first + 1, to, size - 1)) yield [first, ...rest];
  }
}
