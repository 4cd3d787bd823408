import { HttpError } from "fresh";
import { asset } from "fresh/runtime";
import { readOfflineFiles } from "../lib/build/build_notes.ts";
import { define } from "../lib/server/define.ts";

const HEADERS = { "content-type": "text/javascript; charset=utf-8", "cache-control": "no-cache" };

/**
 * The service worker of this build. It names the build, so that browsers take every deploy for a new
 * worker; what it does is in a static file. There is none while the app is developed.
 */
export const handler = define.handlers({
  async GET({ state }) {
    if (state.built === undefined) throw new HttpError(404);
    const needed = await readOfflineFiles(state.built);
    const script = asset("/offline.js");
    const files = [...needed.scripts, ...needed.statics.map(asset)];
    const build = { id: script, files };
    const lines = [
      `importScripts(${JSON.stringify(script)});`,
      `offline.serveOffline(self, ${JSON.stringify(build)});`,
    ];
    return new Response(lines.join("\n"), { headers: HEADERS });
  },
});
