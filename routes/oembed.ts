import { HttpError } from "fresh";
import { define } from "../lib/server/define.ts";
import { KEPT_FOR, oembed } from "../lib/server/http/oembed.ts";

const OPEN = { "access-control-allow-origin": "*" };

/** How other sites show games, live games and the puzzle of the day: `/oembed?url=…&format=json`. */
export const handler = define.handlers({
  async GET({ url: { searchParams }, state }) {
    const { language, origin } = state;
    const url = searchParams.get("url");
    const maxWidth = readLength(searchParams.get("maxwidth"));
    const maxHeight = readLength(searchParams.get("maxheight"));
    if (url === null || maxWidth === undefined || maxHeight === undefined) throw new HttpError(400);
    if ((searchParams.get("format") ?? "json") !== "json") {
      return new Response("Only json\n", { status: 501, headers: OPEN });
    }
    const { archive } = await state.online();
    const answer = await oembed({ url, maxWidth, maxHeight }, { origin, language, archive });
    if (!answer) return new Response("Nothing to embed there\n", { status: 404, headers: OPEN });
    return Response.json(answer, {
      headers: { ...OPEN, "cache-control": `public, max-age=${KEPT_FOR}`, vary: "Accept-Language" },
    });
  },
});

/** Pixels; without a limit where none is told, undefined for what is none. */
function readLength(text: string | null): number | undefined {
  if (text === null) return Infinity;
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined;
}
