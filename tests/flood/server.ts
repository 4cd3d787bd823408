/** The whole app behind one proxy, for floods: `server.ts DATABASE`, which prints the port it serves on. */

import { DEFAULT_ARENA } from "../../lib/arena/settings.ts";
import { SqliteStore } from "../../lib/store/sqlite.ts";
import { serveApp } from "../serve_app.ts";

/** All are the same proxy's. */
const connectionsPerSource = 10_000;

const app = await serveApp({ connectionsPerSource }, {
  store: SqliteStore.open(Deno.args[0]!),
  trustedHops: 1,
  arenaSettings: { ...DEFAULT_ARENA, width: 400, height: 400 },
});
console.log(new URL(app.url).port);
