import { playerHandler, refuse } from "../../lib/server/http/account.ts";
import { freshJson } from "../../lib/server/http/body.ts";
import { readWish } from "../../lib/server/http/cpu_game.ts";

/**
 * Lets a game against the CPU begin that may count: `{identity, game, level, side, instead?}`. While
 * another is open there is none, unless `instead` is its seed: then that one is lost.
 */
export const handler = playerHandler(
  async ({ services: { cpuGames, moderation }, identity, body }) => {
    if (moderation.isPaused) return refuse("paused", 503);
    const wish = readWish(body);
    if (!wish) return refuse("malformed", 400);
    const instead = typeof body.instead === "string" ? body.instead : undefined;
    const issued = await cpuGames.issue(wish, identity, instead);
    return freshJson(issued, "refused" in issued && issued.refused === "storage" ? 503 : 200);
  },
);
