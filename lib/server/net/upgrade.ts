/** How a request becomes a WebSocket, under our own server or any other. */

import type { Context } from "fresh";

/** A WebSocket that is open, on any server. */
export interface ServedSocket {
  readonly readyState: number;
  readonly bufferedAmount: number;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: (() => void) | null;
  onerror: (() => void) | null;
  send(data: string | Uint8Array): void;
  close(code?: number, reason?: string): void;
}

export interface UpgradeOptions {
  /** The longest message, bytes: a client that sends a longer one is cut off before it has come whole. */
  readonly longest: number;
  /** A client that answers no ping for about this many seconds is gone. */
  readonly silence: number;
  /** Takes the socket in, once it's open. */
  readonly take: (socket: ServedSocket) => void;
}

/** What our server adds to what a handler knows of a request that asks for a WebSocket. */
export interface UpgradeInfo extends Deno.ServeHandlerInfo {
  readonly upgrade: (options: UpgradeOptions) => Response;
}

/**
 * Answers a request that asks for a WebSocket, and tells any other that it should, and which page says
 * how. Other servers, as `deno serve` and Deno's hosts have them, put messages together however long
 * they get.
 */
export function upgrade<State>(
  ctx: Context<State>,
  guide: string,
  options: UpgradeOptions,
): Response {
  const { info, req } = ctx;
  if (!asksForWebSocket(req)) {
    // RFC 9110 §15.5.22 wants the header.
    return new Response(`This address is a WebSocket's. How to use it: ${guide}\n`, {
      status: 426,
      headers: { connection: "upgrade", upgrade: "websocket" },
    });
  }
  if (isUpgradeInfo(info)) return info.upgrade(options);
  const { socket, response } = ctx.upgrade({ idleTimeout: options.silence });
  socket.onopen = () => options.take(socket as ServedSocket);
  return response;
}

/** RFC 6455 §4.2.1. */
function asksForWebSocket({ method, headers }: Request): boolean {
  const isForConnection = /\bupgrade\b/i.test(headers.get("connection") ?? "");
  const isOfWebSocket = headers.get("upgrade")?.toLowerCase() === "websocket";
  return method === "GET" && isForConnection && isOfWebSocket;
}

function isUpgradeInfo(info: Deno.ServeHandlerInfo): info is UpgradeInfo {
  return "upgrade" in info;
}
