/** Judges of random boards for the search's tests. */

import { conquerorsV2 } from "../../lib/games/conquerors/conquerors.ts";
import { seededRng } from "../../lib/games/kit/rng.ts";
import { ALL_MEANS } from "../../lib/search/means.ts";
import { lookAhead } from "../../lib/search/foresight.ts";
import type { Judge } from "../../lib/search/judge.ts";
import { soup } from "../games/soups.ts";

/** More than rounding makes of a worth. */
export const EPSILON = 1e-6;

/** Judges the turns on a random board by what they bring unanswered, as many as one likes. */
export function judgeOf(trial: number): Judge {
  const position = soup(conquerorsV2.rules, seededRng(`soup ${trial}`));
  const level = {
    steps: Infinity,
    generations: 8,
    seeds: 120,
    shortlist: Infinity,
    replies: false,
    exact: false,
    finalists: 1,
  };
  return lookAhead(conquerorsV2, position, level, "judge", ALL_MEANS).search.judge;
}
