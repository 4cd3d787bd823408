import { openApi } from "../lib/server/api/openapi.ts";
import { define } from "../lib/server/define.ts";
import { tagged } from "../lib/server/http/etag.ts";

/** Anyone's page may read it: it holds nothing of anyone. */
const HEADERS = {
  "cache-control": "public, max-age=3600",
  "access-control-allow-origin": "*",
  "content-type": "application/json",
};

/** What the API can be asked, by OpenAPI 3.1. */
export const handler = define.handlers({
  GET: ({ req, state: { origin } }) =>
    tagged(req, JSON.stringify(openApi(origin)), new Headers(HEADERS)),
});
