/** The puzzles there are. They are large: browsers get them one by one. */

import { fnv1a } from "../automaton/hash.ts";
import last from "./data/last.json" with { type: "json" };
import open from "./data/open.json" with { type: "json" };
import save from "./data/save.json" with { type: "json" };
import wipe1 from "./data/wipe-1.json" with { type: "json" };
import wipe2 from "./data/wipe-2.json" with { type: "json" };
import { type Puzzle, readPuzzle } from "./puzzle.ts";

const LINES: readonly string[] = [wipe1, wipe2, last, save, open].flatMap(({ puzzles }) => puzzles);

/** From the easiest by their start ratings. */
export const PUZZLES: readonly Puzzle[] = LINES.map(readPuzzle)
  .sort((a, b) => a.rating - b.rating || (a.id < b.id ? -1 : 1));

const byId = new Map(PUZZLES.map((puzzle) => [puzzle.id, puzzle]));

export function puzzleOf(id: string): Puzzle | undefined {
  return byId.get(id);
}

/** Neither too easy nor too hard for a day that everybody shares. */
const DAILY = { least: 1150, most: 1900 };

/** Those that days take in turns. */
const DAYS: readonly Puzzle[] = PUZZLES
  .filter(({ rating }) => rating >= DAILY.least && rating <= DAILY.most);

/** No puzzle comes again for this many days, not even where one round of all of them ends: a week is shown at a time. */
const APART = 14;

/** The orders of the rounds so far. */
const rounds: (readonly Puzzle[])[] = [];

/**
 * The puzzle of a day: everybody's the same, and none again until all have been. Each round of all of
 * them has an order of its own, and which day has which changes only when puzzles do.
 */
export function dailyPuzzle(day: number): Puzzle {
  const round = Math.floor(day / DAYS.length);
  while (rounds.length <= round) rounds.push(shuffledAfter(rounds.at(-1) ?? [], rounds.length));
  return rounds[round]![day % DAYS.length]!;
}

/** All of them in the order of a round; those that came last before are in the middle now. */
function shuffledAfter(before: readonly Puzzle[], round: number): readonly Puzzle[] {
  const placeOf = ({ id }: Puzzle) => fnv1a(new TextEncoder().encode(`${round} ${id}`));
  const shuffled = DAYS.map((puzzle) => ({ puzzle, place: placeOf(puzzle) }))
    .sort((a, b) => a.place - b.place)
    .map(({ puzzle }) => puzzle);
  const late = new Set(before.slice(-APART));
  const early = shuffled.filter((puzzle) => !late.has(puzzle)), half = early.length / 2;
  const again = shuffled.filter((puzzle) => late.has(puzzle));
  return [...early.slice(0, half), ...again, ...early.slice(half)];
}
