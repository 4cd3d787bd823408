/** What goes on for as long as somebody listens ends with them, whenever they go. */

import { assertEquals } from "@std/assert";
import { HttpServer } from "../../lib/server/net/http_server.ts";
import { DEFAULT_LIMITS } from "../../lib/server/rooms/limits.ts";

/** A line that never ends; done once nobody listens any more. */
class Endless {
  readonly #ended = Promise.withResolvers<void>();
  readonly ended = this.#ended.promise;

  answer(): Response {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode("hello\n")),
      cancel: () => this.#ended.resolve(),
    });
    return new Response(body, { headers: { "content-type": "application/x-ndjson" } });
  }
}

async function serve(handler: (request: Request) => Promise<Response>) {
  const where = { hostname: "127.0.0.1", port: 0, isBehindProxy: false, limits: DEFAULT_LIMITS };
  const server = await HttpServer.listen({ ...where, report: console.error }, handler);
  return {
    port: server.address.port,
    [Symbol.asyncDispose]: () => server.shutdown(),
  };
}

async function ask(port: number): Promise<Deno.TcpConn> {
  const line = await Deno.connect({ hostname: "127.0.0.1", port });
  await line.write(new TextEncoder().encode("GET / HTTP/1.1\r\nHost: here\r\n\r\n"));
  return line;
}

Deno.test("who was seen to go before the answer began isn't sent it", async () => {
  const endless = new Endless(), asked = Promise.withResolvers<void>();
  await using server = await serve(async ({ signal }) => {
    const seen = new Promise((resolve) => signal.addEventListener("abort", resolve));
    asked.resolve();
    await seen;
    return endless.answer();
  });
  const line = await ask(server.port);
  await asked.promise;
  line.close();
  assertEquals(await endless.ended, undefined);
});

Deno.test("who goes as the answer begins isn't sent it", async () => {
  const endless = new Endless(), asked = Promise.withResolvers<void>();
  const gone = Promise.withResolvers<void>();
  await using server = await serve(async () => {
    asked.resolve();
    await gone.promise;
    return endless.answer();
  });
  const line = await ask(server.port);
  await asked.promise;
  line.close();
  gone.resolve();
  assertEquals(await endless.ended, undefined);
});

Deno.test("who goes in the middle of it isn't sent the rest", async () => {
  const endless = new Endless();
  await using server = await serve(() => Promise.resolve(endless.answer()));
  const line = await ask(server.port), heard = new Uint8Array(1_000);
  while (!new TextDecoder().decode(heard).includes("hello")) await line.read(heard);
  line.close();
  assertEquals(await endless.ended, undefined);
});
