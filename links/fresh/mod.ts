/**
 * A stand-in for Fresh 2: the part of its documented API this project uses, and no more.
 * It serves where only npm can be reached; see docs/architecture.md, "Why links/".
 */
export { App } from "./app.ts";
export type { AppConfig } from "./app.ts";
export type { Context, Context as FreshContext, MiddlewareFn } from "./context.ts";
export { csp } from "./csp.ts";
export { csrf } from "./csrf.ts";
export { createDefine } from "./define.ts";
export { HttpError } from "./runtime/http_error.ts";
export { page } from "./page.ts";
export type { PageProps, PageResponse, RouteConfig } from "./page.ts";
export { staticFiles } from "./static_files.ts";
export type { UpgradeOptions, WebSocketHandlers } from "./websocket.ts";
