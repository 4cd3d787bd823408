/** A handler with a bug costs one connection, and is heard of. */

import { assertEquals } from "@std/assert";
import { HttpServer } from "../../lib/server/net/http_server.ts";
import { DEFAULT_LIMITS } from "../../lib/server/rooms/limits.ts";

Deno.test("a handler that fails is reported, and its connection ends", async () => {
  const reports: unknown[] = [], bug = new Error("a test's");
  const where = { hostname: "127.0.0.1", port: 0, isBehindProxy: false, limits: DEFAULT_LIMITS };
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
