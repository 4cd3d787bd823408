import { serveWatcher } from "../../../../lib/server/arena/socket.ts";
import { define } from "../../../../lib/server/define.ts";
import { isSameOrigin } from "../../../../lib/server/http/origin.ts";
import { sourceOfRequest } from "../../../../lib/server/transport/address.ts";
import { upgrade } from "../../../../lib/server/net/upgrade.ts";

/** Seconds without an answer after which to give up a page whose network is dead. */
const SILENCE = 30;

/** Whatever a page says, it asks for the board again. Bytes. */
const LONGEST_WISH = 128;

/** A live match of the arena, for those who watch it. */
export const handler = define.handlers({
  async GET(ctx) {
    const { arena, arenaHome, arenaView, brake, world, trustedHops } = await ctx.state.online();
    if (!isSameOrigin(ctx.req, ctx.state.origin)) {
      return new Response("Wrong origin\n", { status: 403 });
    }
    const { id } = ctx.params, { live } = await arenaView.now();
    const isLive = live.some((match) => match.id === id);
    // Another process's matches are watched through any; those of another server aren't.
    if (arenaHome.url !== undefined && !isLive) return arenaHome.refusal()!;
    if (brake.isOn) {
      return new Response("Short of memory\n", { status: 503, headers: { "retry-after": "30" } });
    }
    const source = sourceOfRequest(ctx.req, ctx.info, trustedHops);
    return upgrade(ctx, "/arena/protocol", {
      longest: LONGEST_WISH,
      silence: SILENCE,
      take: (socket) => serveWatcher(socket, isLive ? arenaView : arena, world, id!, source),
    });
  },
});
