import { accountHandler } from "../../../lib/server/http/account.ts";
import { freshJson } from "../../../lib/server/http/body.ts";

/** How many games an answer has. */
const LIMIT = 20;

/** The games of the one who asks, the newest first, from a page's `next` on: `{identity, after?}`. */
export const handler = accountHandler(async ({ services, identity, body }) => {
  const player = await services.players.find(identity);
  if (!player) return freshJson({ games: [] });
  const after = typeof body.after === "string" ? { after: body.after } : {};
  const { games, next } = await services.archive.list({
    player: player.id,
    limit: LIMIT,
    ...after,
  });
  const shown = games.map(({ record: _, ...game }) => game);
  return freshJson({ player, games: shown, ...next !== undefined && { next } });
});
