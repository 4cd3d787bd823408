/** A server with the limits that hosts get: `attacked_server.ts DATABASE PORT` prints its ports. */

import { serveTcp } from "../../lib/server/arena/tcp.ts";
import { SqliteStore } from "../../lib/server/store/sqlite/sqlite_store.ts";
import { realWorld } from "../../lib/server/clock.ts";
import { serve } from "./serving.ts";

const [path, port] = Deno.args;
const { services, url } = await serve({ store: SqliteStore.open(path!), port: Number(port) });
const address = { port: 0, hostname: "127.0.0.1" };
const { port: arenaPort } = serveTcp(services.arena, realWorld, address);
// As `serve.ts` does: Deno can't begin to listen for signals once descriptors have run out.
Deno.addSignalListener("SIGTERM", () => Deno.exit());
console.log(new URL(url).port, arenaPort);
