/** How much of itself a test does: a part in every run of the suite, all of it with `-- --full`. */

import { fnv1a } from "../lib/automaton/hash.ts";

const isFull = Deno.args.includes("--full");

/** How often a test repeats itself. */
export function runs(slice: number, full: number): number {
  return isFull ? full : slice;
}

/** What a test goes through: one of all, another for each turn, and in a full run every one. */
export function sampleOf<T>(all: readonly T[], turn = 0): readonly T[] {
  return isFull ? all : [all[turn % all.length]!];
}

/** Opening pages takes most of the suite's time: a run of everything tells one of so many parts of the stories. */
export const PARTS = 6;

/** What every run tells, by its name: whole games, and what pages weigh. */
const ALWAYS = /\bwhole game\b|\blight\b/;

/** Which part that is; `main.ts` names none where files are named, as then all they have is told. */
const named = Deno.args.find((each) => each.startsWith("--part="))?.slice("--part=".length);
const told = named === undefined ? undefined : Number(named);

/** The part of a story: by its name, so that each run has some of every file. */
function partOf(name: string): number {
  return fnv1a(new TextEncoder().encode(name)) % PARTS;
}

/** Whether a story is told in a run of that part, or of all. */
export function isDue(name: string, part: number | undefined = told): boolean {
  return part === undefined || ALWAYS.test(name) || partOf(name) === part;
}
