/** A finished game as a few lines of text to pass on. */

import type { Seat } from "../../../games/game.ts";

interface Shared {
  readonly site: string;
  readonly headline: string;
  /** How both stand; empty where there is no score. */
  readonly score: readonly number[];
  /** Who was played against; empty for nobody in particular. */
  readonly rival: string;
  /** Who led each round: above 0 the first seat, below the second. */
  readonly leaders: readonly number[];
  /** Whose score comes first. */
  readonly seat: Seat;
  /** Where the game can be looked through; empty where it cannot. */
  readonly link: string;
}

const SQUARES: Readonly<Record<string, string>> = { "1": "🔵", "-1": "🔶", "0": "⚪" };

/** "Conway's Conquerors · Victory 58–47 vs Easy", a square a round, the link. */
export function sharedText({ site, headline, score, rival, leaders, seat, link }: Shared): string {
  const own = seat === 0 ? score : score.toReversed();
  const result = [headline, own.join("–"), rival && `vs ${rival}`].filter((part) => part !== "");
  const strip = leaders.map((leader) => SQUARES[leader]!).join("");
  return [`${site} · ${result.join(" ")}`, strip, link].filter((line) => line !== "").join("\n");
}
