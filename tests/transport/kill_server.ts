/** A server to be killed: `kill_server.ts FILE_OR_URL PORT`, which prints the port it serves on. */

import { installLastResort } from "../../lib/server/start/last_resort.ts";
import { openStore } from "./rooms_place.ts";
import { serve } from "./serving.ts";

const [path, port] = Deno.args;
installLastResort(() => Deno.exit(1));
const many = {
  connections: 1e6,
  connectionsPerSource: 1e6,
  sockets: 1e6,
  socketsPerSource: 1e6,
  polls: 1e6,
  pollsPerSource: 1e6,
};
const serving = await serve({
  store: await openStore(path!),
  port: Number(port),
  limits: { ...many, messagesPerTenSeconds: 1e6 },
});
console.log(new URL(serving.url).port);
