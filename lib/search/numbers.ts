/** A level with other numbers, as text: `kill=0+bomb.least=6`. */

import type { Level, SearchLevel } from "./levels.ts";

/** Other numbers than a level's own, by their place in its row; truth is 0 or 1. */
const FORM = /^[A-Za-z.]+=-?\d{1,9}(\.\d{1,6})?$/;

/** The row with those numbers; undefined where the text names one that it hasn't. */
export function withNumbers<Row extends Level | SearchLevel>(
  row: Row,
  text: string,
): Row | undefined {
  const changed = structuredClone(row);
  for (const part of text.split("+")) {
    if (!FORM.test(part)) return undefined;
    const [path, value] = part.split("=") as [string, string];
    if (!put(changed, path.split("."), Number(value))) return undefined;
  }
  return changed;
}

/** What there is none of, or half of one, nothing can be played with. */
const COUNTS = ["steps", "generations", "shortlist"];

/** Puts a number in the place of one that is there already. */
function put(row: object, [key, ...rest]: readonly string[], value: number): boolean {
  if (key === undefined || !Object.hasOwn(row, key)) return false;
  const fields = row as Record<string, unknown>, old = fields[key];
  if (rest.length > 0) return typeof old === "object" && put(old as object, rest, value);
  if (COUNTS.includes(key) && !(Number.isInteger(value) && value >= 1)) return false;
  if (typeof old === "number") fields[key] = value;
  else if (typeof old === "boolean" && (value === 0 || value === 1)) fields[key] = value === 1;
  else return false;
  return true;
}
