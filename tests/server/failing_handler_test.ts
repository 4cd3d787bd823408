/** A handler with a bug costs one connection, and is heard of; so does a line that breaks, and isn't. */

import { assertEquals } from "@std/assert";
import { connect } from "node:net";
import { HttpServer } from "../../lib/server/net/http_server.ts";
import { DEFAULT_LIMITS } from "../../lib/server/rooms/limits.ts";

const where = { hostname: "127.0.0.1", port: 0, isBehindProxy: false, limits: DEFAULT_LIMITS };

Deno.test("a handler that fails is reported, and its connection ends", async () => {
  const reports: unknown[] = [], bug = new Error("a test's");
  const server = await HttpServer.listen(
    { ...where, report: (error) => reports.push(error) },
    () => Promise.reject(bug),
  );
  using line = await Deno.connect({ hostname: "127.0.0.1", port: server.address.port });
  await line.write(new TextEncoder().encode("GET / HTTP/1.1\r\nHost: here\r\n\r\n"));
  assertEquals(await line.read(new Uint8Array(1)).catch(() => null), null, "nothing is said");
  assertEquals(reports, [bug]);
  await server.shutdown();
});

Deno.test("a line that breaks while a WebSocket is asked for is nobody's error", async () => {
  const reports: unknown[] = [], asked = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  const server = await HttpServer.listen(
    { ...where, report: (error) => reports.push(error) },
    async (_request, { completed }) => {
      asked.resolve();
      await completed;
      ended.resolve();
      return new Response("Not now");
    },
  );
  const line = connect(server.address.port, "127.0.0.1");
  line.write("GET / HTTP/1.1\r\nHost: here\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n");
  await asked.promise;
  line.resetAndDestroy();
  await ended.promise;
  await server.shutdown();
  assertEquals(reports, []);
});
