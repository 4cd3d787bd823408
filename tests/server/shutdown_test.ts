/** A server that ends: nobody keeps it from that. */

import { assert, assertEquals, assertMatch } from "@std/assert";
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

Deno.test("who never sends the rest of a request keeps no server from ending, who does is answered", async () => {
  const where = { hostname: "127.0.0.1", port: 0, isBehindProxy: false, limits: DEFAULT_LIMITS };
  let reading = 0;
  const { promise: bothRead, resolve } = Promise.withResolvers<void>();
  const server = await HttpServer.listen({ ...where, report: console.error }, async ({ body }) => {
    if (++reading === 2) resolve();
    let length = 0;
    for await (const chunk of body!) length += chunk.length;
    return new Response(`${length} bytes`);
  });
  const { port } = server.address, encoder = new TextEncoder();
  const head = "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n\r\nab";
  using silent = await Deno.connect({ port }), slow = await Deno.connect({ port });
  for (const line of [silent, slow]) await line.write(encoder.encode(head));
  await bothRead;
  const began = performance.now(), ended = server.shutdown();
  await slow.write(encoder.encode("cd"));
  const answer = await new Response(slow.readable).text();
  assertEquals(answer.split("\r\n\r\n")[1]?.includes("4 bytes"), true, answer);
  await ended;
  assert(performance.now() - began < 3_000, `${performance.now() - began} ms`);
});

Deno.test("what is asked on a kept connection as the server begins to end is answered, as the last there", async () => {
  const where = { hostname: "127.0.0.1", port: 0, isBehindProxy: true, limits: DEFAULT_LIMITS };
  const server = await HttpServer.listen(
    { ...where, report: console.error },
    () => new Response("Hi"),
  );
  const asked = new TextEncoder().encode("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  const line = await Deno.connect({ port: server.address.port });
  await line.write(asked);
  await line.read(new Uint8Array(1_000));
  const [, answer] = await Promise.all([
    line.write(asked),
    new Response(line.readable).text(),
    server.shutdown(),
  ]);
  assertMatch(answer, /Connection: close\r\n[^]*Hi$/i);
});
