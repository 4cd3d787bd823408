/** The puzzles there are. They are large: browsers get them one by one. */

import { fnv1a } from "../automaton/hash.ts";
import last from "./data/last.json" with { type: "json" };
import open from "./data/open.json" with { type: "json" };
import save from "./data/save.json" with { type: "json" };
import wipe1 from "./data/wipe-1.json" with { type: "json" };
import wipe2 from "./data/wipe-2.json" with { type: "json" };
import { dateOf } from "./day.ts";
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
/** For so many days none comes again. */
const APART = 30;

const drawn = new Map<number, readonly Puzzle[]>();

/** The puzzle of a day: everybody's the same, and seldom another when puzzles are added. */
export function dailyPuzzle(day: number): Puzzle {
  const before = new Set<Puzzle>();
  for (let past = day - APART; past < day; past++) before.add(drawFor(past)[0]!);
  return drawFor(day).find((puzzle) => !before.has(puzzle))!;
}

/** Puzzles as chance by the date has them, more than days that they are apart. */
function drawFor(day: number): readonly Puzzle[] {
  const known = drawn.get(day);
  if (known) return known;
  const date = dateOf(day);
  const draws = PUZZLES.filter(({ rating }) => rating >= DAILY.least && rating <= DAILY.most)
    .map((puzzle) => ({ puzzle, draw: fnv1a(new TextEncoder().encode(`${date} ${puzzle.id}`)) }))
    .sort((a, b) => a.draw - b.draw).slice(0, APART + 1).map(({ puzzle }) => puzzle);
  if (drawn.size > 2 * APART) drawn.clear();
  drawn.set(day, draws);
  return draws;
}
