import { openApi } from "../lib/server/api/openapi.ts";
import { define } from "../lib/server/define.ts";
import { matches, tagOf } from "../lib/server/http/etag.ts";

/** Anyone's page may read it: it holds nothing of anyone. */
const HEADERS = { "cache-control": "public, max-age=3600", "access-control-allow-origin": "*" };

/** What the API can be asked, by OpenAPI 3.1. */
export const handler = define.handlers({
  async GET({ req, state: { origin } }) {
    const text = JSON.stringify(openApi(origin)), etag = await tagOf(text);
    if (matches(req, etag)) {
      return new Response(null, { status: 304, headers: { ...HEADERS, etag } });
    }
    const headers = { ...HEADERS, etag, "content-type": "application/json" };
    return new Response(text, { headers });
  },
});
