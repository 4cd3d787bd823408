/** A port between a server and those who come to it, which counts what goes to their sockets. */

import { PortRelay } from "./port_relay.ts";

/** Bytes that came back to a socket, and when, ms. */
interface Passed {
  readonly at: number;
  readonly bytes: number;
}

const CHUNK = 65_536;

export class Relay extends PortRelay {
  /** All that came back to sockets, as it came. */
  readonly passed: Passed[] = [];
  /** When the first socket was asked for, ms. */
  openedAt = Infinity;

  /** Without a slash at the end. */
  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  protected override async carry(near: Deno.TcpConn, far: Deno.TcpConn): Promise<void> {
    // What is asked for first tells whether the line is a socket's.
    let isSocket: boolean | undefined;
    const ask = (bytes: Uint8Array) => {
      isSocket ??= /^upgrade: websocket/im.test(new TextDecoder().decode(bytes));
      if (isSocket) this.openedAt = Math.min(this.openedAt, performance.now());
    };
    const count = ({ length }: Uint8Array) => {
      if (isSocket) this.passed.push({ at: performance.now(), bytes: length });
    };
    await Promise.race([pass(near, far, ask), pass(far, near, count)]);
  }
}

/** Passes on what one end says until either breaks off. */
async function pass(
  from: Deno.TcpConn,
  to: Deno.TcpConn,
  note: (bytes: Uint8Array) => void,
): Promise<void> {
  const chunk = new Uint8Array(CHUNK);
  try {
    for (let length = await from.read(chunk); length !== null; length = await from.read(chunk)) {
      const bytes = chunk.subarray(0, length);
      note(bytes);
      for (let at = 0; at < length;) at += await to.write(bytes.subarray(at));
    }
  } catch {
    // The line is closed.
  }
}
