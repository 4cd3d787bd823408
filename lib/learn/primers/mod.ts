/** The lessons of the games besides the one that most lessons teach. A page of one loads its own. */

import { annihilation } from "../../games/annihilation/annihilation.ts";
import { skirmish } from "../../games/conquerors/conquerors.ts";
import { conway } from "../../games/conway/conway.ts";
import { kingOfTheHill } from "../../games/hill/hill.ts";
import type { AnyGame } from "../../games/known_games.ts";
import type { Lesson } from "../lesson.ts";
import { ANNIHILATION_LESSONS } from "./annihilation.ts";
import { CONWAY_LESSONS } from "./conway.ts";
import { HILL_LESSONS } from "./hill.ts";
import { SKIRMISH_LESSONS } from "./skirmish.ts";

export type PrimerLessonId = typeof ALL[number]["id"];

const ALL = [
  ...SKIRMISH_LESSONS,
  ...CONWAY_LESSONS,
  ...HILL_LESSONS,
  ...ANNIHILATION_LESSONS,
];

/** The lessons of a game, in the order they build on each other. */
interface Primer {
  readonly game: AnyGame;
  readonly lessons: readonly Pick<Lesson<PrimerLessonId>, "id" | "solution">[];
}

/** By the ids of the games, in their order. */
export const PRIMERS = {
  skirmish: { game: skirmish, lessons: SKIRMISH_LESSONS },
  conway: { game: conway, lessons: CONWAY_LESSONS },
  annihilation: { game: annihilation, lessons: ANNIHILATION_LESSONS },
  arena: { game: kingOfTheHill, lessons: HILL_LESSONS },
} as const satisfies Readonly<Record<string, Primer>>;

export type PrimerId = keyof typeof PRIMERS;

export const PRIMER_IDS = Object.keys(PRIMERS) as PrimerId[];

/** The primer of a game, if it has one. */
export function primerOf(game: string): Primer | undefined {
  return Object.hasOwn(PRIMERS, game) ? PRIMERS[game as PrimerId] : undefined;
}
