import { define } from "../../lib/define.ts";
import { freshJson, readJson } from "../../lib/http/body.ts";
import { drawQr } from "../../lib/http/qr.ts";
import { sourceOfRequest } from "../../lib/http/source.ts";
import { LONGEST_LINK } from "../../lib/view/qr_code.ts";

/** What may be drawn: rooms, and games and boards that lie in their links. */
const PATHS = ["/r/", "/g#", "/sandbox#", "/annihilation#"];

/** Draws a link to this server: `{link}` → `{side, path}`. A link may hold a key, so it is posted. */
export const handler = define.handlers({
  async POST({ req, info, url, state }) {
    const { drawingRate, trustedHops, world } = await state.online();
    const source = sourceOfRequest(req, info, trustedHops);
    if (!drawingRate.allow([source], world.now())) return freshJson({ error: "Too often" }, 429);
    const link = (await readJson(req) as { link?: unknown } | null | undefined)?.link;
    const isOurs = typeof link === "string" && link.length <= LONGEST_LINK &&
      PATHS.some((path) => link.startsWith(url.origin + path));
    return isOurs
      ? freshJson(drawQr(link))
      : freshJson({ error: "Not a link to a room, a game or a board" }, 400);
  },
});
