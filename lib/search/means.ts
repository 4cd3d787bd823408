/** What a search is done by that not every level, and not every machine, needs: a page loads no other. */

import { compare, endingOf } from "./ending.ts";
import { Line, type NewLine } from "./line.ts";
import { vectorLine } from "./line_simd.ts";

export interface Means {
  /** A line, by the fastest means that there are. */
  readonly newLine: NewLine;
  /** For levels that are exact, as is what compares their turns. */
  readonly endingOf: typeof endingOf;
  readonly compare: typeof compare;
}

/** For whoever has all scripts at hand. */
export const ALL_MEANS: Means = {
  newLine: (...given) => vectorLine(...given) ?? new Line(...given),
  endingOf,
  compare,
};
