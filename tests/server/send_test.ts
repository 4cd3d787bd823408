/** What goes on ends with those who listen, and what's long comes as fast as it's read. */

import { assert, assertEquals } from "@std/assert";
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

/** Pieces of a body, each of these bytes; done with how many were made once nobody wants more. */
class Pieces {
  readonly #ended = Promise.withResolvers<number>();
  readonly ended = this.#ended.promise;

  constructor(private readonly count: number, private readonly size: number) {}

  answer(headers: Record<string, string>): Response {
    return new Response(ReadableStream.from(this.#make()), { headers });
  }

  async *#make(): AsyncGenerator<Uint8Array<ArrayBuffer>> {
    let made = 0;
    try {
      while (made < this.count) yield new Uint8Array(this.size).fill(48 + made++ % 10);
    } finally {
      this.#ended.resolve(made);
    }
  }
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

Deno.test("an answer begins before there is anything in it", async () => {
  const { body } = new Response(new ReadableStream({}));
  const headers = { "content-type": "application/x-ndjson" };
  await using server = await serve(() => Promise.resolve(new Response(body, { headers })));
  using line = await ask(server.port);
  const heard = new Uint8Array(1_000);
  await line.read(heard);
  assert(new TextDecoder().decode(heard).startsWith("HTTP/1.1 200"));
});

const PIECE = 256 * 1024, MANY = 400;
const LONG = [
  { "content-type": "application/gzip", "content-length": `${MANY * PIECE}` },
  { "content-type": "application/gzip" },
  { "content-type": "application/json" },
];

for (const headers of LONG) {
  Deno.test(`what's long isn't held for who doesn't read it: ${JSON.stringify(headers)}`, async () => {
    const pieces = new Pieces(MANY, PIECE);
    await using server = await serve(() => Promise.resolve(pieces.answer(headers)));
    const line = await ask(server.port);
    await line.read(new Uint8Array(100));
    line.close();
    const made = await pieces.ended;
    assert(made < MANY / 2, `${made} of ${MANY} pieces`);
  });
}

Deno.test("what's long comes whole, and says how long it is if that's known", async () => {
  const known = { "content-type": "application/gzip", "content-length": `${5 * PIECE}` };
  const json = { "content-type": "application/json", etag: '"it"' };
  const expected = await new Pieces(5, PIECE).answer({}).bytes();
  const whole = { ...json, "content-length": known["content-length"] };
  for (
    const [headers, accepted] of [
      [known, "br, gzip"],
      [json, "br"],
      [json, "gzip"],
      [whole, "br"],
      [whole, "gzip"],
    ] as const
  ) {
    const make = () => Promise.resolve(new Pieces(5, PIECE).answer(headers));
    await using server = await serve(make);
    const url = `http://127.0.0.1:${server.port}`;
    const response = await fetch(url, { headers: { "accept-encoding": accepted } });
    const isZipped = accepted === "gzip";
    assertEquals(response.headers.get("content-encoding"), isZipped ? "gzip" : null);
    assertEquals(
      response.headers.get("etag"),
      isZipped ? 'W/"it"' : headers === known ? null : json.etag,
    );
    const length = headers === json || isZipped ? null : known["content-length"];
    assertEquals(response.headers.get("content-length"), length);
    assertEquals(await response.bytes(), expected);
  }
});

Deno.test("what's short is sent whole, however many pieces it's made of", async () => {
  const make = () => Promise.resolve(new Pieces(50, 10).answer({ "content-type": "text/plain" }));
  await using server = await serve(make);
  const response = await fetch(`http://127.0.0.1:${server.port}`);
  assertEquals(response.headers.get("content-length"), "500");
  assertEquals(await response.bytes(), await new Pieces(50, 10).answer({}).bytes());
});
