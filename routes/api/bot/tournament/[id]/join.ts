import { define } from "../../../../../lib/server/define.ts";
import { asBot, callerOf } from "../../../../../lib/server/http/bot.ts";
import { entryReply } from "../../../../../lib/server/http/entry_reply.ts";

/** Enters a tournament that bots may play in: the bot is paired for as long as it listens. */
export const handler = define.handlers({
  POST: async (ctx) =>
    asBot(await callerOf(ctx), "play", async ({ bot, source, services: { tournaments } }) => {
      const id = ctx.params.id!, done = await tournaments.joinBot(id, bot, source);
      return await entryReply(tournaments, id, bot, done);
    }),
});
