import { App, csrf, staticFiles } from "fresh";
import { join } from "node:path";
import { ROOT } from "./lib/build/sources.ts";
import type { State } from "./lib/define.ts";
import { readEnvironment } from "./lib/environment.ts";
import { explain } from "./lib/http/explain.tsx";
import { pack } from "./lib/http/pack.ts";
import { revalidate } from "./lib/http/revalidate.ts";
import { contentPolicy, secure } from "./lib/http/secure.ts";
import { speak } from "./lib/http/speak.ts";
import { online } from "./lib/online.ts";

/** Aborted by the server once it has been told to stop. */
export const stopping = new AbortController();

export const app = createApp({ online, stopping: stopping.signal, built: join(ROOT, "_fresh") });

/**
 * The app: what is added first lies around all that comes after, static files included. Scheme and
 * host are what a proxy says they are only where a proxy is known to be.
 */
export function createApp(given: Pick<State, "online" | "stopping" | "built">): App<State> {
  return new App<State>({ trustProxy: readEnvironment().trustedHops > 0 })
    .use(secure, revalidate, contentPolicy)
    .use(pack, staticFiles())
    .use((ctx) => {
      Object.assign(ctx.state, given);
      return ctx.next();
    })
    .use(speak, explain, csrf())
    .fsRoutes();
}
