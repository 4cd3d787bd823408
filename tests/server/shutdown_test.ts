/** A server that ends: nobody keeps it from that. */

import { assertEquals } from "@std/assert";
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
