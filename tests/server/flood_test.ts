/** Floods, and clients that are too slow: on a real server others play on while they attack. */

import { assert, assertEquals } from "@std/assert";
import { DEFAULT_LIMITS } from "../../lib/server/rooms/limits.ts";
import { RawSocket } from "../transport/raw_socket.ts";
import type { ServerProcess } from "../transport/server_process.ts";
import { assertHarmless, attack, pause } from "./witness.ts";

const MIB = 2 ** 20;
/** What a server's memory may vary by in any case. */
const USUAL = 120 * MIB;
/** Files that a server may open besides connections while they come. */
const MORE_FILES = 30;
const TEXT = 0x1, CONTINUATION = 0x0, CLOSE = 0x8, FINAL = 0x80;
const encoder = new TextEncoder();

/** A frame with `length` bytes of payload; its mask is all zeros. */
function frame(opcode: number, length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(14 + length).fill(97);
  bytes.set([opcode, 0x80 | 127, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  new DataView(bytes.buffer).setBigUint64(2, BigInt(length));
  return bytes;
}

/** Sends all of it, or as much as the other end takes. */
async function pour(conn: Deno.Conn, pieces: Iterable<Uint8Array>): Promise<void> {
  try {
    for (const piece of pieces) {
      for (let at = 0; at < piece.length;) at += await conn.write(piece.subarray(at));
    }
  } catch {
    // It has hung up.
  }
}

/** A message that never ends, in frames of 32 KiB. */
function* fragments(bytes: number): Generator<Uint8Array> {
  const length = 32 * 1024;
  yield frame(TEXT, length);
  const more = frame(CONTINUATION, length);
  for (let sent = length; sent < bytes; sent += length) yield more;
}

/** Connections to a server, held until the end. */
async function connectAll(port: number, many: number, said: string): Promise<Deno.Conn[]> {
  const conns: Deno.Conn[] = [];
  for (let n = 0; n < many; n++) {
    const conn = await Deno.connect({ hostname: "127.0.0.1", port });
    conns.push(conn);
    if (said !== "") await conn.write(encoder.encode(said)).catch(() => {});
  }
  return conns;
}

/** When the other end hangs up, ms from now; fails if it doesn't. */
async function hangsUp(conn: Deno.Conn, within: number): Promise<number> {
  const began = performance.now();
  const timer = setTimeout(() => conn.close(), within);
  try {
    for await (const _ of conn.readable);
  } catch (error) {
    const isReset = error instanceof Deno.errors.ConnectionReset;
    assert(isReset, `The connection was open for ${within} ms: ${error}`);
  } finally {
    clearTimeout(timer);
  }
  return performance.now() - began;
}

const portOf = ({ url }: ServerProcess) => Number(new URL(url).port);

for (const path of ["/api/ws", "/api/arena", "/api/arena/watch/AAAAAAAAAA"]) {
  Deno.test(`messages that never end, at ${path}`, async () => {
    const harm = await attack(async ({ url }) => {
      const sockets = await Promise.all(
        Array.from({ length: 18 }, () => RawSocket.open(url, {}, path)),
      );
      await Promise.all(sockets.map(({ conn }) => pour(conn, fragments(24 * MIB))));
      for (const socket of sockets) socket[Symbol.dispose]();
    });
    assertHarmless(harm, USUAL);
  });
}

Deno.test("one frame that is huge, and the head of one of a tebibyte", async () => {
  const harm = await attack(async ({ url }) => {
    const sockets = await Promise.all(Array.from({ length: 10 }, () => RawSocket.open(url)));
    const huge = frame(FINAL | TEXT, 40 * MIB);
    await Promise.all(sockets.map(({ conn }) => pour(conn, [huge])));
    for (const socket of sockets) socket[Symbol.dispose]();
    using giant = await RawSocket.open(url);
    await giant.raw([FINAL | TEXT, 0xff, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    const answer = await giant.read();
    assertEquals([answer?.opcode, answer?.payload.slice(0, 2)], [CLOSE, Uint8Array.of(3, 241)]);
  });
  assertHarmless(harm, USUAL);
});

Deno.test("frames over the arena's TCP that never end", async () => {
  const harm = await attack(async ({ arenaPort }) => {
    const conns = await connectAll(arenaPort, 120, "");
    const head = Uint8Array.of(0, 0, 16, 0), body = new Uint8Array(32 * 1024).fill(97);
    await Promise.all(conns.map((conn) => pour(conn, [head, ...Array(31).fill(body)])));
    await pause(500);
    for (const conn of conns) conn.close();
  });
  assertHarmless(harm, 60 * MIB);
});

Deno.test("headers that never end, a silent line, a socket that echoes no close", async () => {
  const harm = await attack(async (server) => {
    const port = portOf(server);
    const slow = await connectAll(port, 80, "GET / HTTP/1.1\r\nHost: localhost\r\nA: ");
    const silent = await connectAll(port, 10, "");
    const socket = await RawSocket.open(server.url);
    await socket.send("{}", { opcode: 2 });
    const [deaf] = await Promise.all([
      hangsUp(socket.conn, 6_000),
      ...[...slow, ...silent].map((conn) => hangsUp(conn, 9_000)),
    ]);
    assert(deaf > 1_000, "it had time to echo");
  });
  assertHarmless(harm, USUAL);
});

Deno.test("a thousand idle connections", async () => {
  const harm = await attack(async (server) => {
    const most = await server.files() + DEFAULT_LIMITS.connectionsPerSource + MORE_FILES;
    const conns = await connectAll(portOf(server), 1_000, "");
    const end = performance.now() + 30_000;
    let files = await server.files();
    for (; files >= most && performance.now() < end; files = await server.files()) await pause(50);
    assert(files < most, `${files} files are open: most connections have been closed`);
    for (const conn of conns) conn.close();
  });
  assertHarmless(harm, USUAL);
});

Deno.test("too few file descriptors", async () => {
  const harm = await attack(async (server) => {
    for (let wave = 0; wave < 3; wave++) {
      const conns = await connectAll(portOf(server), 300, "");
      await pause(500);
      for (const conn of conns) conn.close();
    }
  }, { descriptors: 130 });
  // It takes 50 ms to look, 250 to be sure and a moment to listen again: on a quiet machine 0.2 s.
  assertHarmless(harm, USUAL, 2_000);
});
