import type { Context, MiddlewareFn } from "./context.ts";
import type { Method } from "./handler.ts";
import { isRoot, Router, scope } from "./router.ts";
import { type ErrorStatus, HttpError } from "./runtime/http_error.ts";

/** A middleware or an error handler, and the paths it covers. */
interface Layer<State> {
  readonly path: string;
  readonly covers: (pathname: string) => boolean;
  readonly run: MiddlewareFn<State>;
}

/** A route's handlers, and how many layers there were before it: only those wrap it. */
interface Answer<State> {
  readonly run: MiddlewareFn<State>[];
  readonly depth: number;
}

/** An app laid out for answering: the layers in their order, the routes by their paths. */
export class Table<State> {
  readonly #basePath: string;
  readonly #layers: Layer<State>[] = [];
  readonly #errors: Layer<State>[] = [];
  readonly #router = new Router<Answer<State>>();

  constructor(basePath: string) {
    this.#basePath = basePath.replace(/\/$/, "");
  }

  use(path: string, run: MiddlewareFn<State>): void {
    this.#layers.push(this.#layer(path, run));
  }

  onError(path: string, run: MiddlewareFn<State>): void {
    this.#errors.push(this.#layer(path, catching(run)));
  }

  route(method: Method | "ALL", path: string, run: MiddlewareFn<State>[]): void {
    this.#router.add(method, this.#below(path), { run, depth: this.#layers.length });
  }

  /** Runs the layers that cover the request, then its route. */
  async answer(ctx: Context<State>): Promise<Response> {
    const match = this.#router.match(ctx.req.method, ctx.url.pathname);
    if (match !== undefined) Object.assign(ctx, { route: match.path, params: match.params });
    try {
      const chain = match === undefined ? this.#unmatched() : this.#matched(ctx, match.answer);
      const response = await run(chain, ctx);
      return ctx.req.method === "HEAD" ? new Response(null, response) : response;
    } catch (error) {
      if (!(error instanceof HttpError)) console.error(error);
      return plain(error);
    }
  }

  #matched({ url: { pathname } }: Context<State>, answer?: Answer<State>): MiddlewareFn<State>[] {
    const covers = (layer: Layer<State>) => layer.covers(pathname);
    const chain = this.#layers.slice(0, answer?.depth).filter(covers);
    // An error handler lies around all middlewares of its own path, wherever it was added.
    for (const error of this.#errors.filter(covers)) {
      const at = isRoot(error.path) ? 0 : chain.findIndex(({ path }) => path === error.path);
      chain.splice(at < 0 ? chain.length : at, 0, error);
    }
    return [...chain.map((layer) => layer.run), ...answer?.run ?? [refuse(405)]];
  }

  /** What no route answers is the whole app's: no folder's middlewares or error page see it. */
  #unmatched(): MiddlewareFn<State>[] {
    const isOfAll = ({ path }: Layer<State>) => isRoot(path);
    const layers = [...this.#errors.filter(isOfAll), ...this.#layers.filter(isOfAll)];
    return [...layers.map((layer) => layer.run), refuse(404)];
  }

  #layer(path: string, run: MiddlewareFn<State>): Layer<State> {
    const below = this.#below(path);
    return { path: below, covers: scope(below), run };
  }

  #below(path: string): string {
    if (this.#basePath === "") return path;
    return this.#basePath + path.replace(/^\/?\*$|^\/$/, "");
  }
}

/** Runs a middleware around those after it. */
async function run<State>(
  chain: readonly MiddlewareFn<State>[],
  ctx: Context<State>,
  at = 0,
): Promise<Response> {
  ctx.next = () => run(chain, ctx, at + 1);
  return await chain[at]!(ctx);
}

/** Answers for what is thrown by all that comes after. */
function catching<State>(handle: MiddlewareFn<State>): MiddlewareFn<State> {
  return async (ctx) => {
    try {
      return await ctx.next();
    } catch (error) {
      ctx.error = error;
      return await handle(ctx);
    }
  };
}

function refuse(status: ErrorStatus): () => never {
  return () => {
    throw new HttpError(status);
  };
}

/** The answer when nobody made one. */
function plain(error: unknown): Response {
  const { status, message } = error instanceof HttpError ? error : new HttpError(500);
  return new Response(message, { status });
}
