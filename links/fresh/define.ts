import type { ComponentChildren } from "preact";
import type { MiddlewareFn } from "./context.ts";
import type { Handler, HandlersByMethod, RouteHandler } from "./handler.ts";
import type { PageProps } from "./page.ts";

/** The data a route's handlers leave for its page. */
type DataOf<Handlers> = Handlers extends (...args: never[]) => infer Result
  ? DataIn<Awaited<Result>>
  : Handlers extends Record<string, (...args: never[]) => unknown>
    ? DataIn<Awaited<ReturnType<Handlers[keyof Handlers]>>>
  : never;
type DataIn<Result> = Result extends { readonly data: infer Data } ? Data : never;

type View<Data, State> = (props: PageProps<Data, State>) => ComponentChildren;

/** Identity functions that tell the compiler what a handler finds on `ctx.state`. */
export interface Define<State> {
  handlers<const Handlers extends HandlersByMethod<State>>(handlers: Handlers): Handlers;
  handlers<Result extends ReturnType<Handler<State>>>(
    handler: (ctx: Parameters<Handler<State>>[0]) => Result,
  ): (ctx: Parameters<Handler<State>>[0]) => Result;
  page<Handlers extends RouteHandler<State> = never>(
    view: View<DataOf<Handlers>, State>,
  ): View<DataOf<Handlers>, State>;
  layout(view: View<unknown, State>): View<unknown, State>;
  middleware<Middleware extends MiddlewareFn<State> | MiddlewareFn<State>[]>(
    middleware: Middleware,
  ): Middleware;
}

const same = <T>(value: T): T => value;
const DEFINE = { handlers: same, page: same, layout: same, middleware: same };

/** Creates the `define` of an app whose requests carry `State`. */
export function createDefine<State>(): Define<State> {
  return DEFINE as Define<State>;
}
