import { playerHandler } from "../../lib/server/http/account.ts";
import { malformed, refusal, refuse } from "../../lib/server/http/refusal.ts";
import { LEVEL_IDS } from "../../lib/games/game.ts";
import { gameIds, rankedIds } from "../../lib/games/registry.ts";
import { define } from "../../lib/server/define.ts";
import { freshJson } from "../../lib/server/http/body.ts";
import { readWish } from "../../lib/server/http/cpu_game.ts";
import { readGamesQuery } from "../../lib/server/http/game_search.ts";

const NO_QUERY = `"limit" must be 1 to 100, "game" one of ${gameIds().join(", ")}, "player" a ` +
  'number, "after" the next of a page, and "name" of 40 letters at most.';

/** Finished games, the newest first: `?name=ada&game=conway&after=…`. */
const find = define.handlers({
  async GET({ url, state }) {
    const query = readGamesQuery(url.searchParams);
    if (!query) {
      return refusal("malformed", { message: NO_QUERY });
    }
    const { archive } = await state.online();
    const { games, next } = await archive.list(query);
    const shown = games.map(({ record: _, ...game }) => game);
    return freshJson({ games: shown, ...next !== undefined && { next } });
  },
});

const NO_WISH = `"game" must be one of ${rankedIds().join(", ")}, "level" one of ${
  LEVEL_IDS.join(", ")
}, and "side" 0 or 1.`;

/**
 * Lets a game against the CPU begin that may count: `{identity, game, level, side, instead?}`. While
 * another is open there is none, unless `instead` is its seed: then that one is lost.
 */
const begin = playerHandler(
  async (asking) => {
    const { services: { cpuGames, moderation, markOf }, identity, source, body } = asking;
    if (moderation.isPaused) return refuse("paused", 503);
    const wish = readWish(body);
    if (!wish) return malformed(asking, NO_WISH);
    const instead = typeof body.instead === "string" ? body.instead : undefined;
    const issued = await cpuGames.issue(wish, identity, markOf(source), instead);
    if ("refused" in issued && issued.refused === "limit") return refuse("limit", 429);
    return freshJson(issued, "refused" in issued && issued.refused === "storage" ? 503 : 200);
  },
);

export const handler = define.handlers({ ...find, ...begin });
