import { serveWatcher } from "../../../../lib/arena/socket.ts";
import { define } from "../../../../lib/define.ts";

/** Seconds after which the runtime gives up a page whose network is dead. */
const IDLE_TIMEOUT = 30;

/** A live match of the arena, for those who watch it. */
export const handler = define.handlers({
  async GET(ctx) {
    const { arena } = await ctx.state.online();
    const { socket, response } = ctx.upgrade({ idleTimeout: IDLE_TIMEOUT });
    serveWatcher(socket, arena, ctx.params.id!);
    return response;
  },
});
