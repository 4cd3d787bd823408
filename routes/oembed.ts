import { define } from "../lib/server/define.ts";
import { KEPT_FOR, LEAST, oembed } from "../lib/server/http/oembed.ts";

const OPEN = { "access-control-allow-origin": "*" };

const NOTHING = "Nothing to embed there: no game, /tv or /puzzle/daily of this site, " +
  `or less room than ${LEAST} × ${LEAST} pixels`;

/** Programs read it: no page is made for them. */
function no(status: number, why: string): Response {
  return new Response(`${why}\n`, { status, headers: OPEN });
}

/** How other sites show games, live games and the puzzle of the day: `/oembed?url=…&format=json`. */
export const handler = define.handlers({
  async GET({ url: { searchParams }, state }) {
    const { language, origin } = state;
    const url = searchParams.get("url");
    const maxWidth = readLength(searchParams.get("maxwidth"));
    const maxHeight = readLength(searchParams.get("maxheight"));
    if (url === null || maxWidth === undefined || maxHeight === undefined) {
      return no(400, '"url" is needed; "maxwidth" and "maxheight" are pixels, from 1 to 99999');
    }
    if ((searchParams.get("format") ?? "json") !== "json") {
      return no(501, "Only json");
    }
    const { archive } = await state.online();
    const answer = await oembed({ url, maxWidth, maxHeight }, { origin, language, archive });
    if (!answer) return no(404, NOTHING);
    return Response.json(answer, {
      headers: {
        ...OPEN,
        "cache-control": `public, max-age=${KEPT_FOR}`,
        vary: "Accept-Language, Cookie",
      },
    });
  },
});

/** Pixels; without a limit where none is told, undefined for what is none. */
function readLength(text: string | null): number | undefined {
  if (text === null) return Infinity;
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined;
}
