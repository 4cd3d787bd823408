/** What a search is done by that not every level, and not every machine, needs: a page loads no other. */

import type { compare, endingOf } from "./ending.ts";
import type { Line } from "./line.ts";
import type { Outlook } from "./outlook.ts";

/** What a search asks of a line. */
export type AnyLine = Pick<Line, "reply" | "generations" | "look" | "follow" | "worthWith">;

export interface Means {
  /** A line, by the fastest means that there are. */
  readonly newLine: (width: number, height: number, outlook: Outlook, past: number) => AnyLine;
  /** For levels that are exact. */
  readonly endingOf: typeof endingOf;
  readonly compare: typeof compare;
}
