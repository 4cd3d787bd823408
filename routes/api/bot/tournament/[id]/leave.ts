import { define } from "../../../../../lib/server/define.ts";
import { asBot, callerOf } from "../../../../../lib/server/http/bot.ts";
import { entryReply } from "../../../../../lib/server/http/entry_reply.ts";

/** Leaves a tournament. */
export const handler = define.handlers({
  POST: async (ctx) =>
    asBot(await callerOf(ctx), "play", async ({ bot, services: { tournaments } }) => {
      const id = ctx.params.id!, done = await tournaments.leave(id, bot.identity);
      return await entryReply(tournaments, id, bot, done);
    }),
});
