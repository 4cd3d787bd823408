/** `deno task start`: builds what is stale, then serves the built app until told to stop. */

import { serveTcp, type TcpArena } from "./lib/arena/tcp.ts";
import { join } from "node:path";
import { currentStamp, ROOT } from "./lib/build/sources.ts";
import { readStamp } from "./lib/build/stamp.ts";
import { readEnvironment } from "./lib/environment.ts";
import type { Environment } from "./lib/environment.ts";
import { online } from "./lib/online.ts";
import type { Services } from "./lib/services.ts";
import { stopping } from "./main.ts";

const BUILT = join(ROOT, "_fresh");

/** How long running requests may take to end. Hosts kill a process 5 s after they told it to stop. */
const GRACE_MS = 4000;

interface BuiltApp {
  readonly default: { readonly fetch: Deno.ServeHandler<Deno.NetAddr> };
}

async function main({ port, arenaPort }: Environment): Promise<void> {
  if (await readStamp(BUILT) !== await currentStamp()) await rebuild();
  const { default: app }: BuiltApp = await import(`file://${BUILT}/server.js`);
  const services = await online();
  const server = Deno.serve({ port, automaticCompression: true, onListen: greet }, app.fetch);
  const tcp = arenaPort === undefined ? undefined : openArena(services, arenaPort);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    Deno.addSignalListener(signal, () => stop(server, services, tcp));
  }
}

function greet({ port }: Deno.NetAddr): void {
  console.log(`Conway's Conquerors is at http://localhost:${port}`);
}

function openArena({ arena, world }: Services, port: number): TcpArena {
  const tcp = serveTcp(arena, world, { port });
  console.log(`Bots fight on port ${tcp.port}`);
  return tcp;
}

/** Only here are the build's tools loaded. */
async function rebuild(): Promise<void> {
  const { build } = await import("./dev.ts");
  await build();
}

/** Lets what runs come to its end, then goes. */
async function stop(
  server: Deno.HttpServer,
  services: Services,
  tcp: TcpArena | undefined,
): Promise<void> {
  stopping.abort();
  tcp?.close();
  services.dismiss();
  const patience = new Promise((resolve) => setTimeout(resolve, GRACE_MS));
  await Promise.race([server.shutdown(), patience]);
  await services.close();
  Deno.exit(0);
}

await main(readEnvironment());
