/**
 * The studies that the site shows: what `deno task study` printed with `--json`, but for the intervals,
 * which follow from the rest; each with the command that makes it again.
 */

import { DEFAULT_GAME, type GameId } from "../../games/registry.ts";
import type { PlayerName } from "../player.ts";
import type { Study } from "../study.ts";
import conquerorHard from "./conqueror_hard.json" with { type: "json" };
import conqueror from "./conqueror.json" with { type: "json" };
import expert from "./expert.json" with { type: "json" };
import komi from "./komi.json" with { type: "json" };
import komiTricky from "./komi_tricky.json" with { type: "json" };
import ladder from "./ladder.json" with { type: "json" };
import skirmish from "./skirmish.json" with { type: "json" };
import skirmishExpert from "./skirmish_expert.json" with { type: "json" };
import skirmishKomi from "./skirmish_komi.json" with { type: "json" };

/** In the page's order; a level's line quotes the first that measured it. */
export const PUBLISHED = [
  ladder,
  expert,
  conqueror,
  conquerorHard,
  komi,
  komiTricky,
  skirmish,
  skirmishExpert,
  skirmishKomi,
] as unknown as readonly Study[]; // JSON knows no literals and no tuples

/** How often a player beats the next weaker one. */
interface Measure {
  readonly against: PlayerName;
  readonly percent: number;
}

/** What is known of a player at a game; nothing of the weakest, and of who was not there. */
export function measureOf(player: PlayerName, at: GameId = DEFAULT_GAME): Measure | undefined {
  for (const study of PUBLISHED) {
    const measure = measureIn(study, player, at);
    if (measure) return measure;
  }
}

function measureIn(
  { rows, ratings }: Study,
  player: PlayerName,
  at: GameId,
): Measure | undefined {
  const order = ratings.filter(({ game }) => game === at);
  const next = order[order.findIndex((rating) => rating.player === player) + 1]?.player;
  for (const { game, blue, red, blueWin, redWin } of rows) {
    if (game !== at) continue;
    if (blue === player && red === next) return { against: next, percent: blueWin };
    if (blue === next && red === player) return { against: next, percent: redWin };
  }
}
