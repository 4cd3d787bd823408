/** What people type as moves in advance, in their own words. */

import { readSteps, type Step } from "../../../rooms/premove.ts";

/** Spanish for what turns are written with. */
const WORDS: ReadonlyMap<string, string> = new Map(Object.entries({
  pasar: "pass",
  azar: "random",
  cualquiera: "any",
}));

/** The steps of a line, whatever its capitals; undefined for what cannot be read. */
export function readQueueLine(line: string): Step[] | undefined {
  return readSteps(line.toLowerCase().replace(/\p{L}+/gu, (word) => WORDS.get(word) ?? word));
}
