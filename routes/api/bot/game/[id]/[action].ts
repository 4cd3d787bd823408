import type { Request as RoomRequest } from "../../../../../lib/rooms/protocol.ts";
import {
  actionSchema,
  BOT_ACTIONS,
  isBotAction,
} from "../../../../../lib/server/api/bot_requests.ts";
import { define } from "../../../../../lib/server/define.ts";
import { secretOf } from "../../../../../lib/server/digest.ts";
import { freshJson } from "../../../../../lib/server/http/body.ts";
import { asBot, bodyOf } from "../../../../../lib/server/http/bot.ts";
import { refusal } from "../../../../../lib/server/http/refusal.ts";

/** Does something at a table: `/api/bot/game/K7QX2M/move`, and so on. */
export const handler = define.handlers({
  POST(ctx) {
    const { id: code, action } = ctx.params;
    if (!isBotAction(action!)) return refusal("unknown");
    const scope = action === "chat" ? "chat" : "play";
    return asBot(ctx, scope, async ({ bot, source, services: { botDesk, world } }) => {
      const read = await bodyOf(ctx.req, actionSchema(action));
      if ("refused" in read) return read.refused;
      const table = await botDesk.at(bot, code!, source);
      if (!table) return refusal("unknown");
      const { id = secretOf(world.random), version, ...fields } = read.body;
      const on = version ?? table.room.view.version;
      const request = { t: BOT_ACTIONS[action], ...fields, id, on } as RoomRequest;
      const answer = await botDesk.ask(table, request);
      if (answer.t === "ok") return freshJson({ ok: true, version: answer.v, hash: answer.hash });
      const { why, v: now, hash, until } = answer;
      return refusal(why, { version: now, hash, ...until !== undefined && { until } });
    });
  },
});
