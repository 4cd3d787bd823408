import { define } from "../../../../../lib/server/define.ts";
import { freshJson } from "../../../../../lib/server/http/body.ts";
import { asBot } from "../../../../../lib/server/http/bot.ts";
import { refusal } from "../../../../../lib/server/http/refusal.ts";

/** Declines a challenge, or takes back one's own. */
export const handler = define.handlers({
  POST: (ctx) =>
    asBot(ctx, "challenge", async ({ bot, services: { botDesk } }) => {
      const why = await botDesk.decline(bot, ctx.params.id!);
      return why ? refusal(why) : freshJson({ id: ctx.params.id });
    }),
});
