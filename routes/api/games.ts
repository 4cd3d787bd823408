import { playerHandler, refuse } from "../../lib/http/account.ts";
import { freshJson } from "../../lib/http/body.ts";
import { readWish } from "../../lib/http/cpu_game.ts";

/** Lets a game against the CPU begin that may count: `{identity, game, level, side}`. */
export const handler = playerHandler(
  async ({ services: { cpuGames, moderation }, identity, body }) => {
    if (moderation.isPaused) return refuse("paused", 503);
    const wish = readWish(body);
    return wish ? freshJson(await cpuGames.issue(wish, identity)) : refuse("malformed", 400);
  },
);
