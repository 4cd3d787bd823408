/** All of which a source may have only a share: the limits of rooms and of the arena in one table. */

import type { ArenaSettings } from "./arena/settings.ts";
import type { Limits } from "./rooms/limits.ts";

/** How the name of a source's share ends, after the name of the whole. */
export const PER_SOURCE = "PerSource";

/** What one source may have of so much: a hundredth, but at least one. */
export function shareOf(total: number): number {
  return Math.max(1, Math.floor(total / 100));
}

export interface Share {
  /** As the limit or the setting is called. */
  readonly name: string;
  /** How many there are in all, and of one source. */
  readonly total: number;
  readonly each: number;
}

/** Every quota that there is, by name. */
export function sharesOf(limits: Limits, arena: ArenaSettings): readonly Share[] {
  const numbers: Readonly<Record<string, number>> = { ...arena, ...limits };
  const names = Object.keys(numbers).filter((name) => name.endsWith(PER_SOURCE));
  return names.map((each) => {
    const name = each.slice(0, -PER_SOURCE.length);
    return { name, total: numbers[name]!, each: numbers[each]! };
  });
}
