import { define } from "../../lib/server/define.ts";
import { freshJson, readJson } from "../../lib/server/http/body.ts";
import { refusal } from "../../lib/server/http/refusal.ts";
import { isSameHost } from "../../lib/server/http/origin.ts";
import { sourceOfRequest } from "../../lib/server/transport/address.ts";
import { LONGEST_LINK } from "../../lib/ui/parts/qr_code.ts";

/** What may be drawn: rooms, tournaments, and games and boards that lie in their links. */
const PATHS = ["/r/", "/tournament/", "/g#", "/sandbox#", "/annihilation#"];

/** Draws a link to this server: `{link}` → `{side, path}`. A link may hold a key, so it is posted. */
export const handler = define.handlers({
  async POST({ req, info, state }) {
    const { drawer, rates, trustedHops, world } = await state.online();
    const source = sourceOfRequest(req, info, trustedHops);
    if (!rates.drawings.allow([source], world.now())) return refusal("limit");
    const link = (await readJson(req) as { link?: unknown } | null | undefined)?.link;
    if (typeof link !== "string" || !isOurs(link, state.origin)) {
      return refusal("malformed", {
        message: "It isn't a link to a room, a tournament, a game or a board.",
      });
    }
    const drawn = await drawer.qr(link, source);
    return drawn ? freshJson(drawn) : refusal("limit");
  },
});

/** Whether a link leads to what may be drawn of this server, whichever scheme the browser sees. */
function isOurs(link: string, origin: string): boolean {
  if (link.length > LONGEST_LINK || !isSameHost(link, origin)) return false;
  const path = link.replace(/^https?:\/\/[^/]+/, "");
  return PATHS.some((start) => path.startsWith(start));
}
