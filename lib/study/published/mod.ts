/**
 * The studies that the site shows: what `deno task study` printed with `--json`, each with the command
 * that makes it again.
 */

import { DEFAULT_GAME } from "../../games/mod.ts";
import type { PlayerName } from "../player.ts";
import type { Study } from "../study.ts";
import conquerorHard from "./conqueror_hard.json" with { type: "json" };
import conqueror from "./conqueror.json" with { type: "json" };
import expert from "./expert.json" with { type: "json" };
import komi from "./komi.json" with { type: "json" };
import ladder from "./ladder.json" with { type: "json" };

// JSON knows no literals and no tuples.
const [LADDER, EXPERT, CONQUEROR, CONQUEROR_HARD, KOMI] = [
  ladder,
  expert,
  conqueror,
  conquerorHard,
  komi,
] as unknown as [Study, Study, Study, Study, Study];

export const PUBLISHED: readonly Study[] = [LADDER, EXPERT, CONQUEROR, CONQUEROR_HARD, KOMI];

/** Those in which levels meet, the weaker ones first. */
const LADDERS: readonly Study[] = [LADDER, EXPERT, CONQUEROR];

/** How often a player beats the next weaker one. */
export interface Measure {
  readonly against: PlayerName;
  readonly percent: number;
}

/** What is known of a player in the default game; nothing of the weakest, and of who was not there. */
export function measureOf(player: PlayerName): Measure | undefined {
  for (const study of LADDERS) {
    const measure = measureIn(study, player);
    if (measure) return measure;
  }
}

function measureIn({ rows, ratings }: Study, player: PlayerName): Measure | undefined {
  const order = ratings.filter(({ game }) => game === DEFAULT_GAME);
  const next = order[order.findIndex((rating) => rating.player === player) + 1]?.player;
  for (const { game, blue, red, blueWin, redWin } of rows) {
    if (game !== DEFAULT_GAME) continue;
    if (blue === player && red === next) return { against: next, percent: blueWin };
    if (blue === next && red === player) return { against: next, percent: redWin };
  }
}
