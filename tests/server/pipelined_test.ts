/** Many requests in a row on one connection, which goes before they're answered. */

import { assert, assertEquals } from "@std/assert";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { HttpServer } from "../../lib/server/net/http_server.ts";
import type { UpgradeInfo } from "../../lib/server/net/upgrade.ts";
import { DEFAULT_LIMITS } from "../../lib/server/rooms/limits.ts";

const LINES = 100, EACH = 30;
const MEGABYTE = 1e6;

setFlagsFromString("--expose-gc");
const letGo: () => void = runInNewContext("gc");

/** What is held once all is let go that may be, in bytes. */
function held(): number {
  letGo();
  return Deno.memoryUsage().heapUsed;
}

Deno.test("requests whose connection went before they could be answered leave nothing behind", async () => {
  const where = { hostname: "127.0.0.1", port: 0, isBehindProxy: false, limits: DEFAULT_LIMITS };
  const allAsked = Promise.withResolvers<void>(), areGone = Promise.withResolvers<void>();
  let asked = 0;
  const server = await HttpServer.listen({ ...where, report: console.error }, async () => {
    if (++asked === LINES * EACH) allAsked.resolve();
    await areGone.promise;
    return new Response();
  });
  const before = held();
  const text = new TextEncoder().encode("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(EACH));
  const lines = await Promise.all(
    Array.from({ length: LINES }, () => Deno.connect({ port: server.address.port })),
  );
  await Promise.all(lines.map((line) => line.write(text)));
  await allAsked.promise;
  for (const line of lines) line.close();
  areGone.resolve();
  await server.shutdown();
  // By then each of the last connections has let go of what was asked on it.
  await new Promise((resolve) => setTimeout(resolve));
  const more = held() - before;
  assert(server && more < 8 * MEGABYTE, `${more} bytes`);
});

Deno.test("whoever waits for their turn on a connection hears that it went, and so does what they'd be sent", async () => {
  const where = { hostname: "127.0.0.1", port: 0, isBehindProxy: false, limits: DEFAULT_LIMITS };
  const allAsked = Promise.withResolvers<void>(), allGone = Promise.withResolvers<void>();
  let asked = 0, gone = 0;
  const server = await HttpServer.listen({ ...where, report: console.error }, ({ signal }) => {
    const heard = Promise.withResolvers<void>(), canceled = Promise.withResolvers<void>();
    signal.onabort = () => heard.resolve();
    Promise.all([heard.promise, canceled.promise]).then(() => ++gone === 3 && allGone.resolve());
    if (++asked === 3) allAsked.resolve();
    const body = new ReadableStream({ cancel: () => canceled.resolve() });
    return new Response(body, { headers: { "content-type": "application/x-ndjson" } });
  });
  const line = await Deno.connect({ port: server.address.port });
  await line.write(new TextEncoder().encode("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(3)));
  await allAsked.promise;
  line.close();
  await allGone.promise;
  await server.shutdown();
});

for (const more of ["", "Expect: more\r\n"]) {
  const what = more ? ", whatever they expect" : "";
  Deno.test(`nobody is served more than some at once on one connection${what}`, async () => {
    const where = { hostname: "127.0.0.1", port: 0, isBehindProxy: false, limits: DEFAULT_LIMITS };
    let asked = 0;
    const server = await HttpServer.listen({ ...where, report: console.error }, ({ signal }) => {
      asked++;
      return new Promise((resolve) => signal.onabort = () => resolve(new Response()));
    });
    const line = await Deno.connect({ port: server.address.port });
    const text = `GET / HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`;
    await line.write(new TextEncoder().encode(text.repeat(1_000)));
    assertEquals(await line.read(new Uint8Array(1)).catch(() => null), null);
    assertEquals(asked, 32);
    line.close();
    await server.shutdown();
  });
}

Deno.test("a WebSocket that is asked for before the last answer ends the connection", async () => {
  const where = { hostname: "127.0.0.1", port: 0, isBehindProxy: false, limits: DEFAULT_LIMITS };
  const server = await HttpServer.listen(
    { ...where, report: console.error },
    ({ signal }) => new Promise((resolve) => signal.onabort = () => resolve(new Response())),
  );
  const line = await Deno.connect({ port: server.address.port });
  const upgrade = "Connection: upgrade\r\nUpgrade: websocket\r\n";
  const text = ["", upgrade].map((more) => `GET / HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`);
  await line.write(new TextEncoder().encode(text.join("")));
  assertEquals(await line.read(new Uint8Array(1)).catch(() => null), null);
  line.close();
  await server.shutdown();
});

Deno.test("a WebSocket opens that is asked for once all of a long answer has come", async () => {
  const where = { hostname: "127.0.0.1", port: 0, isBehindProxy: false, limits: DEFAULT_LIMITS };
  const isDone = Promise.withResolvers<void>(), opened = Promise.withResolvers<void>();
  const long = new Uint8Array(200_000),
    headers = {
      "content-type": "application/gzip",
      "content-length": `${long.length}`,
    };
  const answers: Record<string, (info: unknown) => Response> = {
    "/long": () => {
      const pull = async (controller: ReadableByteStreamController) => {
        await isDone.promise;
        controller.close();
      };
      const start = (controller: ReadableByteStreamController) => controller.enqueue(long.slice());
      return new Response(new ReadableStream({ type: "bytes", start, pull }), { headers });
    },
    "/now": () => new Response(),
    "/socket": (info) =>
      (info as UpgradeInfo).upgrade({ longest: 9, silence: 60, take: () => opened.resolve() }),
  };
  const server = await HttpServer.listen(
    { ...where, report: console.error },
    ({ url }, info) => answers[new URL(url).pathname]!(info),
  );
  const { port } = server.address, encoder = new TextEncoder();
  const line = await Deno.connect({ port });
  await line.write(encoder.encode("GET /long HTTP/1.1\r\nHost: localhost\r\n\r\n"));
  for (let length = 0; length < long.length;) {
    length += (await line.read(new Uint8Array(long.length)))!;
  }
  const asked = ["GET /socket HTTP/1.1", "Host: localhost", "Upgrade: websocket"];
  asked.push("Connection: Upgrade", "Sec-WebSocket-Version: 13");
  asked.push("Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "", "");
  await line.write(encoder.encode(asked.join("\r\n")));
  // Whoever comes later is heard later.
  await (await fetch(`http://localhost:${port}/now`)).text();
  isDone.resolve();
  const ended = new Response(line.readable).text().catch(() => "");
  assert(await Promise.race([opened.promise.then(() => true), ended.then(() => false)]));
  await Promise.all([ended, server.shutdown()]);
});
