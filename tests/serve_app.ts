import { DEFAULT_LIMITS } from "../lib/server/rooms/limits.ts";
import type { Limits } from "../lib/server/rooms/limits.ts";
import { HttpServer } from "../lib/server/net/http_server.ts";
import type { Parts, Services } from "../lib/server/services.ts";
import { startServices } from "../lib/server/start_services.ts";
import { SqliteStore } from "../lib/server/store/sqlite/sqlite_store.ts";
import { traced } from "../lib/server/telemetry/requests.ts";
import { builtApp } from "./built.ts";
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

/**
 * Serves the built app as `deno task start` does, but only to this machine, and forgets at the end. On
 * any port that is free unless told.
 */
export async function serveApp(
  limits: Partial<Limits> = {},
  parts: Partial<Parts> = {},
  port = 0,
): Promise<ServedApp> {
  const world = tickingWorld();
  const services = await startServices({
    store: SqliteStore.open(),
    world,
    limits: { ...DEFAULT_LIMITS, ...limits },
    trustedHops: 0,
    ...parts,
  });
  const stopping = new AbortController();
  const online = () => Promise.resolve(services);
  const handler = traced(await builtApp({ online, stopping: stopping.signal }));
  const { report } = world;
  const where = { hostname: "127.0.0.1", port, isBehindProxy: false, report };
  const server = await HttpServer.listen(
    { ...where, limits: { ...DEFAULT_LIMITS, ...limits } },
    handler,
  );
  return {
    url: `http://127.0.0.1:${server.address.port}`,
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
