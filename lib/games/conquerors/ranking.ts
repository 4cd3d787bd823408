/**
 * The turns of a two-colony game as numbers: sets of cells among those that may be placed on, then
 * bombs by target, then the skip. And any of them.
 */

import type { Cell } from "../../automaton/board.ts";
import { combinations, rankSet, unrankSet } from "../kit/combinations.ts";
import { below, sample } from "../kit/draw.ts";
import type { Ranking, Rng } from "../game.ts";
import { mustPlaceNothing, placeable, refuseBomb, refuseSkip } from "./legality.ts";
import type { LifeMove, LifePosition } from "./position.ts";
import type { LifeRules } from "./rules.ts";

/** How many turns of each kind the seat to move has, in a game that is not over. */
interface LifeChoices {
  /** The cells of which a placement takes `size`. */
  readonly cells: readonly Cell[];
  readonly size: number;
  readonly placements: bigint;
  readonly bombs: number;
  readonly skips: number;
}

function choicesOf(rules: LifeRules, position: LifePosition): LifeChoices {
  const cells = placeable(rules, position);
  const size = Math.min(rules.place, cells.length);
  const mayPlace = size > 0 || mustPlaceNothing(rules, position);
  return {
    cells,
    size,
    placements: mayPlace ? combinations(cells.length, size) : 0n,
    bombs: refuseBomb(rules, position, 0) ? 0 : position.board.cells.length,
    skips: refuseSkip(rules, position) ? 0 : 1,
  };
}

export function lifeRanking(rules: LifeRules): Ranking<LifePosition, LifeMove> {
  return {
    count: (position) => {
      const { placements, bombs, skips } = choicesOf(rules, position);
      return placements + BigInt(bombs + skips);
    },
    rank: (position, move) => rank(choicesOf(rules, position), move),
    unrank: (position, number) => unrank(choicesOf(rules, position), number),
  };
}

function rank({ cells, placements, bombs }: LifeChoices, move: LifeMove): bigint {
  if ("place" in move) return rankSet(move.place.map((cell) => cells.indexOf(cell)));
  return placements + BigInt("bomb" in move ? move.bomb : bombs);
}

function unrank({ cells, size, placements, bombs }: LifeChoices, number: bigint): LifeMove {
  if (number < placements) {
    return { place: unrankSet(number, cells.length, size).map((index) => cells[index]!) };
  }
  const bomb = Number(number - placements);
  return bomb < bombs ? { bomb } : { pass: true };
}

/** Uniform over all legal turns: sets of cells, bombs on any cell, the skip. */
export function random(rules: LifeRules, position: LifePosition, rng: Rng): LifeMove {
  const { cells, size, placements, bombs, skips } = choicesOf(rules, position);
  const sets = Number(placements);
  const pick = rng() * (sets + bombs + skips);
  if (pick < sets) return { place: sample(cells, size, rng) };
  if (pick < sets + bombs) return { bomb: below(bombs, rng) };
  return { pass: true };
}
