import { App, csrf, staticFiles } from "fresh";
import type { State } from "./lib/define.ts";
import { readEnvironment } from "./lib/environment.ts";
import { revalidate } from "./lib/http/revalidate.ts";
import { contentPolicy, secure } from "./lib/http/secure.ts";
import { speak } from "./lib/http/speak.ts";
import { online } from "./lib/online.ts";

/** Aborted by the server once it has been told to stop. */
export const stopping = new AbortController();

/** The app: what is added first lies around all that comes after, static files included. */
export const app = new App<State>({ trustProxy: readEnvironment().trustedHops > 0 })
  .use(secure, revalidate, contentPolicy)
  .use(staticFiles())
  .use(csrf())
  .use((ctx) => {
    ctx.state.stopping = stopping.signal;
    ctx.state.online = online;
    return ctx.next();
  })
  .use(speak)
  .fsRoutes();
