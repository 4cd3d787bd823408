import { HttpError } from "./runtime/http_error.ts";

/** What to do with a socket's events; all are optional. */
export interface WebSocketHandlers {
  open?(socket: WebSocket): void;
  message?(socket: WebSocket, event: MessageEvent): void;
  close?(socket: WebSocket, code: number, reason: string): void;
  error?(socket: WebSocket, event: Event): void;
}

export interface UpgradeOptions {
  /** Seconds of silence after which a socket is closed; 120 unless told. */
  idleTimeout?: number;
  protocol?: string;
}

const DEFAULT_IDLE_TIMEOUT = 120;

/** Whether a first argument of `ctx.upgrade` is handlers rather than options. */
export function areHandlers(value: object): value is WebSocketHandlers {
  return ["open", "message", "close", "error"].some((name) =>
    typeof Reflect.get(value, name) === "function"
  );
}

/** Turns a request into a socket, or throws a 400 when it does not ask for one. */
export function upgrade(req: Request, options: UpgradeOptions = {}): Deno.WebSocketUpgrade {
  if (req.headers.get("upgrade")?.toLowerCase() !== "websocket") {
    throw new HttpError(400, "Expected a WebSocket upgrade request");
  }
  return Deno.upgradeWebSocket(req, { idleTimeout: DEFAULT_IDLE_TIMEOUT, ...options });
}

/** Lets the handlers hear the socket. */
export function listen(socket: WebSocket, handlers: WebSocketHandlers): void {
  socket.onopen = () => handlers.open?.(socket);
  socket.onmessage = (event) => handlers.message?.(socket, event);
  socket.onclose = ({ code, reason }) => handlers.close?.(socket, code, reason);
  socket.onerror = (event) => handlers.error?.(socket, event);
}
