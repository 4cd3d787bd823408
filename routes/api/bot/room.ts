import { RoomSchema } from "../../../lib/server/api/bot_requests.ts";
import { settingsOf } from "../../../lib/server/bots/room_settings.ts";
import { define } from "../../../lib/server/define.ts";
import { freshJson } from "../../../lib/server/http/body.ts";
import { asBot, bodyOf } from "../../../lib/server/http/bot.ts";
import { refusal, UNFIT } from "../../../lib/server/http/refusal.ts";

/** Opens a room for the bot, which sits down in it. */
export const handler = define.handlers({
  POST: (ctx) =>
    asBot(ctx, "challenge", async ({ bot, source, services: { botDesk, world } }) => {
      const read = await bodyOf(ctx.req, RoomSchema);
      if ("refused" in read) return read.refused;
      const settings = settingsOf(read.body, world.random);
      if (!settings) return refusal("malformed", UNFIT);
      const opened = await botDesk.open(bot, source, settings);
      return typeof opened === "string" ? freshJson({ id: opened }, 201) : refusal(opened[0]!);
    }),
});
