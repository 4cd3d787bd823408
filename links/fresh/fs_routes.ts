import { h } from "preact";
import { INNER } from "./context.ts";
import type { Context, MiddlewareFn } from "./context.ts";
import { pathOf } from "./file_name.ts";
import type { Handler, Method, RouteHandler } from "./handler.ts";
import { pageProps, renderPage } from "./render.ts";
import type { View } from "./render.ts";
import { RouteFolder } from "./route_folder.ts";
import type { PageComponent } from "./route_folder.ts";
import { HttpError } from "./runtime/http_error.ts";
import type { Table } from "./table.ts";

/** Adds what the routes folder holds to a table, below a path. */
export function addFileRoutes<State>(
  table: Table<State>,
  base: string,
  files: ReadonlyMap<string, Record<string, unknown>>,
): void {
  const folder = new RouteFolder<State>(files);
  table.use(base || "*", viewing(folder.view("")));
  for (const name of folder.folders()) {
    const path = base + pathOf(name);
    const error = folder.page(`${name}/_error`);
    if (error !== undefined) table.onError(path, errorPage(error, folder.view(name)));
    for (const run of folder.middlewares(name)) table.use(path, run);
  }
  for (const name of folder.routes()) {
    const { config, handler } = folder.module(name);
    const path = base + (config?.routeOverride ?? pathOf(name));
    const page = folder.page(name);
    const view = viewing<State>(folder.view(folder.parentOf(name), config));
    for (const [method, handle] of answers(handler, page !== undefined)) {
      table.route(method, path, [view, (ctx) => answer(ctx, handle, page)]);
    }
  }
}

/** Says what the pages that follow are wrapped in. */
function viewing<State>(view: View): MiddlewareFn<State> {
  return (ctx) => {
    ctx[INNER].view = view;
    return ctx.next();
  };
}

function errorPage<State>(page: PageComponent, view: View): MiddlewareFn<State> {
  return (ctx) => {
    ctx[INNER].view = view;
    const status = ctx.error instanceof HttpError ? ctx.error.status : 500;
    return renderPage(ctx, h(page, pageProps(ctx, undefined)), undefined, { status });
  };
}

/**
 * A route's handlers by method. A page without a GET of its own is shown without data. As in 2.3.3,
 * a page without handlers is shown whatever the method, and else a method not handled is a 404.
 */
function answers<State>(
  handler: RouteHandler<State> | undefined,
  hasPage: boolean,
): [Method | "ALL", Handler<State>][] {
  if (typeof handler === "function") return [["ALL", handler]];
  const show = () => ({ data: undefined });
  if (handler === undefined) return [["ALL", show]];
  const shown = hasPage ? { GET: show } : {};
  const ALL = () => {
    throw new HttpError(404);
  };
  return Object.entries({ ...shown, ...handler, ALL }) as [Method | "ALL", Handler<State>][];
}

async function answer<State>(
  ctx: Context<State>,
  handle: Handler<State>,
  page: PageComponent | undefined,
): Promise<Response> {
  const result = await handle(ctx);
  if (result instanceof Response) return result;
  if (page === undefined) throw new Error(`Route ${ctx.route} has no page to show its data`);
  const { data, ...init } = result;
  return renderPage(ctx, h(page, pageProps(ctx, data)), data, init);
}
