import { prepare } from "../dev.ts";
import { app } from "../main.ts";

/** The built app on a port of its own. Closes with `await using`. */
export interface ServedApp extends AsyncDisposable {
  /** Without a slash at the end: `http://127.0.0.1:49152`. */
  readonly url: string;
}

const builder = await prepare();
const applySnapshot = await builder.build({ snapshot: "memory" });
applySnapshot(app);

/** The app, built for production in memory: once, while this module loads. */
export const answer = app.handler();

/** Serves the built app as `deno task start` does, on any free port of this machine alone. */
export function serveApp(): ServedApp {
  const server = Deno.serve(
    { hostname: "127.0.0.1", port: 0, automaticCompression: true, onListen() {} },
    answer,
  );
  return {
    url: `http://127.0.0.1:${server.addr.port}`,
    [Symbol.asyncDispose]: () => server.shutdown(),
  };
}
