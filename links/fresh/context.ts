import type { ComponentChildren, ComponentType, VNode } from "preact";
import type { AppConfig } from "./app.ts";
import { renderPage } from "./render.ts";
import type { View } from "./render.ts";
import type { Snapshot } from "./snapshot.ts";
import { areHandlers, listen, upgrade } from "./websocket.ts";
import type { UpgradeOptions, WebSocketHandlers } from "./websocket.ts";

/** Answers a request, by itself or with the help of `ctx.next()`. */
export type MiddlewareFn<State> = (ctx: Context<State>) => Response | Promise<Response>;

/** What the framework itself keeps with a request, out of an app's sight. */
interface Inner {
  readonly snapshot: Snapshot | undefined;
  /** What `ctx.render` wraps a page in. */
  view: View;
  /** Set by `csp`: inline scripts and styles have to carry it. */
  nonce?: string;
  /** The page that was rendered, with the nonce in use. */
  page?: Response;
}

export const INNER: unique symbol = Symbol("inner");

/** One request, as all its middlewares and its handler see it. */
export class Context<State> {
  readonly req: Request;
  readonly url: URL;
  readonly info: Deno.ServeHandlerInfo;
  readonly config: AppConfig;
  readonly isPartial = false;
  readonly state: State = {} as State;
  readonly [INNER]: Inner;
  /** The pattern of the matched route; null when there is none. */
  route: string | null = null;
  params: Record<string, string> = {};
  /** What was thrown, on an error page. */
  error: unknown = null;
  /** Runs what comes after this middleware. */
  next: () => Promise<Response> = () => Promise.reject(new Error("Nothing comes after a handler"));
  Component: ComponentType = () => null;

  constructor(
    req: Request,
    url: URL,
    info: Deno.ServeHandlerInfo,
    config: AppConfig,
    snapshot: Snapshot | undefined,
  ) {
    this.req = req;
    this.url = url;
    this.info = info;
    this.config = config;
    this[INNER] = { snapshot, view: { layouts: [] } };
  }

  /** Sends the browser elsewhere. `//host` would leave the site, so it stays on it. */
  redirect(path: string, status = 302): Response {
    const location = path.replace(/^[/\\]{2,}/, "/");
    return new Response(null, { status, headers: { location } });
  }

  /** Answers with a page of HTML, within the layouts and the app wrapper that apply here. */
  render(vnode: VNode | ComponentChildren, init: ResponseInit = {}): Response {
    return renderPage(this, vnode, undefined, init);
  }

  /** Turns the request into a WebSocket: heard by handlers, or handed out to be heard. */
  upgrade(handlers: WebSocketHandlers, options?: UpgradeOptions): Response;
  upgrade(options?: UpgradeOptions): Deno.WebSocketUpgrade;
  upgrade(
    first: WebSocketHandlers | UpgradeOptions = {},
    options?: UpgradeOptions,
  ): Response | Deno.WebSocketUpgrade {
    if (!areHandlers(first)) return upgrade(this.req, first as UpgradeOptions);
    const { socket, response } = upgrade(this.req, options);
    listen(socket, first);
    return response;
  }
}
