/** A server to be killed: `kill_server.ts DATABASE PORT`, which prints the port it serves on. */

import { SqliteStore } from "../../lib/server/store/sqlite/sqlite_store.ts";
import { serve } from "./serving.ts";

const [path, port] = Deno.args;
const many = {
  connections: 1e6,
  connectionsPerSource: 1e6,
  sockets: 1e6,
  socketsPerSource: 1e6,
  polls: 1e6,
  pollsPerSource: 1e6,
};
const serving = await serve({
  store: SqliteStore.open(path!),
  port: Number(port),
  limits: { ...many, messagesPerTenSeconds: 1e6 },
});
console.log(new URL(serving.url).port);
