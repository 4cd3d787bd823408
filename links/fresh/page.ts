import type { ComponentType } from "preact";
import type { Context } from "./context.ts";

/** What a handler returns for the component of its route to show. */
export interface PageResponse<Data> {
  readonly data: Data;
  readonly status?: number;
  readonly headers?: HeadersInit;
}

/** What pages, layouts, the app wrapper and error pages receive. */
export interface PageProps<Data = unknown, State = unknown> extends
  Pick<
    Context<State>,
    "config" | "error" | "info" | "isPartial" | "params" | "req" | "route" | "state" | "url"
  > {
  readonly data: Data;
  /** What a layout or the app wrapper wraps. */
  readonly Component: ComponentType;
}

/** A route file's `config`. */
export interface RouteConfig {
  /** Leave out the layouts of the folders above. */
  readonly skipInheritedLayouts?: boolean;
  /** Leave out `_app.tsx`. */
  readonly skipAppWrapper?: boolean;
  /** A `URLPattern` path instead of the one the file's name gives. */
  readonly routeOverride?: string;
}

/** Hands data from a handler to its page, with a status and headers where 200 and none won't do. */
export function page(): PageResponse<undefined>;
export function page<Data>(
  data: Data,
  options?: { status?: number; headers?: HeadersInit },
): PageResponse<Data>;
export function page<Data>(
  data?: Data,
  options: { status?: number; headers?: HeadersInit } = {},
): PageResponse<Data | undefined> {
  return { ...options, data };
}
