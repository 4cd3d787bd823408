/**
 * Positions in which a rival may be wiped out in two turns.
 *
 * Between the two it places cells, and a block of four lives. Only a bomb surely clears that, and then
 * nothing else is left to do: so the first turn has to see to all other cells. Where the rival has one
 * at home, it can save that. So puzzles are looked for where the rival has none there, which is soon
 * after a bomb and a turn that it did nothing with.
 */

import type { LifeMove, LifePosition } from "../games/conquerors/position.ts";
import { refuseBomb } from "../games/conquerors/legality.ts";
import { Eraser } from "./erase.ts";
import { type Color, countIn, mayBomb, Unsupported, wordsOf } from "./ground.ts";
import { PUZZLE_GROUND, PUZZLED } from "./puzzle.ts";
import { type Core, mustFillUp } from "./turns.ts";

/** How many cells a turn sees to, and how many at home a bomb, at most; a no may be wrong. */
const MOST_RIVALS = 16, MOST_AT_HOME = 14;

/** Whether the rival has none at home, and a bomb may fall next turn. */
function isExposed(position: LifePosition): boolean {
  if (position.outcome || !mayBomb(PUZZLE_GROUND, position)[2]) return false;
  const { all, atHome } = rivals(position);
  return all > 0 && all <= MOST_RIVALS && atHome === 0;
}

function rivals(position: LifePosition): { all: number; atHome: number } {
  const words = wordsOf(position), rival = (1 - position.turn) as Color;
  const { home } = PUZZLE_GROUND.zones[rival];
  return {
    all: countIn(PUZZLE_GROUND, words, rival),
    atHome: countIn(PUZZLE_GROUND, words, rival, home),
  };
}

/** A turn that does nothing. */
function idle(position: LifePosition): LifeMove | undefined {
  if (position.skips[position.turn]! < PUZZLED.rules.skips) return { pass: true };
  try {
    const words = wordsOf(position);
    return mustFillUp(PUZZLE_GROUND, words, position.turn as Color, { place: [] });
  } catch (error) {
    if (error instanceof Unsupported) return undefined;
    throw error;
  }
}

/** The exposed positions that a position is, or comes to by a turn that does nothing, perhaps after a bomb. */
export function* exposedFrom(position: LifePosition): Generator<LifePosition> {
  yield* [position, ...after(position)].filter(isExposed);
  if (refuseBomb(PUZZLED.rules, position, 0)) return;
  if (rivals(position).atHome > MOST_AT_HOME) return;
  const met = new Set<string>();
  for (const bomb of position.board.cells.keys()) {
    const bombed = PUZZLED.play(position, { bomb });
    const text = bombed.board.cells.join("");
    if (met.has(text)) continue;
    met.add(text);
    yield* after(bombed).filter(isExposed);
  }
}

function after(position: LifePosition): LifePosition[] {
  const move = position.outcome ? undefined : idle(position);
  return move ? [PUZZLED.play(position, move)] : [];
}

/** Generations until the rival is to be gone: those of both turns, and of the reply between. */
const GENERATIONS = 3;

/** How many sets of cells are tried, and how many of those that do it are listed. */
const TRIES = 200_000, MOST = 60;

/** Turns after which all rivals that are there die, if nobody does anything more; of few cells if there are any. */
export function fadingTurns(position: LifePosition): Core[] {
  const mover = position.turn as Color, victim = (1 - mover) as Color;
  const words = wordsOf(position), { rules } = PUZZLE_GROUND;
  for (const place of [rules.place - 1, rules.place]) {
    const ground = { ...PUZZLE_GROUND, rules: { ...rules, place } };
    const eraser = new Eraser(ground, GENERATIONS);
    const sets = eraser.sets(words, { mover, victim, columns: -1 }, MOST, TRIES);
    if (sets.length > 0) return sets.map((place) => ({ place }));
  }
  return [];
}
