/** Who asks for a WebSocket where there is none is answered at length. */

import { assert } from "@std/assert";
import { connect } from "node:net";
import { once } from "node:events";
import { HttpServer } from "../../lib/server/net/http_server.ts";
import { DEFAULT_LIMITS } from "../../lib/server/rooms/limits.ts";

const WHERE = { hostname: "127.0.0.1", port: 0, isBehindProxy: false, limits: DEFAULT_LIMITS };
const ASKED =
  "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n";
const PIECE = new Uint8Array(64 * 1024), PIECES = 100;

/** A server that answers with many pieces, or without end. */
function serve(most: number, onEnd = () => {}): Promise<HttpServer> {
  return HttpServer.listen({ ...WHERE, report: console.error }, () => {
    let count = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (count++ === most) controller.close();
        else controller.enqueue(PIECE);
      },
      cancel: onEnd,
    });
    return new Response(body);
  });
}

Deno.test("who asks for a WebSocket where there is none gets all of a long answer", async () => {
  const server = await serve(PIECES);
  const line = connect(server.address.port, "127.0.0.1");
  line.write(ASKED);
  let length = 0;
  line.on("data", (piece) => length += piece.length);
  await once(line, "end");
  assert(length > PIECES * PIECE.length, `${length} bytes came`);
  line.end();
  await server.shutdown();
});

Deno.test("who goes before all of it has come is noticed, and keeps no server from ending", async () => {
  const ended = Promise.withResolvers<void>();
  const server = await serve(Infinity, ended.resolve);
  const line = connect(server.address.port, "127.0.0.1");
  line.write(ASKED);
  await once(line, "data");
  line.destroy();
  await ended.promise;
  await server.shutdown();
});
