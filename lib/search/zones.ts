/** The zones of a seat as masks of a row's word. */

import type { Seat } from "../games/game.ts";
import { zonesOpenTo } from "../games/conquerors/position.ts";
import { type LifeRules, type Zone, zoneOf, ZONES } from "../games/conquerors/rules.ts";

/** The columns of each zone. */
export type ZoneMasks = Readonly<Record<Zone, number>>;

export function zoneMasks(rules: LifeRules, seat: Seat): ZoneMasks {
  const masks = { home: 0, neutral: 0, rival: 0 };
  for (let column = 0; column < rules.width; column++) {
    masks[zoneOf(rules, seat, column)] |= 1 << column;
  }
  return masks;
}

/** For the columns in which the seat is alive: the columns that are open to it. */
export function openColumns(rules: LifeRules, seat: Seat): (alive: number) => number {
  const masks = zoneMasks(rules, seat);
  const open = Array.from({ length: 8 }, (_, held) => {
    const alive = new Set(ZONES.filter((_, i) => (held >> i) & 1));
    let columns = 0;
    for (const zone of zonesOpenTo(rules, alive)) columns |= masks[zone];
    return columns;
  });
  const { home, neutral, rival } = masks;
  return (alive) =>
    open[
      +((alive & home) !== 0) | +((alive & neutral) !== 0) << 1 | +((alive & rival) !== 0) << 2
    ]!;
}
