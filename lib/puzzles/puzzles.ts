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

/** Those that days take in turns, shuffled; which day has which changes only when puzzles do. */
const DAYS: readonly Puzzle[] = PUZZLES
  .filter(({ rating }) => rating >= DAILY.least && rating <= DAILY.most)
  .map((puzzle) => ({ puzzle, place: fnv1a(new TextEncoder().encode(`day ${puzzle.id}`)) }))
  .sort((a, b) => a.place - b.place)
  .map(({ puzzle }) => puzzle);

/** The puzzle of a day: everybody's the same, and none again until all have been. */
export function dailyPuzzle(day: number): Puzzle {
  return DAYS[day % DAYS.length]!;
}
