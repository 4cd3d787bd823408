import { serveWatcher } from "../../../../lib/arena/socket.ts";
import { define } from "../../../../lib/define.ts";
import { isSameOrigin } from "../../../../lib/http/same_origin.ts";
import { sourceOfRequest } from "../../../../lib/http/source.ts";

/** Seconds after which the runtime gives up a page whose network is dead. */
const IDLE_TIMEOUT = 30;

/** A live match of the arena, for those who watch it. */
export const handler = define.handlers({
  async GET(ctx) {
    const { arena, world, trustedHops } = await ctx.state.online();
    if (!isSameOrigin(ctx.req, ctx.state.origin)) {
      return new Response("Wrong origin\n", { status: 403 });
    }
    const source = sourceOfRequest(ctx.req, ctx.info, trustedHops);
    const { socket, response } = ctx.upgrade({ idleTimeout: IDLE_TIMEOUT });
    serveWatcher(socket, arena, world, ctx.params.id!, source);
    return response;
  },
});
