import { define } from "../../lib/define.ts";
import { isSameOrigin } from "../../lib/http/same_origin.ts";
import { guarded } from "../../lib/transport/world.ts";
import { sourceOfRequest } from "../../lib/http/source.ts";

/**
 * Seconds after which the runtime, which pings by itself, gives up a socket that does not answer:
 * an opponent is told of a dead network within 10 s.
 */
const IDLE_TIMEOUT = 7;

/** The one version there is (RFC 6455 §4.2.1); the runtime takes any. */
const VERSION = "13";
const refusedVersion = { status: 426, headers: { "sec-websocket-version": VERSION } };

/** Online play over a WebSocket. */
export const handler = define.handlers({
  async GET(ctx) {
    const { sockets, world, trustedHops } = await ctx.state.online();
    if (!isSameOrigin(ctx.req, ctx.state.origin)) {
      return new Response("Wrong origin\n", { status: 403 });
    }
    if (isOutdated(ctx.req)) return new Response("Wrong version\n", refusedVersion);
    const source = sourceOfRequest(ctx.req, ctx.info, trustedHops);
    if (!sockets.hasRoom()) return new Response("Too many sockets\n", { status: 429 });
    const { socket, response } = ctx.upgrade({ idleTimeout: IDLE_TIMEOUT });
    const guest = sockets.add(socket, source);
    socket.onmessage = guarded(world, ({ data }: MessageEvent) => guest.hear(data));
    socket.onclose = socket.onerror = guarded(world, () => sockets.remove(guest));
    return response;
  },
});

function isOutdated({ headers }: Request): boolean {
  const isUpgrade = headers.get("upgrade")?.toLowerCase() === "websocket";
  return isUpgrade && headers.get("sec-websocket-version") !== VERSION;
}
