/**
 * The worth of one more cell: what it does in one generation to the 5×5 around it, and where it
 * stands (TR-001 §3.1, §3.3; RR-001 §5.3, §5.4).
 */

import { countBits, setCell } from "../automaton/bitboard.ts";
import { stepBits } from "../automaton/bit_generation.ts";
import { type Cell, EMPTY } from "../automaton/board.ts";
import type { Zone } from "../games/conquerors/rules.ts";
import type { Level, Territory } from "./levels.ts";
import { OWN, ownIn, RIVAL, type Situation, zoneOfCell } from "./situation.ts";
import { countIn, windowAround } from "./window.ts";

/** Shape prior by own neighbors (TR-001 §3.3); three, which the reports leave out, count nothing. */
const SHAPE = [-2, 4, 4, 0, -4, -4, -4, -4, -4] as const;

/** By neighbors placed this turn: the bridge over the pair valley (TR-001 §3.2). */
const ADJACENCY = [0, 12, 16, 16, 16, 16, 16, 16, 16] as const;

/** Killer instinct (RR-001 §5.3): from this round, against a colony of at most this many cells. */
const KILL_FROM_ROUND = 7;
const WEAK_COLONY = 12;

/** Cells a placement wins (or loses, below 0) for each color in one generation. */
interface Delta {
  readonly own: number;
  readonly rival: number;
}

/** What one generation does to the 5×5 around an empty cell, were it own (TR-001 §3.1). */
export function windowDelta({ board, next }: Situation, cell: Cell): Delta {
  const window = windowAround(board, cell, 2);
  setCell(board, cell, OWN);
  stepBits(board, next, "plane", window.from, window.to);
  const own = countIn(next, OWN, window) - countIn(board, OWN, window);
  const rival = countIn(next, RIVAL, window) - countIn(board, RIVAL, window);
  setCell(board, cell, EMPTY);
  return { own, rival };
}

/** Scores cells, noise apart, of a board on which `placed` lists this turn's cells so far. */
export type CellScorer = (cell: Cell, placed: readonly Cell[]) => number;

/** The scorer of a turn: all that the turn's start decides is decided here, once. */
export function cellScorer(situation: Situation, level: Level, territory: Territory): CellScorer {
  const { board, rules } = situation;
  const ground = groundValues(situation, territory);
  const harm = level.harm + (smellsBlood(situation) ? level.kill : 0);
  return (cell, placed) => {
    const zone = zoneOfCell(situation, cell);
    const delta = windowDelta(situation, cell);
    const growth = zone === "rival" ? level.growth * rules.rivalWeight : level.growth;
    const near = placed.filter((other) => touches(rules.width, cell, other));
    return ground[zone] +
      SHAPE[countIn(board, OWN, windowAround(board, cell, 1))]! +
      ADJACENCY[near.length]! +
      growth * delta.own +
      harm * Math.max(0, -delta.rival);
  };
}

/** What a cell's zone adds to its score (TR-001 §3.3, RR-001 §5.3, §5.4). */
export function groundValues(situation: Situation, territory: Territory): Record<Zone, number> {
  const late = situation.round >= territory.rivalFrom;
  const unlinked = ownIn(situation, "home") > 0 && ownIn(situation, "rival") > 0 &&
    ownIn(situation, "neutral") === 0;
  return {
    home: 0,
    neutral: territory.neutral + (unlinked ? territory.chainBuilder : 0),
    rival: (late ? territory.rivalLate : territory.rivalEarly) + territory.chainOpen,
  };
}

function smellsBlood({ round, board }: Situation): boolean {
  return round >= KILL_FROM_ROUND && countBits(board, RIVAL) <= WEAK_COLONY;
}

function touches(width: number, a: Cell, b: Cell): boolean {
  const rows = Math.floor(a / width) - Math.floor(b / width);
  const columns = a % width - b % width;
  return Math.max(Math.abs(rows), Math.abs(columns)) === 1;
}
