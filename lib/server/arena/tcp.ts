/** The arena over TCP: bytes to messages and back, and nobody's flood is anybody else's. */

import { sourceOf } from "../transport/address.ts";
import type { World } from "../clock.ts";
import { Running } from "../running.ts";
import type { Arena } from "./arena.ts";
import { FrameError, FrameReader, writeFrame } from "../../arena/frames.ts";
import type { Line } from "./bot_session.ts";
import type { ServerMessage } from "./messages.ts";
import { Pace } from "./pace.ts";

const CHUNK = 2 ** 16;
/** How long a last word may take to arrive, ms. */
const LAST_WORD = 1_000;
/** How long until somebody is let in again after it failed, ms. */
const ACCEPT_AGAIN = 500;

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
  const closing = new AbortController();
  const close = () => {
    closing.abort();
    listener.close();
  };
  const conns = accepted(listener, world, closing.signal);
  return { port: listener.addr.port, close, ended: serveAll(conns, arena, world) };
}

/** All who connect. What keeps one out, such as too few file descriptors, ends nothing. */
async function* accepted(
  listener: Deno.TcpListener,
  world: World,
  closing: AbortSignal,
): AsyncGenerator<Deno.TcpConn> {
  let isFailing = false;
  while (!closing.aborted) {
    try {
      yield await listener.accept();
      isFailing = false;
    } catch (error) {
      if (closing.aborted) return;
      if (!isFailing) world.report(error);
      isFailing = true;
      await new Promise<void>((resolve) => {
        closing.onabort = () => resolve();
        world.after(ACCEPT_AGAIN, resolve);
      });
    }
  }
}

async function serveAll(
  conns: AsyncIterable<Deno.TcpConn>,
  arena: Arena,
  world: World,
): Promise<void> {
  const lines = new Running(world);
  for await (const conn of conns) lines.add(serve(conn, arena, world));
  await lines.done();
}

async function serve(conn: Deno.TcpConn, arena: Arena, world: World): Promise<void> {
  const line = new TcpLine(conn, world);
  const bot = arena.welcome(line, sourceOf(conn.remoteAddr.hostname));
  if (!bot) {
    line.close();
    await drain(conn);
    return line.finish();
  }
  line.onBroken = () => bot.close();
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const reader = new FrameReader(), chunk = new Uint8Array(CHUNK);
  const pace = new Pace();
  try {
    conn.setNoDelay(true);
    conn.setKeepAlive(true);
    for (let length = await conn.read(chunk); length !== null; length = await conn.read(chunk)) {
      reader.longest = bot.longest;
      for (const body of reader.push(chunk.subarray(0, length))) {
        bot.hear(decoder.decode(body));
        reader.longest = bot.longest;
      }
      const wait = pace.count(length, world.now());
      if (wait > 0) await new Promise<void>((resolve) => world.after(wait, resolve));
    }
  } catch (error) {
    // Else the line broke.
    if (error instanceof FrameError) bot.refuse(`${error.message}.`);
    if (error instanceof TypeError) bot.refuse("A message must be UTF-8.");
    await drain(conn);
  } finally {
    bot.close();
    line.finish();
  }
}

/** Reads on until the other end closes, too: a line closed before would lose its last word. */
async function drain(conn: Deno.TcpConn): Promise<void> {
  const chunk = new Uint8Array(CHUNK);
  try {
    while (await conn.read(chunk) !== null);
  } catch {
    // It is closed.
  }
}

/** Sends what it is given within one turn of the event loop as one piece. */
class TcpLine implements Line {
  buffered = 0;
  onBroken = () => {};
  #frames: Uint8Array[] = [];
  #isWriting = false;
  /** Whether nothing more is to be sent. */
  #isEnding = false;
  #isClosed = false;
  /** Whether the other end has closed its side. */
  #isHeard = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly conn: Deno.TcpConn, private readonly world: World) {}

  send(message: ServerMessage): void {
    if (this.#isEnding) return;
    const frame = writeFrame(message);
    this.buffered += frame.length;
    this.#frames.push(frame);
    if (this.#isWriting) return;
    this.#isWriting = true;
    queueMicrotask(() => this.#write().catch((error) => this.world.report(error)));
  }

  /** What was sent before arrives, and then the line ends. */
  close(): void {
    if (this.#isEnding) return;
    this.#isEnding = true;
    this.#timer = setTimeout(() => this.#close(), LAST_WORD);
    if (!this.#isWriting) this.#endWriting();
  }

  /** The other end says nothing any more: the line is closed once all is sent. */
  finish(): void {
    this.#isHeard = true;
    if (!this.#isWriting) this.#close();
  }

  #endWriting(): void {
    if (this.#isHeard) this.#close();
    else this.conn.closeWrite().catch(() => this.#close());
  }

  #close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    clearTimeout(this.#timer);
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
      this.#close();
    }
    this.#isWriting = false;
    if (this.#isEnding && !this.#isClosed) this.#endWriting();
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
