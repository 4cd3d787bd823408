import { LONGEST_FRAME } from "../../../lib/arena/frames.ts";
import { serveSocket } from "../../../lib/server/arena/socket.ts";
import { define } from "../../../lib/server/define.ts";
import { isSameOrigin } from "../../../lib/server/http/origin.ts";
import { sourceOfRequest } from "../../../lib/server/transport/address.ts";
import { upgrade } from "../../../lib/server/net/upgrade.ts";

/** Seconds without an answer after which to give up a bot whose network is dead. */
const SILENCE = 30;

/** The arena's protocol over a WebSocket (docs/arena.md). */
export const handler = define.handlers({
  async GET(ctx) {
    const { arena, arenaHome, world, trustedHops } = await ctx.state.online();
    if (!isSameOrigin(ctx.req, ctx.state.origin)) {
      return new Response("Wrong origin\n", { status: 403 });
    }
    const away = arenaHome.refusal();
    if (away) return away;
    const source = sourceOfRequest(ctx.req, ctx.info, trustedHops);
    return upgrade(ctx, "/arena/protocol", {
      longest: LONGEST_FRAME,
      silence: SILENCE,
      take: (socket) => serveSocket(socket, arena, world, source),
    });
  },
});
