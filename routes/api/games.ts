import { accountHandler, refuse } from "../../lib/http/account.ts";
import { freshJson } from "../../lib/http/body.ts";
import { readWish } from "../../lib/http/cpu_game.ts";

/** Lets a game against the CPU begin that may count: `{identity, game, level, side}`. */
export const handler = accountHandler(async ({ services: { cpuGames }, identity, body }) => {
  const wish = readWish(body);
  return wish ? freshJson(await cpuGames.issue(wish, identity)) : refuse("malformed", 400);
});
