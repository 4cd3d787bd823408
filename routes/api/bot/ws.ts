import { BotSocket, LONGEST_MESSAGE } from "../../../lib/server/bots/bot_socket.ts";
import { guarded } from "../../../lib/server/clock.ts";
import { define } from "../../../lib/server/define.ts";
import { asBot, callerOf } from "../../../lib/server/http/bot.ts";
import { refusal } from "../../../lib/server/http/refusal.ts";
import { isSameOrigin } from "../../../lib/server/http/origin.ts";
import { upgrade } from "../../../lib/server/net/upgrade.ts";

/** Seconds without an answer after which a network counts as dead. */
const SILENCE = 21;

/** The stream and all that a bot may ask over one WebSocket (docs/bots.md). */
export const handler = define.handlers({
  async GET(ctx) {
    if (!isSameOrigin(ctx.req, ctx.state.origin)) return refusal("origin");
    const caller = await callerOf(ctx), { services: { botDesk, brake, world }, source } = caller;
    if (brake.isOn) return refusal("busy");
    const welcome = () =>
      upgrade(ctx, "/api/bots", {
        longest: LONGEST_MESSAGE,
        silence: SILENCE,
        take(socket) {
          const bot = new BotSocket(socket, caller);
          socket.onmessage = guarded(world, ({ data }) => bot.hear(data));
          socket.onclose = socket.onerror = guarded(world, () => bot.end());
          bot.open();
        },
      });
    if (caller.token !== undefined) return await asBot(caller, undefined, welcome);
    return botDesk.mayAsk(source) ? welcome() : refusal("limit");
  },
});
