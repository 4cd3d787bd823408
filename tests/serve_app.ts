import { prepare } from "../dev.ts";
import { DEFAULT_LIMITS } from "../lib/rooms/limits.ts";
import type { Limits } from "../lib/rooms/limits.ts";
import { type Parts, type Services, startServices } from "../lib/services.ts";
import { MemoryStore } from "../lib/store/memory.ts";
import { createApp } from "../main.ts";
import { tickingWorld } from "./ticking_world.ts";

/** The built app on a port and with rooms of its own. Closes with `await using`. */
export interface ServedApp extends AsyncDisposable {
  /** Without a slash at the end: `http://127.0.0.1:49152`. */
  readonly url: string;
  /** What it serves from: a test may put games there. */
  readonly services: Services;
  /** Tells the app that it is about to be stopped. */
  stop(): void;
}

/** Built for production, in memory, while this module loads: once for all tests of a file. */
const applySnapshot = await (await prepare()).build({ snapshot: "memory" });

/** Serves the built app as `deno task start` does, but to this machine alone, and forgets at the end. */
export async function serveApp(
  limits: Partial<Limits> = {},
  parts: Partial<Parts> = {},
): Promise<ServedApp> {
  const world = tickingWorld();
  const services = await startServices({
    store: new MemoryStore(),
    world,
    limits: { ...DEFAULT_LIMITS, ...limits },
    trustedHops: 0,
    ...parts,
  });
  const stopping = new AbortController();
  const app = createApp({ online: () => Promise.resolve(services), stopping: stopping.signal });
  applySnapshot(app);
  const options = { hostname: "127.0.0.1", port: 0, automaticCompression: true, onListen() {} };
  const server = Deno.serve(options, app.handler());
  return {
    url: `http://127.0.0.1:${server.addr.port}`,
    services,
    stop: () => stopping.abort(),
    async [Symbol.asyncDispose]() {
      services.dismiss();
      await server.shutdown();
      await services.close();
      world[Symbol.dispose]();
    },
  };
}
