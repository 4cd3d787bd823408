/** What a search is done by that not every level, and not every machine, needs: a page loads no other. */

import type { compare, endingOf } from "./ending.ts";
import type { NewLine } from "./line.ts";

export interface Means {
  /** A line, by the fastest means that there are. */
  readonly newLine: NewLine;
  /** For levels that are exact, as is what compares their turns. */
  readonly endingOf: typeof endingOf;
  readonly compare: typeof compare;
}
