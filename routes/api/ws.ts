import { define } from "../../lib/server/define.ts";
import { isSameOrigin } from "../../lib/server/http/origin.ts";
import { guarded } from "../../lib/server/clock.ts";
import { sourceOfRequest } from "../../lib/server/transport/address.ts";
import { upgrade } from "../../lib/server/net/upgrade.ts";
import { LONGEST_FRAME } from "../../lib/server/transport/socket.ts";

/** Seconds after which a network counts as dead: the opponent hears of it within 10 s. */
const SILENCE = 9;

/** The one version there is (RFC 6455 §4.2.1); the server also takes an older one. */
const VERSION = "13";
const refusedVersion = { status: 426, headers: { "sec-websocket-version": VERSION } };

/** Players then poll, which takes less. */
const later = { status: 503, headers: { "retry-after": "30" } };

/** Online play over a WebSocket. */
export const handler = define.handlers({
  async GET(ctx) {
    const { sockets, brake, world, trustedHops } = await ctx.state.online();
    if (!isSameOrigin(ctx.req, ctx.state.origin)) {
      return new Response("Wrong origin\n", { status: 403 });
    }
    if (isOutdated(ctx.req)) return new Response("Wrong version\n", refusedVersion);
    if (brake.isOn) return new Response("Short of memory\n", later);
    const source = sourceOfRequest(ctx.req, ctx.info, trustedHops);
    if (!sockets.hasRoom()) return new Response("Too many sockets\n", { status: 429 });
    return upgrade(ctx, "/api/rooms", {
      longest: LONGEST_FRAME,
      silence: SILENCE,
      take(socket) {
        const connection = sockets.add(socket, source);
        socket.onmessage = guarded(world, ({ data }) => connection.hear(data));
        socket.onclose = socket.onerror = guarded(world, () => sockets.remove(connection));
      },
    });
  },
});

function isOutdated({ headers }: Request): boolean {
  const isUpgrade = headers.get("upgrade")?.toLowerCase() === "websocket";
  return isUpgrade && headers.get("sec-websocket-version") !== VERSION;
}
