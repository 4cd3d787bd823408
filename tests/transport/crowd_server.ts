/** A server for a crowd: `crowd_server.ts DATABASE PORT`, which prints its port. Who comes says from where. */

import { SqliteStore } from "../../lib/server/store/sqlite/sqlite_store.ts";
import { serve } from "./serving.ts";

const [path, port] = Deno.args;
const many = { connections: 1e6, connectionsPerSource: 1e6 };
const store = SqliteStore.open(path!);
const serving = await serve({ store, port: Number(port), limits: many, trustedHops: 1 });
console.log(new URL(serving.url).port);
