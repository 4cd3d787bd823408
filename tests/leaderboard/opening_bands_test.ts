/** In whose games an opening is counted. */

import { assertEquals } from "@std/assert";
import { type Band, bandOf } from "../../lib/leaderboard/opening_bands.ts";
import type { OpponentKind } from "../../lib/leaderboard/board.ts";

/** By whom it was against, and the mean of both ratings where both have one. */
const GAMES: readonly (readonly [OpponentKind, number | undefined, Band])[] = [
  ["cpu", 1500, "cpu"],
  ["bot", undefined, "bot"],
  ["online", undefined, "new"],
  ["online", 1399.9, "low"],
  ["online", 1400, "middle"],
  ["online", 1699.9, "middle"],
  ["online", 1700, "high"],
];

for (const [opponent, rating, band] of GAMES) {
  Deno.test(`${opponent}, ${rating}: ${band}`, () => {
    assertEquals(bandOf(opponent, rating), band);
  });
}
