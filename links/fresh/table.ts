import type { Context, MiddlewareFn } from "./context.ts";
import type { Method } from "./handler.ts";
import { Router, scope } from "./router.ts";
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

  onError(path: string, run: MiddlewareFn<State>): void {
    this.#errors.push({ covers: scope(this.#below(path)), run });
  }

  route(method: Method | "ALL", path: string, run: MiddlewareFn<State>[]): void {
    this.#router.add(method, this.#below(path), { run, depth: this.#layers.length });
  }

  /** Runs the layers that cover the request, then its route. */
  async answer(ctx: Context<State>): Promise<Response> {
    const { pathname } = ctx.url;
    const match = this.#router.match(ctx.req.method, pathname);
    if (match !== undefined) Object.assign(ctx, { route: match.path, params: match.params });
    const { run, depth } = match?.answer ?? refusal(match === undefined ? 404 : 405);
    const around = this.#layers.slice(0, depth).filter((layer) => layer.covers(pathname));
    const response = await this.#run([...around.map((layer) => layer.run), ...run], ctx);
    if (match !== undefined && match.answer === undefined) {
      response.headers.set("allow", match.allow.join(", "));
    }
    return ctx.req.method === "HEAD" ? new Response(null, response) : response;
  }

  /**
   * Runs a middleware around those after it. What is thrown is answered where it is thrown, so that
   * the answer passes through the middlewares around and gets their headers like any other.
   */
  async #run(chain: MiddlewareFn<State>[], ctx: Context<State>, at = 0): Promise<Response> {
    ctx.next = () => this.#run(chain, ctx, at + 1);
    try {
      return await chain[at]!(ctx);
    } catch (error) {
      return await this.#explain(ctx, error);
    }
  }

  /** A 404 is for `notFound`, anything else for the nearest error handler. */
  async #explain(ctx: Context<State>, error: unknown): Promise<Response> {
    report(error);
    ctx.error = error;
    const nearest = this.#errors.findLast((layer) => layer.covers(ctx.url.pathname))?.run;
    const isNotFound = error instanceof HttpError && error.status === 404;
    const handle = isNotFound ? this.notFound ?? nearest : nearest;
    try {
      return await handle?.(ctx) ?? plain(error);
    } catch (second) {
      report(second);
      return plain(second);
    }
  }

  #below(path: string): string {
    if (this.#basePath === "") return path;
    return this.#basePath + path.replace(/^\/?\*$|^\/$/, "");
  }
}

function refusal(status: number): { run: [() => never]; depth?: number } {
  const refuse = () => {
    throw new HttpError(status);
  };
  return { run: [refuse] };
}

/** A bug is nobody's answer: it goes to the log as well. */
function report(error: unknown): void {
  if (!(error instanceof HttpError)) console.error(error);
}

/** The answer when nobody made one. */
function plain(error: unknown): Response {
  const { status, message } = error instanceof HttpError ? error : new HttpError(500);
  return new Response(message, { status });
}
