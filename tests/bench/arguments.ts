/** What `deno task bench` and `deno task thinking` are asked; a sentence where it can't be done. */

import { type PlayerId, PLAYERS } from "../../lib/search/levels.ts";

interface Asked {
  readonly names: readonly string[];
  /** Whether what is measured goes into the README. */
  readonly isKept: boolean;
}

/** Which benchmarks to run, of those there are. Only all of them together are kept. */
export function askedOf(args: readonly string[], known: readonly string[]): Asked | string {
  const names = args.filter((argument) => argument !== "--keep");
  const isKept = names.length < args.length;
  const stray = names.find((name) => !known.includes(name));
  if (stray !== undefined) {
    return `bench [--keep] [NAME…]: there's no "${stray}", only ${known.join(", ")}`;
  }
  if (isKept && names.length > 0) return "bench --keep keeps all that is measured: leave out names";
  return { names, isKept };
}

/** The levels of these names, all of which have to look ahead. */
export function searchersOf(names: readonly string[]): readonly PlayerId[] | string {
  const known = Object.entries(PLAYERS).filter(([, { v2 }]) => "steps" in v2).map(([id]) => id);
  const stray = names.find((name) => !known.includes(name));
  if (stray === undefined) return names as PlayerId[];
  return `thinking [LEVEL…]: "${stray}" isn't a level that looks ahead. These are: ${
    known.join(", ")
  }`;
}
