/**
 * All that a connection needs of the world: time, chance and the net, as arguments, so that a
 * simulator can be the world; and the browser as that world.
 */

/** The part of a `WebSocket` that a connection uses. */
export interface SocketLike {
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: (() => void) | null;
  onerror: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export interface RequestInit {
  /** Sent as JSON. */
  readonly body: unknown;
  readonly signal: AbortSignal;
}

export interface Env {
  /** A number in [0, 1). */
  random(): number;
  /** ms, of any clock that runs on. */
  now(): number;
  /** Calls back after some ms unless canceled. */
  after(ms: number, call: () => void): () => void;
  /** Opens `/api/ws`; may throw where sockets are forbidden. */
  openSocket(): SocketLike;
  /** The JSON that a path of this server answers to a POST; rejects when there is none. */
  request(path: string, init: RequestInit): Promise<unknown>;
  /** What the browser says of its own network; false means that trying is no use. */
  online(): boolean;
  /** Whether nobody sees the page. */
  hidden(): boolean;
}

/** The browser as the world of a connection. */
export const browserEnv: Env = {
  random: Math.random,
  now: () => performance.now(),
  after(ms, call) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
  openSocket() {
    const url = new URL("/api/ws", location.href);
    url.protocol = url.protocol.replace("http", "ws");
    return new WebSocket(url) as unknown as ReturnType<Env["openSocket"]>;
  },
  request: requestJson,
  online: () => navigator.onLine,
  hidden: () => document.hidden,
};

async function requestJson(path: string, { body, signal }: RequestInit): Promise<unknown> {
  const headers = { "content-type": "application/json" };
  const init = { method: "POST", headers, body: JSON.stringify(body) };
  const response = await fetch(path, { ...init, signal, cache: "no-store" });
  return response.json();
}

/** Calls back whenever the browser comes to life again: back on the net, shown, out of its cache. */
export function onWake(call: () => void): () => void {
  const end = new AbortController(), { signal } = end;
  for (const name of ["online", "offline", "pageshow"]) addEventListener(name, call, { signal });
  document.addEventListener(
    "visibilitychange",
    () => document.visibilityState === "visible" && call(),
    { signal },
  );
  return () => end.abort();
}
