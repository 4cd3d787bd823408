/** Who sends nothing more, and may wait for an answer or have gone. */

import { assertEquals, assertStringIncludes } from "@std/assert";
import { HttpServer } from "../../lib/server/net/http_server.ts";
import { DEFAULT_LIMITS } from "../../lib/server/rooms/limits.ts";

const WHERE = { hostname: "127.0.0.1", port: 0, isBehindProxy: false, limits: DEFAULT_LIMITS };

/** Asks for all of these on one connection, and says that nothing follows. */
async function askLast(port: number, version: string, ...paths: string[]): Promise<Deno.TcpConn> {
  const line = await Deno.connect({ port });
  const asked = paths.map((path) => `GET ${path} HTTP/${version}\r\nHost: localhost\r\n\r\n`);
  await line.write(new TextEncoder().encode(asked.join("")));
  await line.closeWrite();
  return line;
}

Deno.test("who says that nothing follows is answered all that was asked", async () => {
  const canAnswer = Promise.withResolvers<void>();
  const server = await HttpServer.listen({ ...WHERE, report: console.error }, async ({ url }) => {
    const { pathname } = new URL(url);
    if (pathname !== "/now") await canAnswer.promise;
    return new Response(`This is ${pathname}.`);
  });
  const { port } = server.address;
  const lines = [await askLast(port, "1.0", "/one"), await askLast(port, "1.1", "/one", "/two")];
  // Whoever comes later is heard later: by then it's known that nothing follows.
  await (await fetch(`http://localhost:${port}/now`)).text();
  canAnswer.resolve();
  const [old, both] = await Promise.all(lines.map((line) => new Response(line.readable).text()));
  assertStringIncludes(old!, "This is /one.");
  for (const path of ["/one", "/two"]) assertStringIncludes(both!, `This is ${path}.`);
  await server.shutdown();
});

Deno.test("but what goes on for good ends, for they have probably gone", async () => {
  const ended = Promise.withResolvers<void>();
  const server = await HttpServer.listen({ ...WHERE, report: console.error }, () => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode("hello\n")),
      cancel: () => ended.resolve(),
    });
    return new Response(body, { headers: { "content-type": "application/x-ndjson" } });
  });
  const line = await askLast(server.address.port, "1.1", "/");
  await ended.promise;
  assertEquals(
    (await new Response(line.readable).text().catch(() => "")).includes("\r\n0\r\n"),
    false,
  );
  await server.shutdown();
});
