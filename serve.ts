/**
 * `deno task start`: builds what has changed, then serves the built app until stopped. With
 * `--built` it serves what is there, as an image or a read-only folder needs.
 */

import { serveTcp, type TcpArena } from "./lib/server/arena/tcp.ts";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { currentStamp, readStamp, ROOT } from "./lib/build/sources.ts";
import { readEnvironment, readLog, strayNames } from "./lib/server/environment.ts";
import type { Environment } from "./lib/server/environment.ts";
import { log, logError, setLog } from "./lib/server/log/log.ts";
import { online, stopping } from "./lib/server/online.ts";
import { type Handler, HttpServer } from "./lib/server/net/http_server.ts";
import type { Services } from "./lib/server/services.ts";
import { tellOfLaterGames, watchClock } from "./lib/server/start/clock_watch.ts";
import { installLastResort } from "./lib/server/start/last_resort.ts";
import { type Address, isLoopback, listenAs, urlOf } from "./lib/server/start/listen.ts";
import { orExplain } from "./lib/server/start/start_error.ts";
import { traced } from "./lib/server/telemetry/requests.ts";

const BUILT = join(ROOT, "_fresh");

/** How long running requests may take to end. Hosts kill a process 5 s after asking it to stop. */
const GRACE_MS = 4000;
/** How long saving may take after that. */
const SAVE_MS = 900;

interface BuiltApp {
  readonly default: { readonly fetch: Handler };
}

/** Opens the database first: if that fails, nothing has been built or served. */
async function main(environment: Environment): Promise<void> {
  const { host, port, publicUrl, arenaHost, arenaPort, limits, trustedHops, databaseUrl } =
    environment;
  const services = await online();
  const isAsBuilt = Deno.args.includes("--built");
  if (!isAsBuilt && await readStamp(BUILT) !== await currentStamp()) await rebuild();
  const { default: app }: BuiltApp = await import(pathToFileURL(`${BUILT}/server.js`).href);
  const { report } = services.world;
  const options = { limits, isBehindProxy: trustedHops > 0, report };
  const server = await listenAs(
    "PORT",
    { hostname: host, port },
    (address) => HttpServer.listen({ ...address, ...options }, traced(app.fetch)),
  );
  greet(server.address, publicUrl);
  tellOfLaterGames(services).catch(services.world.report);
  if (databaseUrl === undefined) watchClock(services.world);
  const tcp = arenaPort === undefined
    ? undefined
    : await openArena(services, { hostname: arenaHost, port: arenaPort });
  const end = (code: number) => void stop(server, services, tcp, code);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    Deno.addSignalListener(signal, () => end(0));
  }
  installLastResort(() => end(1));
}

function greet(address: Deno.NetAddr, publicUrl: string | undefined): void {
  log("info", `Conway's Conquerors is at ${urlOf(address)}`);
  if (publicUrl) log("info", `Visitors open ${publicUrl}`);
  if (isLoopback(address.hostname)) log("info", "Only this machine can reach it (see HOST)");
}

async function openArena({ arena, world }: Services, address: Address): Promise<TcpArena> {
  const tcp = await listenAs("ARENA_PORT", address, (address) => serveTcp(arena, world, address));
  log("info", `Bots fight on port ${tcp.port}`);
  return tcp;
}

/** Only here are the build's tools loaded. */
async function rebuild(): Promise<void> {
  const { build } = await import("./dev.ts");
  await build();
}

/** Lets what runs come to its end, once, then goes with that code; whatever fails, it goes. */
async function stop(
  server: HttpServer,
  services: Services,
  tcp: TcpArena | undefined,
  code: number,
): Promise<void> {
  if (stopping.signal.aborted) return;
  stopping.abort();
  try {
    tcp?.close();
    services.dismiss();
    await Promise.race([server.shutdown(), pause(GRACE_MS)]);
    await Promise.race([services.close(), pause(SAVE_MS)]);
  } catch (error) {
    logError(error, "It can't stop in order");
    Deno.exit(1);
  }
  Deno.exit(code);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

await orExplain(() => {
  setLog(readLog());
  const environment = readEnvironment();
  for (const name of strayNames(Object.keys(Deno.env.toObject()))) {
    log("warn", `${name} is no setting, and does nothing`);
  }
  return main(environment);
}, (sentence) => log("error", sentence));
