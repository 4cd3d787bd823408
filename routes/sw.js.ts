import { asset } from "fresh/runtime";
import { define } from "../lib/define.ts";
import { OFFLINE_PAGES } from "../lib/http/offline_pages.ts";

const HEADERS = { "content-type": "text/javascript; charset=utf-8", "cache-control": "no-cache" };

/**
 * The service worker of this build. It names the build, so that browsers take every deploy for a new
 * worker; what it does is in a static file.
 */
export const handler = define.handlers({
  GET() {
    const script = asset("/offline.js");
    const build = { id: script, pages: OFFLINE_PAGES };
    const lines = [
      `importScripts(${JSON.stringify(script)});`,
      `offline.serveOffline(self, ${JSON.stringify(build)});`,
    ];
    return new Response(lines.join("\n"), { headers: HEADERS });
  },
});
