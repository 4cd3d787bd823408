/** `ctx.upgrade` and `app.ws`, over real sockets. */

import { App } from "fresh";
import type { MiddlewareFn } from "fresh";
import { assert, assertEquals } from "@std/assert";
import { request } from "./request.ts";

const echo = {
  open: (socket: WebSocket) => socket.send("hello"),
  message: (socket: WebSocket, { data }: MessageEvent) => socket.send(`echo ${data}`),
};

const byHand: MiddlewareFn<unknown> = (ctx) => {
  const { socket, response } = ctx.upgrade({ idleTimeout: 60 });
  socket.onopen = () => echo.open(socket);
  socket.onmessage = (event) => echo.message(socket, event);
  return response;
};

const ways: Record<string, App<unknown>> = {
  "app.ws": new App().ws("/ws", echo),
  "ctx.upgrade with handlers": new App().get("/ws", (ctx) => ctx.upgrade(echo)),
  "ctx.upgrade with options": new App().get("/ws", byHand),
};

for (const [name, app] of Object.entries(ways)) {
  Deno.test(`${name}: the server hears and is heard`, async () => {
    await using served = serve(app);
    const socket = new WebSocket(served.url);
    assertEquals(await nextMessage(socket), "hello");
    socket.send("there");
    assertEquals(await nextMessage(socket), "echo there");
    const closed = next(socket, "close");
    socket.close();
    await closed;
  });

  Deno.test(`${name}: a plain request is a 400`, async () => {
    assertEquals((await app.handler()(request("/ws"))).status, 400);
  });
}

Deno.test("a sub-protocol is agreed on, and the server hears the end", async () => {
  const { promise: ended, resolve } = Promise.withResolvers<number>();
  const app = new App().ws("/ws", {
    open: (socket) => socket.send("hello"),
    close: (_, code) => resolve(code),
  }, { protocol: "conquerors" });
  await using served = serve(app);
  const socket = new WebSocket(served.url, "conquerors");
  await nextMessage(socket);
  assertEquals(socket.protocol, "conquerors");
  const closed = next(socket, "close");
  socket.close(4000);
  assertEquals(await ended, 4000);
  await closed;
});

function serve(app: App<unknown>): AsyncDisposable & { url: string } {
  const options = { hostname: "127.0.0.1", port: 0, onListen() {} };
  const server = Deno.serve(options, app.handler());
  return {
    url: `ws://127.0.0.1:${server.addr.port}/ws`,
    [Symbol.asyncDispose]: () => server.shutdown(),
  };
}

async function nextMessage(socket: WebSocket): Promise<unknown> {
  const event = await next(socket, "message");
  assert(event instanceof MessageEvent);
  return event.data;
}

function next(socket: WebSocket, type: "close" | "message"): Promise<Event> {
  return new Promise((resolve) => socket.addEventListener(type, resolve, { once: true }));
}
