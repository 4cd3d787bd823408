import { Context } from "./context.ts";
import type { MiddlewareFn } from "./context.ts";
import { addFileRoutes } from "./fs_routes.ts";
import type { Method } from "./handler.ts";
import { SNAPSHOT } from "./snapshot.ts";
import type { Snapshot } from "./snapshot.ts";
import { Table } from "./table.ts";
import type { UpgradeOptions, WebSocketHandlers } from "./websocket.ts";

export interface AppConfig {
  /** Serve below this path instead of at the root. */
  readonly basePath: string;
}

type Answerer = (req: Request, info?: Deno.ServeHandlerInfo) => Promise<Response>;
type Run<State> = MiddlewareFn<State>[];

/** Middlewares and routes, applied in the order they are added. */
export class App<State> {
  readonly config: AppConfig;
  /** The result of a build, once there is one; files and islands come from it. */
  [SNAPSHOT]: Snapshot | undefined;
  /** What was asked for, replayed by `handler()`: file routes are known only after a build. */
  readonly #steps: ((table: Table<State>) => void)[] = [];

  constructor(config: Partial<AppConfig> = {}) {
    this.config = { basePath: "", ...config };
  }

  /** Adds middlewares around all that comes after, or around what lies at and below a path. */
  use(...run: Run<State>): this;
  use(path: string, ...run: Run<State>): this;
  use(first: string | MiddlewareFn<State>, ...rest: Run<State>): this {
    if (typeof first !== "string") return this.use("*", first, ...rest);
    return this.#add((table) => rest.forEach((run) => table.use(first, run)));
  }

  get(path: string, ...run: Run<State>): this {
    return this.#route("GET", path, run);
  }

  post(path: string, ...run: Run<State>): this {
    return this.#route("POST", path, run);
  }

  /** Answers every method. */
  all(path: string, ...run: Run<State>): this {
    return this.#route("ALL", path, run);
  }

  /** Answers with a WebSocket that the handlers hear. */
  ws(path: string, handlers: WebSocketHandlers, options?: UpgradeOptions): this {
    return this.get(path, (ctx) => ctx.upgrade(handlers, options));
  }

  /** Inserts what the routes folder holds: routes, middlewares, layouts and error pages. */
  fsRoutes(path = ""): this {
    return this.#add((table) => addFileRoutes(table, path, this[SNAPSHOT]?.routes ?? new Map()));
  }

  /** Answers for what is thrown at and below a path; `*` is everywhere. */
  onError(path: string, run: MiddlewareFn<State>): this {
    return this.#add((table) => table.onError(path, run));
  }

  /** The app as one function, for a server or a test. */
  handler(): Answerer {
    const table = new Table<State>(this.config.basePath);
    for (const step of this.#steps) step(table);
    return (req, info = NO_INFO) => {
      const url = requestUrl(req);
      return table.answer(new Context<State>(req, url, info, this.config, this[SNAPSHOT]));
    };
  }

  /** Serves the app by itself. */
  async listen(options: Deno.ServeTcpOptions = {}): Promise<void> {
    await Deno.serve(options, this.handler()).finished;
  }

  #route(method: Method | "ALL", path: string, run: Run<State>): this {
    return this.#add((table) => table.route(method, path, run));
  }

  #add(step: (table: Table<State>) => void): this {
    this.#steps.push(step);
    return this;
  }
}

/** Who asks when nobody does: a test that calls the handler. */
const NO_INFO: Deno.ServeHandlerInfo = {
  remoteAddr: { transport: "tcp", hostname: "localhost", port: 0 },
  completed: Promise.resolve(),
};

/** The address that was asked for, without doubled slashes. */
function requestUrl(req: Request): URL {
  const url = new URL(req.url);
  url.pathname = url.pathname.replace(/\/{2,}/g, "/");
  return url;
}
