/** A server that ends: nobody keeps it from that. */

import { assert, assertEquals } from "@std/assert";
import { HttpServer } from "../../lib/server/net/http_server.ts";
import type { UpgradeInfo } from "../../lib/server/net/upgrade.ts";
import { DEFAULT_LIMITS } from "../../lib/server/rooms/limits.ts";

Deno.test("a WebSocket that was asked for before the server ends, and opens after, is closed", async () => {
  const asked = Promise.withResolvers<void>(), answer = Promise.withResolvers<void>();
  const where = { hostname: "127.0.0.1", port: 0, isBehindProxy: false, limits: DEFAULT_LIMITS };
  const server = await HttpServer.listen({ ...where, report: console.error }, async (_, info) => {
    asked.resolve();
    await answer.promise;
    return (info as UpgradeInfo).upgrade({ longest: 100, silence: 60, take() {} });
  });
  const socket = new WebSocket(`ws://127.0.0.1:${server.address.port}/`);
  const closed = new Promise<number>((resolve) => socket.onclose = ({ code }) => resolve(code));
  await asked.promise;
  const ended = server.shutdown();
  // By then those that were open have been told.
  await new Promise((resolve) => setTimeout(resolve));
  answer.resolve();
  assertEquals(await closed, 1001);
  await ended;
});

Deno.test("a WebSocket whose other end is out of reach keeps no server from ending", async () => {
  const opened = Promise.withResolvers<void>();
  const where = { hostname: "127.0.0.1", port: 0, isBehindProxy: false, limits: DEFAULT_LIMITS };
  const take = () => opened.resolve();
  const server = await HttpServer.listen(
    { ...where, report: console.error },
    (_, info) => (info as UpgradeInfo).upgrade({ longest: 100, silence: 60, take }),
  );
  // It hears nothing, so it never echoes the goodbye.
  using line = await Deno.connect({ port: server.address.port });
  const asked = [
    "GET / HTTP/1.1",
    "Host: localhost",
    "Upgrade: websocket",
    "Connection: Upgrade",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
  ];
  await line.write(new TextEncoder().encode(`${asked.join("\r\n")}\r\n\r\n`));
  await opened.promise;
  const began = performance.now();
  await server.shutdown();
  assert(performance.now() - began < 2_000, `${performance.now() - began} ms`);
});
