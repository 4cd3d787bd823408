/** Many requests in a row on one connection, which goes before they're answered. */

import { assert, assertEquals } from "@std/assert";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { HttpServer } from "../../lib/server/net/http_server.ts";
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
