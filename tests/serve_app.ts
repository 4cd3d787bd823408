import { prepare } from "../dev.ts";
import { app } from "../main.ts";

/** The built app on a port of its own. Closes with `await using`. */
export interface ServedApp extends AsyncDisposable {
  /** Without a slash at the end: `http://127.0.0.1:49152`. */
  readonly url: string;
}

type Answer = (req: Request, info?: Deno.ServeHandlerInfo) => Promise<Response>;

let built: Promise<Answer> | undefined;

/** Builds the app for production in memory, once. */
export function builtApp(): Promise<Answer> {
  return built ??= build();
}

async function build(): Promise<Answer> {
  const builder = await prepare();
  const applySnapshot = await builder.build({ snapshot: "memory" });
  applySnapshot(app);
  return app.handler();
}

/** Serves the built app as `deno task start` does, on any free port of this machine alone. */
export async function serveApp(): Promise<ServedApp> {
  const answer = await builtApp();
  const server = Deno.serve(
    { hostname: "127.0.0.1", port: 0, automaticCompression: true, onListen() {} },
    answer,
  );
  return {
    url: `http://127.0.0.1:${server.addr.port}`,
    [Symbol.asyncDispose]: () => server.shutdown(),
  };
}
