/** The arena over TCP: bytes to messages and back, and nobody's flood is anybody else's. */

import { sourceOf } from "../transport/address.ts";
import type { World } from "../transport/world.ts";
import type { Arena } from "./arena.ts";
import { FrameReader, writeFrame } from "./frames.ts";
import type { Line } from "./guest.ts";
import type { ServerMessage } from "./messages.ts";
import { Pace } from "./pace.ts";

const CHUNK = 2 ** 16;

export interface TcpArena {
  readonly port: number;
  /** Takes in nobody else; the arena closes the lines there are. */
  close(): void;
  /** When all lines have ended, after that. */
  readonly ended: Promise<void>;
}

/** Lets bots into the arena by a port; 0 takes any that is free. */
export function serveTcp(
  arena: Arena,
  world: World,
  options: { readonly port: number; readonly hostname?: string },
): TcpArena {
  const listener = Deno.listen(options);
  const ended = acceptAll(listener, arena, world);
  return { port: listener.addr.port, close: () => listener.close(), ended };
}

async function acceptAll(listener: Deno.TcpListener, arena: Arena, world: World): Promise<void> {
  const lines = new Set<Promise<void>>();
  for await (const conn of listener) {
    const line = serve(conn, arena, world).catch((error) => world.report(error));
    lines.add(line);
    line.then(() => lines.delete(line));
  }
  await Promise.all(lines);
}

async function serve(conn: Deno.TcpConn, arena: Arena, world: World): Promise<void> {
  const line = new TcpLine(conn);
  const guest = arena.welcome(line, sourceOf(conn.remoteAddr.hostname));
  if (!guest) return line.close();
  line.onBroken = () => guest.close();
  conn.setNoDelay(true);
  conn.setKeepAlive(true);
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const reader = new FrameReader(), chunk = new Uint8Array(CHUNK);
  const pace = new Pace();
  try {
    for (let length = await conn.read(chunk); length !== null; length = await conn.read(chunk)) {
      for (const body of reader.push(chunk.subarray(0, length))) guest.hear(decoder.decode(body));
      const wait = pace.count(length, world.now());
      if (wait > 0) await new Promise<void>((resolve) => world.after(wait, resolve));
    }
  } catch {
    // A frame too long, bytes that are no UTF-8, or a line that broke: all end alike.
  } finally {
    guest.close();
  }
}

/** Sends what it is given within one turn of the event loop as one piece. */
class TcpLine implements Line {
  buffered = 0;
  onBroken = () => {};
  #frames: Uint8Array[] = [];
  #isWriting = false;
  #isClosed = false;

  constructor(private readonly conn: Deno.TcpConn) {}

  send(message: ServerMessage): void {
    if (this.#isClosed) return;
    const frame = writeFrame(message);
    this.buffered += frame.length;
    this.#frames.push(frame);
    if (this.#isWriting) return;
    this.#isWriting = true;
    queueMicrotask(() => this.#write());
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.conn.close();
  }

  async #write(): Promise<void> {
    try {
      while (this.#frames.length > 0 && !this.#isClosed) {
        const bytes = joined(this.#frames.splice(0));
        for (let at = 0; at < bytes.length;) at += await this.conn.write(bytes.subarray(at));
        this.buffered -= bytes.length;
      }
    } catch {
      this.onBroken();
    }
    this.#isWriting = false;
  }
}

function joined(frames: readonly Uint8Array[]): Uint8Array {
  if (frames.length === 1) return frames[0]!;
  const bytes = new Uint8Array(frames.reduce((sum, frame) => sum + frame.length, 0));
  let at = 0;
  for (const frame of frames) {
    bytes.set(frame, at);
    at += frame.length;
  }
  return bytes;
}
