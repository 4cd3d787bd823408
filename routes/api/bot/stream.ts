import { define } from "../../../lib/server/define.ts";
import { asBot } from "../../../lib/server/http/bot.ts";
import { refusal } from "../../../lib/server/http/refusal.ts";

const HEADERS = { "content-type": "application/x-ndjson", "cache-control": "no-store" };

/** All that a bot is to hear, for as long as it listens: a line of JSON each (docs/bots.md). */
export const handler = define.handlers({
  GET: (ctx) =>
    asBot(ctx, undefined, async ({ bot, source, services: { botDesk } }) => {
      const stream = await botDesk.listen(bot, source);
      return stream ? new Response(stream.body, { headers: HEADERS }) : refusal("limit");
    }),
});
