import { define } from "../../lib/define.ts";
import { freshJson, readJson } from "../../lib/http/body.ts";
import { drawQr } from "../../lib/http/qr.ts";

/** The longest link that is drawn, in UTF-16 code units. */
const LONGEST = 400;

/** What may be drawn: rooms, and games that lie in their links. */
const PATHS = ["/r/", "/g#"];

/** Draws a link to this server: `{link}` → `{side, path}`. A link may hold a key, so it is posted. */
export const handler = define.handlers({
  async POST({ req, url }) {
    const link = (await readJson(req) as { link?: unknown } | null | undefined)?.link;
    const isOurs = typeof link === "string" && link.length <= LONGEST &&
      PATHS.some((path) => link.startsWith(url.origin + path));
    return isOurs
      ? freshJson(drawQr(link))
      : freshJson({ error: "Not a link to a room or a game" }, 400);
  },
});
