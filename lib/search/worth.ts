/** What an outlook makes of a generation, in words: `simd/line.as` has the same for vectors. */

import { ANCHOR, CHAIN, DECIDED, type Outlook, SHARE, UNANSWERED } from "./outlook.ts";

/**
 * What generation `g`, from 1, adds to a line's worth: its weighted cells (`weigh`), and the
 * columns in which each color lives. Whether `certain`, it can end the game.
 */
export function worthOf(
  outlook: Outlook,
  g: number,
  cells: number,
  blueAlive: number,
  redAlive: number,
  certain: boolean,
): number {
  const { left, komi } = outlook;
  const blue = cells & 0xffff, red = cells >>> 16, lead = blue - red;
  if (certain) {
    if (g > outlook.safe && (blue === 0 || red === 0)) {
      return (g === 1 ? UNANSWERED : DECIDED) * Math.sign(lead) + lead;
    }
    if (g === left) return DECIDED * Math.sign(lead + komi) + lead;
  }
  const share = blue + red === 0 ? 0 : SHARE * lead / (blue + red);
  const footing = g === left
    ? komi
    : footingOf(outlook, 0, blueAlive) - footingOf(outlook, 1, redAlive);
  return outlook.rates[g]! * (lead + share + footing);
}

/** What it is worth to a seat to live in these columns. */
function footingOf({ homes, chains }: Outlook, seat: number, alive: number): number {
  const anchor = (alive & homes[seat]!) !== 0 ? ANCHOR : 0;
  for (const zone of chains[seat]!) if ((alive & zone) === 0) return anchor;
  return anchor + CHAIN;
}
