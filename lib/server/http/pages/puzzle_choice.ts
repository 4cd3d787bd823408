/** Which puzzles pages show. */

import { below } from "../../../games/kit/rng.ts";
import type { Kind } from "../../../puzzles/kind.ts";
import { PUZZLES } from "../../../puzzles/puzzles.ts";
import type { Puzzle } from "../../../puzzles/puzzle.ts";

/** How many go with a page for where there is no server. */
const SET = 12;

/** Where those who have no rating yet begin. */
const FIRST_RATING = 1100;

/** How many a storm has: more than anybody solves. */
const STORM = 60;

/** Puzzles of one turn for a storm, from the easiest up: of those about as hard chance takes one. */
export function stormSet(random: () => number): readonly Puzzle[] {
  const short = PUZZLES.filter(({ kind }) => kind !== "wipe-2" && kind !== "last");
  const step = Math.floor(short.length / STORM);
  return Array.from({ length: STORM }, (_, i) => short[i * step + below(step, random)]!);
}

/** Puzzles for a page to begin with, of one kind or all, from easy ones up: others every day. */
export function puzzleSet(day: number, kind?: Kind): readonly Puzzle[] {
  const puzzles = ofKind(kind).filter(({ rating }) => rating >= FIRST_RATING);
  const step = Math.floor(puzzles.length / SET);
  return Array.from({ length: SET }, (_, i) => puzzles[i * step + day % step]!);
}

function ofKind(kind: Kind | undefined): readonly Puzzle[] {
  return kind ? PUZZLES.filter((puzzle) => puzzle.kind === kind) : PUZZLES;
}

/** The untried puzzle, of that kind if one is told, whose rating is nearest; chance takes one of the nearest few. */
export function puzzleFor(
  rating: number,
  tried: ReadonlySet<string>,
  ratings: ReadonlyMap<string, number>,
  chance: number,
  kind?: Kind,
): Puzzle | undefined {
  const distance = (puzzle: Puzzle) => Math.abs((ratings.get(puzzle.id) ?? puzzle.rating) - rating);
  const nearest = ofKind(kind).filter(({ id }) => !tried.has(id))
    .map((puzzle) => ({ puzzle, distance: distance(puzzle) }))
    .sort((a, b) => a.distance - b.distance).slice(0, NEAREST);
  return nearest[Math.floor(chance * nearest.length)]?.puzzle;
}

const NEAREST = 8;
