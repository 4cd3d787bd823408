import { h } from "preact";
import type { ComponentType } from "preact";
import { INNER } from "./context.ts";
import type { Context, MiddlewareFn } from "./context.ts";
import type { Handler, HandlersByMethod, Method, RouteHandler } from "./handler.ts";
import { compareNames, pathOf } from "./file_name.ts";
import type { PageProps, RouteConfig } from "./page.ts";
import { pageProps, renderPage } from "./render.ts";
import type { View } from "./render.ts";
import { HttpError } from "./runtime/http_error.ts";
import type { RouteFile } from "./snapshot.ts";
import type { Table } from "./table.ts";

/** What a file in the routes folder may export. */
interface RouteModule<State> {
  readonly default?: unknown;
  readonly handler?: RouteHandler<State>;
  readonly config?: RouteConfig;
}

type PageComponent = ComponentType<PageProps>;

/** Adds what the routes folder holds to a table, below a path. */
export function addFileRoutes<State>(
  table: Table<State>,
  base: string,
  files: readonly RouteFile[],
): void {
  const folders = new Folders<State>(files);
  table.use(base || "*", viewing(folders.view("")));
  for (const folder of folders.names()) {
    const path = base + pathOf(folder);
    const error = folders.component(folder, "_error");
    if (error !== undefined) table.onError(path, errorPage(error, folders.view(folder)));
    for (const run of folders.middlewares(folder)) table.use(path, run);
  }
  for (const name of folders.routes()) addRoute(table, base, name, folders);
}

/** The routes folder, by the names of its files without their extensions. */
class Folders<State> {
  readonly #modules: Map<string, RouteModule<State>>;

  constructor(files: readonly RouteFile[]) {
    this.#modules = new Map(
      files.map(({ name, module }) => [name.replace(/\.[jt]sx?$/, ""), module]),
    );
  }

  /** All folders, parents first. */
  names(): string[] {
    const names = [...this.#modules.keys()].flatMap((name) => lineage(parentOf(name)));
    return [...new Set(names)].sort((a, b) => a.length - b.length);
  }

  routes(): string[] {
    const names = [...this.#modules.keys()];
    return names.filter((name) => !/(^|\/)_[^/]*$/.test(name)).sort(compareNames);
  }

  module(name: string): RouteModule<State> {
    return this.#modules.get(name) ?? {};
  }

  component(folder: string, name: string): PageComponent | undefined {
    return this.module(folder === "" ? name : `${folder}/${name}`).default as
      | PageComponent
      | undefined;
  }

  middlewares(folder: string): MiddlewareFn<State>[] {
    const name = folder === "" ? "_middleware" : `${folder}/_middleware`;
    const { default: main, handler } = this.module(name);
    return [main ?? handler ?? []].flat() as MiddlewareFn<State>[];
  }

  /** What wraps the pages of a folder. */
  view(folder: string, config: RouteConfig = {}): View {
    const holders = config.skipInheritedLayouts ? [] : lineage(folder);
    const layouts = holders.map((holder) => this.component(holder, "_layout"));
    const app = config.skipAppWrapper ? undefined : this.component("", "_app");
    return { app, layouts: layouts.filter((layout) => layout !== undefined) };
  }
}

/** A folder and those above it, the outermost first. */
function lineage(folder: string): string[] {
  return folder === "" ? [""] : [...lineage(parentOf(folder)), folder];
}

function parentOf(name: string): string {
  return name.slice(0, Math.max(0, name.lastIndexOf("/")));
}

function viewing<State>(view: View): MiddlewareFn<State> {
  return (ctx) => {
    ctx[INNER].view = view;
    return ctx.next();
  };
}

function errorPage<State>(component: PageComponent, view: View): MiddlewareFn<State> {
  return (ctx) => {
    ctx[INNER].view = view;
    const status = ctx.error instanceof HttpError ? ctx.error.status : 500;
    return renderPage(ctx, h(component, pageProps(ctx, undefined)), undefined, { status });
  };
}

function addRoute<State>(
  table: Table<State>,
  base: string,
  name: string,
  folders: Folders<State>,
): void {
  const { config = {}, default: component, handler } = folders.module(name);
  const path = base + (config.routeOverride ?? pathOf(name));
  const view = folders.view(parentOf(name), config);
  for (const [method, handle] of answers(handler, component !== undefined)) {
    table.route(method, path, [
      viewing(view),
      (ctx) => answer(ctx, handle, component as PageComponent | undefined),
    ]);
  }
}

/** A page without a handler of its own answers GET, with no data. */
function answers<State>(
  handler: RouteHandler<State> | undefined,
  hasPage: boolean,
): [Method | "ALL", Handler<State>][] {
  if (typeof handler === "function") return [["ALL", handler]];
  const byMethod: HandlersByMethod<State> = {
    ...(hasPage && { GET: () => ({ data: undefined }) }),
    ...handler,
  };
  return Object.entries(byMethod) as [Method, Handler<State>][];
}

async function answer<State>(
  ctx: Context<State>,
  handle: Handler<State>,
  component: PageComponent | undefined,
): Promise<Response> {
  const result = await handle(ctx);
  if (result instanceof Response) return result;
  if (component === undefined) {
    throw new Error(`Route ${ctx.route} returned data but has no page to show it`);
  }
  const { data, status = 200, headers = {} } = result;
  return renderPage(ctx, h(component, pageProps(ctx, data)), data, { status, headers });
}
