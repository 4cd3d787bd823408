import type { Context, MiddlewareFn } from "./context.ts";
import type { Method } from "./handler.ts";
import { Router, scope } from "./router.ts";
import type { Match } from "./router.ts";
import { HttpError } from "./runtime/http_error.ts";

/** A middleware and the paths it covers. */
interface Layer<State> {
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
  notFound: MiddlewareFn<State> | undefined;

  constructor(basePath: string) {
    this.#basePath = basePath.replace(/\/$/, "");
  }

  use(path: string, run: MiddlewareFn<State>): void {
    this.#layers.push({ covers: scope(this.#below(path)), run });
  }

  route(method: Method | "ALL", path: string, run: MiddlewareFn<State>[]): void {
    this.#router.add(method, this.#below(path), { run, depth: this.#layers.length });
  }

  /** An error handler is a layer too: its answer passes through the middlewares before it. */
  onError(path: string, run: MiddlewareFn<State>): void {
    this.#errors.push({ covers: scope(this.#below(path)), run });
    this.use(path, async (ctx) => {
      try {
        return await ctx.next();
      } catch (error) {
        if (this.notFound !== undefined && isNotFound(error)) throw error;
        return await caught(ctx, error, run);
      }
    });
  }

  /** Runs the layers that cover the request, then its route. */
  async answer(ctx: Context<State>): Promise<Response> {
    const match = this.#router.match(ctx.req.method, ctx.url.pathname);
    ctx.route = match?.path ?? null;
    ctx.params = match?.params ?? {};
    const response = await this.#attempt(ctx, match);
    if (response.status === 405 && match !== undefined) {
      response.headers.set("allow", match.allow.join(", "));
    }
    return ctx.req.method === "HEAD" ? new Response(null, response) : response;
  }

  async #attempt(ctx: Context<State>, match: Match<Answer<State>> | undefined): Promise<Response> {
    const answer = match?.answer;
    const last = answer?.run ?? [refusal(match === undefined ? 404 : 405)];
    const layers = this.#layers.slice(0, answer?.depth);
    const around = layers.filter((layer) => layer.covers(ctx.url.pathname));
    try {
      return await run([...around.map((layer) => layer.run), ...last], ctx);
    } catch (error) {
      return await this.#recover(ctx, error);
    }
  }

  /** For what no layer caught: a 404 with `notFound`, an error thrown before its handler's layer. */
  async #recover(ctx: Context<State>, error: unknown): Promise<Response> {
    const nearest = this.#errors.findLast((layer) => layer.covers(ctx.url.pathname))?.run;
    const handle = isNotFound(error) ? this.notFound ?? nearest : nearest;
    if (handle === undefined || ctx.error !== null) return plain(error);
    try {
      return await caught(ctx, error, handle);
    } catch (second) {
      return plain(second);
    }
  }

  #below(path: string): string {
    if (path === "*" || path === "/*") return this.#basePath === "" ? "*" : this.#basePath;
    return path === "/" && this.#basePath !== "" ? this.#basePath : this.#basePath + path;
  }
}

/** Runs a chain of middlewares, each around the next. */
async function run<State>(
  chain: MiddlewareFn<State>[],
  ctx: Context<State>,
  at = 0,
): Promise<Response> {
  ctx.next = () => run(chain, ctx, at + 1);
  return await chain[at]!(ctx);
}

function refusal(status: number): () => Response {
  return () => {
    throw new HttpError(status);
  };
}

function caught<State>(ctx: Context<State>, error: unknown, handle: MiddlewareFn<State>) {
  report(error);
  ctx.error = error;
  return handle(ctx);
}

function isNotFound(error: unknown): boolean {
  return error instanceof HttpError && error.status === 404;
}

/** A bug is nobody's answer: it goes to the log as well. */
function report(error: unknown): void {
  if (!(error instanceof HttpError)) console.error(error);
}

/** The answer when nobody made one. */
function plain(error: unknown): Response {
  if (error instanceof HttpError) return new Response(error.message, { status: error.status });
  report(error);
  return new Response("Internal Server Error", { status: 500 });
}
