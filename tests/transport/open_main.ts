/**
 * A real server whose inside can be looked at: `open_main.ts DATABASE`. It prints its address, and
 * for each line that it reads, which says by how many ms its clock jumps, what it holds after that.
 */

import { stdin } from "node:process";
import { createInterface } from "node:readline";
import { SqliteStore } from "../../lib/server/store/sqlite/sqlite_store.ts";
import { realWorld } from "../../lib/server/clock.ts";
import { serve } from "./serving.ts";

/** Lets garbage go, as `--expose-gc` allows. */
declare const gc: () => void;

const [path] = Deno.args;
const many = { sockets: 1e6, socketsPerSource: 1e6, polls: 1e6, pollsPerSource: 1e6 };
let ahead = 0;
const { url, services: { hub, sockets, polls } } = await serve({
  store: SqliteStore.open(path!),
  now: () => realWorld.now() + ahead,
  limits: many,
});
console.log(url);
for await (const line of createInterface({ input: stdin })) {
  ahead += Number(line);
  polls.check();
  sockets.check();
  // A room stays for as long as somebody may be coming in.
  for (let sweeps = 0; sweeps < 2; sweeps++) await hub.sweep();
  // What ends by an event is garbage only after it.
  await new Promise((resolve) => setTimeout(resolve, 50));
  gc();
  const { heapUsed, external } = Deno.memoryUsage();
  const held = { rooms: hub.size, sockets: sockets.size, polls: polls.size };
  console.log(JSON.stringify({ memory: heapUsed + external, ...held }));
}
