import { define } from "../../../../../lib/server/define.ts";
import { freshJson } from "../../../../../lib/server/http/body.ts";
import { asBot } from "../../../../../lib/server/http/bot.ts";
import { refusal } from "../../../../../lib/server/http/refusal.ts";

/** Sits down to a challenge. */
export const handler = define.handlers({
  POST: (ctx) =>
    asBot(ctx, "challenge", async ({ bot, source, services: { botDesk } }) => {
      const why = await botDesk.accept(bot, ctx.params.id!, source);
      return why ? refusal(why) : freshJson({ id: ctx.params.id });
    }),
});
