import type { LifeGame } from "../../games/conquerors/game.ts";
import type { LifePosition } from "../../games/conquerors/position.ts";
import { DEFAULT_GAME, findLifeGame } from "../../games/life_games.ts";
import { type Crowd, CROWD_IDS } from "../../leaderboard/opening_bands.ts";
import { readPath, tokensOf } from "../../ui/openings/path.ts";

/** What an address asks the opening explorer. */
interface AskedOpening {
  readonly game: LifeGame;
  readonly who: Crowd;
  readonly tokens: readonly string[];
  /** The positions from the start on; the last is asked about. */
  readonly path: readonly LifePosition[];
}

/** Undefined for an address that asks for what there isn't. */
export function readAsked({ searchParams }: URL): AskedOpening | undefined {
  const game = findLifeGame(searchParams.get("game") || DEFAULT_GAME);
  const asked = searchParams.get("who") || "all", who = CROWD_IDS.find((id) => id === asked);
  const moves = searchParams.get("moves") ?? "", path = game && readPath(game, moves);
  return game && who && path && { game, who, tokens: tokensOf(moves), path };
}
