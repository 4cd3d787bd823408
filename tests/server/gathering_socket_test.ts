/** What a WebSocket is told to send within one turn of the event loop is one write. */

import { assertEquals } from "@std/assert";
import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { Duplex } from "node:stream";
import { setImmediate } from "node:timers/promises";
import type { ServedSocket } from "../../lib/server/net/upgrade.ts";
import { WebSockets } from "../../lib/server/net/web_sockets.ts";

/** A connection that keeps what is written to it, write by write. */
class Recorded extends Duplex {
  readonly writes: Uint8Array[][] = [];

  override _read(): void {}

  override _write(chunk: Uint8Array, _: string, done: () => void): void {
    this.writes.push([chunk]);
    done();
  }

  override _writev(chunks: { chunk: Uint8Array }[], done: () => void): void {
    this.writes.push(chunks.map(({ chunk }) => chunk));
    done();
  }

  /** What was said since the handshake, and in the last write if it was closed then. */
  get said(): string[] {
    const decoder = new TextDecoder("latin1");
    return this.writes.slice(1).map((chunks) =>
      chunks.map((chunk) => decoder.decode(chunk)).join("").replaceAll(/[^a-z]/g, "")
    );
  }
}

async function opened(): Promise<{ connection: Recorded; socket: ServedSocket }> {
  const connection = new Recorded();
  const headers = {
    upgrade: "websocket",
    "sec-websocket-version": "13",
    "sec-websocket-key": btoa("0123456789abcdef"),
  };
  const request = { method: "GET", url: "/", headers } as unknown as IncomingMessage;
  const socket = await new Promise<ServedSocket>((take) => {
    const options = { longest: 100, silence: 60, take };
    new WebSockets().accept(request, connection as unknown as Socket, new Uint8Array(), options);
  });
  return { connection, socket };
}

Deno.test("what is said in one turn, also after promises, is one write; what is said later another", async () => {
  const { connection, socket } = await opened();
  socket.send("one");
  await Promise.resolve();
  await Promise.resolve();
  socket.send("two");
  assertEquals(connection.said, []);
  await setImmediate();
  assertEquals(connection.said, ["onetwo"]);
  assertEquals(socket.bufferedAmount, 0);
  socket.send("three");
  await setImmediate();
  assertEquals(connection.said, ["onetwo", "three"]);
  connection.destroy();
});

Deno.test("a last word comes before the end, and an end loses nothing", async () => {
  const { connection, socket } = await opened();
  socket.send("last");
  socket.close(1000, "left");
  await setImmediate();
  assertEquals(connection.said, ["lastleft"]);
  connection.destroy();
  socket.send("never");
  await setImmediate();
  assertEquals(connection.said, ["lastleft"]);
});
