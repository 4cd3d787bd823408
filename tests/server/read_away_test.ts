/** A body that nobody reads costs neither its answer nor its connection, unless it's long. */

import { assertEquals, assertMatch } from "@std/assert";
import { HttpServer } from "../../lib/server/net/http_server.ts";
import { DEFAULT_LIMITS } from "../../lib/server/rooms/limits.ts";

const HALF = "x".repeat(15_000);

/** A server that reads no body, and a connection to it. */
async function connect() {
  const where = { hostname: "127.0.0.1", port: 0, isBehindProxy: true, limits: DEFAULT_LIMITS };
  const answered: (() => void)[] = [];
  const server = await HttpServer.listen(
    { ...where, report: console.error },
    () => {
      answered.shift()?.();
      return new Response("Too long", { status: 413 });
    },
  );
  const line = await Deno.connect({ hostname: "127.0.0.1", port: server.address.port });
  return {
    /** Done once the handler has answered a request. */
    answer: () => new Promise<void>((resolve) => answered.push(resolve)),
    write: (text: string) => line.write(new TextEncoder().encode(text)),
    async read() {
      const bytes = new Uint8Array(10_000), length = await line.read(bytes);
      return new TextDecoder().decode(bytes.subarray(0, length ?? 0));
    },
    async [Symbol.asyncDispose]() {
      line.close();
      await server.shutdown();
    },
  };
}

function head(method: string, length: number): string {
  return `${method} / HTTP/1.1\r\nHost: here\r\nContent-Length: ${length}\r\n\r\n`;
}

Deno.test("a body that comes after its answer is known is read, and the line goes on", async () => {
  await using line = await connect();
  for (const method of ["POST", "POST", "PROPFIND", "PROPFIND"]) {
    const answer = method === "POST" ? line.answer() : undefined;
    await line.write(head(method, 2 * HALF.length) + HALF);
    await answer;
    await line.write(HALF);
    assertMatch(await line.read(), method === "POST" ? /^HTTP\/1.1 413 / : /^HTTP\/1.1 405 /);
  }
});

Deno.test("a long one isn't waited for", async () => {
  for (const method of ["POST", "PROPFIND"]) {
    await using line = await connect();
    await line.write(head(method, 10_000_000) + HALF);
    assertMatch(await line.read(), /^HTTP\/1.1 4\d\d [^]*connection: close/i);
    assertEquals(await line.read().catch(() => ""), "");
  }
});

Deno.test("nor is one that doesn't say that it's long", async () => {
  await using line = await connect();
  await line.write("POST / HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n");
  for (const text of [HALF, HALF, HALF, HALF, HALF.slice(9_000)]) {
    await line.write(`${text.length.toString(16)}\r\n${text}\r\n`);
  }
  assertMatch(await line.read(), /^HTTP\/1.1 413 [^]*connection: close/i);
});
