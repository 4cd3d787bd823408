import { BodyLine } from "../../../lib/server/bots/bot_line.ts";
import { define } from "../../../lib/server/define.ts";
import { asBot, callerOf, CROWDED } from "../../../lib/server/http/bot.ts";
import { refusal } from "../../../lib/server/http/refusal.ts";

const HEADERS = {
  "content-type": "application/x-ndjson",
  "cache-control": "no-store",
  // nginx would keep the lines to itself until they fill a buffer.
  "x-accel-buffering": "no",
};

/** All that a bot is to hear, for as long as it listens: a line of JSON each (docs/bots.md). */
export const handler = define.handlers({
  GET: async (ctx) =>
    await asBot(await callerOf(ctx), undefined, async (asking) => {
      const { bot, source, services: { botDesk } } = asking;
      // Who only asks for the headers doesn't listen: the stream of the one who does goes on.
      if (ctx.req.method === "HEAD") return new Response(null, { headers: HEADERS });
      const line = new BodyLine(), isIn = await botDesk.listen(bot, source, line);
      return isIn ? new Response(line.body, { headers: HEADERS }) : refusal("limit", CROWDED);
    }),
});
