/** What asks for a WebSocket, or says that it does. */

import { assertEquals } from "@std/assert";
import { serveApp } from "../serve_app.ts";

const SOCKET = "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n" +
  "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
const UPGRADE = `Connection: Upgrade\r\n${SOCKET}`;
const CHUNKED = "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n";

/** The status of what's answered to a request of these first lines, with a body or none. */
async function statusOf(url: string, asked: string, body = ""): Promise<number> {
  const { hostname, port, host } = new URL(url);
  using line = await Deno.connect({ hostname, port: Number(port) });
  const text = asked.replace("HOST", `Host: ${host}`) + "\r\n" + body;
  await line.write(new TextEncoder().encode(text));
  const answer = new Uint8Array(20);
  await line.read(answer);
  return Number(new TextDecoder().decode(answer).split(" ")[1]);
}

Deno.test("what asks for a WebSocket as nobody may is answered as any other request is", async () => {
  await using app = await serveApp();
  const ask = (first: string, body?: string) => statusOf(app.url, first, body);
  assertEquals(await ask(`GET /api/ws HTTP/1.1\r\nHOST\r\n${UPGRADE}`), 101);
  const body = "2\r\n{}\r\n0\r\n\r\n";
  assertEquals(await ask(`POST /api/poll HTTP/1.1\r\nHOST\r\n${UPGRADE}${CHUNKED}`, body), 400);
  assertEquals(await ask(`HEAD /api/ws HTTP/1.1\r\nHOST\r\n${UPGRADE}`), 426);
  assertEquals(await ask(`GET /api/ws HTTP/1.1\r\nHOST\r\n${SOCKET}`), 426);
  assertEquals(await ask(`GET /api/ws HTTP/1.1\r\n${UPGRADE}`), 400, "it names no host");
});
