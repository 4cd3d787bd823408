import { App, csrf, staticFiles } from "fresh";
import type { State } from "./lib/define.ts";
import { readEnvironment } from "./lib/environment.ts";
import { pack } from "./lib/http/pack.ts";
import { revalidate } from "./lib/http/revalidate.ts";
import { contentPolicy, secure } from "./lib/http/secure.ts";
import { speak } from "./lib/http/speak.ts";
import { online } from "./lib/online.ts";

/** Aborted by the server once it has been told to stop. */
export const stopping = new AbortController();

export const app = createApp({ online, stopping: stopping.signal });

/**
 * The app: what is added first lies around all that comes after, static files included. Scheme and
 * host are what a proxy says they are only where a proxy is known to be.
 */
export function createApp(given: Pick<State, "online" | "stopping">): App<State> {
  return new App<State>({ trustProxy: readEnvironment().trustedHops > 0 })
    .use(secure, revalidate, contentPolicy)
    .use(pack, staticFiles())
    .use(csrf())
    .use((ctx) => {
      Object.assign(ctx.state, given);
      return ctx.next();
    })
    .use(speak)
    .fsRoutes();
}
