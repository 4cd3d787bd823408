import { HttpError } from "fresh";
import { asLanguage } from "../../lib/words/language.ts";
import { define } from "../../lib/server/define.ts";
import { takesBrotli } from "../../lib/server/http/middleware/build_files.ts";

const HEADERS = {
  "content-type": "application/json; charset=utf-8",
  "cache-control": "no-cache",
  "vary": "Accept-Encoding",
};

/** The pages that a service worker keeps of this build. There are none while the app is developed. */
export const handler = define.handlers({
  async GET({ req, params, state }) {
    const language = asLanguage(params.language);
    if (state.built === undefined || language !== params.language) throw new HttpError(404);
    const { world } = await state.online();
    const { plain, packed } = await state.offline.in(language!, world.now());
    if (!takesBrotli(req)) return new Response(plain, { headers: HEADERS });
    return new Response(packed, { headers: { ...HEADERS, "content-encoding": "br" } });
  },
});
