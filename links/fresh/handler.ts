import type { Context } from "./context.ts";
import type { PageResponse } from "./page.ts";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
export type Method = typeof METHODS[number];

/** Answers a request, or leaves data for the route's page. */
export type Handler<State> = (
  ctx: Context<State>,
) => Response | PageResponse<unknown> | Promise<Response | PageResponse<unknown>>;

export type HandlersByMethod<State> = { readonly [M in Method]?: Handler<State> };

/** What a route file exports as `handler`. */
export type RouteHandler<State> = Handler<State> | HandlersByMethod<State>;
