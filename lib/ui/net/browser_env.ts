/** The browser as the world of a connection. */

import type { Env, RequestInit } from "./env.ts";

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
