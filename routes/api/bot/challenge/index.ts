import { ChallengeSchema } from "../../../../lib/server/api/bot_requests.ts";
import { settingsOf } from "../../../../lib/server/bots/room_settings.ts";
import { define } from "../../../../lib/server/define.ts";
import { freshJson } from "../../../../lib/server/http/body.ts";
import { asBot, bodyOf } from "../../../../lib/server/http/bot.ts";
import { refusal, UNFIT } from "../../../../lib/server/http/refusal.ts";

/** Challenges another bot that listens. */
export const handler = define.handlers({
  POST: (ctx) =>
    asBot(ctx, "challenge", async ({ bot, source, services: { botDesk, world } }) => {
      const read = await bodyOf(ctx.req, ChallengeSchema);
      if ("refused" in read) return read.refused;
      const settings = settingsOf(read.body, world.random);
      if (!settings) return refusal("malformed", UNFIT);
      const made = await botDesk.challenge(bot, read.body.to, source, settings);
      return typeof made === "string" ? freshJson({ id: made }, 201) : refusal(made[0]!);
    }),
});
