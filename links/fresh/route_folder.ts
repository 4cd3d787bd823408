import type { ComponentType } from "preact";
import type { MiddlewareFn } from "./context.ts";
import { compareNames } from "./file_name.ts";
import type { RouteHandler } from "./handler.ts";
import type { PageProps, RouteConfig } from "./page.ts";
import type { View } from "./render.ts";

export type PageComponent = ComponentType<PageProps>;

/** What a file in the routes folder may export. */
interface RouteModule<State> {
  readonly default?: unknown;
  readonly handler?: RouteHandler<State>;
  readonly config?: RouteConfig;
}

/** The routes folder. A file is `/blog/[slug]`, a folder `/blog`, and the root an empty name. */
export class RouteFolder<State> {
  readonly #modules: ReadonlyMap<string, RouteModule<State>>;

  constructor(files: ReadonlyMap<string, RouteModule<State>>) {
    const short = (name: string) => `/${name.replace(/\.[jt]sx?$/, "")}`;
    this.#modules = new Map([...files].map(([name, module]) => [short(name), module]));
  }

  /** All folders, parents first. */
  folders(): string[] {
    const all = [...this.#modules.keys()].flatMap((name) => this.#lineage(this.parentOf(name)));
    return [...new Set(all)].sort((a, b) => a.length - b.length);
  }

  /** All routes, in the order in which to try them. */
  routes(): string[] {
    return [...this.#modules.keys()].filter((name) => !/\/_[^/]+$/.test(name)).sort(compareNames);
  }

  module(name: string): RouteModule<State> {
    return this.#modules.get(name) ?? {};
  }

  page(name: string): PageComponent | undefined {
    return this.module(name).default as PageComponent | undefined;
  }

  middlewares(folder: string): MiddlewareFn<State>[] {
    const { default: main, handler } = this.module(`${folder}/_middleware`);
    return [main ?? handler ?? []].flat() as MiddlewareFn<State>[];
  }

  /** What wraps the pages of a folder. */
  view(folder: string, config: RouteConfig = {}): View {
    const holders = config.skipInheritedLayouts ? [] : this.#lineage(folder);
    const layouts = holders.map((holder) => this.page(`${holder}/_layout`));
    const app = config.skipAppWrapper ? undefined : this.page("/_app");
    return { app, layouts: layouts.filter((layout) => layout !== undefined) };
  }

  parentOf(name: string): string {
    return name.slice(0, name.lastIndexOf("/"));
  }

  /** A folder and those above it, the outermost first. */
  #lineage(folder: string): string[] {
    return folder === "" ? [""] : [...this.#lineage(this.parentOf(folder)), folder];
  }
}
