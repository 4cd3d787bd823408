import { gameOfBot } from "../../../../../lib/server/bots/told.ts";
import { define } from "../../../../../lib/server/define.ts";
import { freshJson } from "../../../../../lib/server/http/body.ts";
import { asBot } from "../../../../../lib/server/http/bot.ts";
import { refusal } from "../../../../../lib/server/http/refusal.ts";

/** A game that the bot plays, with all of its turns. */
export const handler = define.handlers({
  GET: (ctx) =>
    asBot(ctx, undefined, async ({ bot, source, services: { botDesk } }) => {
      const table = await botDesk.at(bot, ctx.params.id!, source);
      if (!table) return refusal("unknown");
      const { view } = table.room;
      return freshJson({ ...gameOfBot(view, table.player), moves: view.moves });
    }),
});
