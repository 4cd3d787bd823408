import { App, type Context, csrf, staticFiles } from "fresh";
import { join } from "node:path";
import { ROOT } from "./lib/build/sources.ts";
import type { State } from "./lib/server/define.ts";
import { readEnvironment } from "./lib/server/environment.ts";
import { explain } from "./lib/server/http/middleware/explain.tsx";
import { inTurn } from "./lib/server/http/middleware/in_turn.ts";
import { locate } from "./lib/server/http/middleware/locate.ts";
import { openReads } from "./lib/server/http/middleware/open_reads.ts";
import { nameSpan, speak } from "./lib/server/http/middleware/speak.ts";
import { isSameHost, type Site } from "./lib/server/http/origin.ts";
import { OfflineBundle } from "./lib/server/http/offline_bundle.ts";
import { askOurselves } from "./lib/server/http/own_request.ts";
import { addedScripts, pack, pageScript } from "./lib/server/http/middleware/build_files.ts";
import { preload } from "./lib/server/http/middleware/preload.ts";
import { revalidate } from "./lib/server/http/middleware/revalidate.ts";
import { contentPolicy, secure } from "./lib/server/http/middleware/secure.ts";
import { online, stopping } from "./lib/server/online.ts";

export const app = createApp({ online, stopping: stopping.signal, built: join(ROOT, "_fresh") });

/**
 * The app: what is added first lies around all that comes after, static files included. Addresses
 * are made from `state.origin`, never from `ctx.url`, which knows nothing of proxies.
 */
export function createApp(
  given: Pick<State, "online" | "stopping" | "built">,
  site: Site = readEnvironment(),
): App<State> {
  let own: ReturnType<typeof app.handler> | undefined;
  const offline = new OfflineBundle((path, language) =>
    askOurselves(own ??= app.handler(), site, path, language)
  );
  const app = new App<State>()
    .use(nameSpan, locate(site), secure, revalidate, preload, openReads, contentPolicy)
    .use((ctx) => {
      Object.assign(ctx.state, given, { offline });
      return ctx.next();
    })
    .use(pack, addedScripts, staticFiles())
    .use(pageScript, inTurn, speak, explain, keepOut)
    .fsRoutes();
  return app;
}

/** Refuses what other sites' pages send. Behind a proxy Fresh would expect the wrong origin. */
function keepOut(ctx: Context<State>): Promise<Response> | Response {
  return csrf<State>({ origin: (asking) => isSameHost(asking, ctx.state.origin) })(ctx);
}
