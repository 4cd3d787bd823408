/** A bare socket to a server: sends what a test says, and keeps what it hears. */

import type { ServerMessage } from "../../lib/rooms/protocol.ts";
import { makeSecret } from "../../lib/ui/net/seat_keys.ts";

/** How long a test waits for anything on the slowest machine, s. */
const PATIENCE = 60;

type Kind = ServerMessage["t"];

export class SocketPlayer {
  readonly heard: ServerMessage[] = [];
  readonly token = makeSecret();
  /** Bytes of payload that came. */
  bytes = 0;
  readonly #socket: WebSocket;
  /** The last that was sent. */
  #said = "";
  #waiting: (() => void)[] = [];
  closed: { readonly code: number } | undefined;

  constructor(url: string, init?: { headers: Record<string, string> }) {
    this.#socket = new WebSocket(`${url.replace("http", "ws")}/api/ws`, init as never);
    this.#socket.onmessage = ({ data }) => {
      this.bytes += data.length;
      this.heard.push(JSON.parse(data));
      this.#changed();
    };
    this.#socket.onclose = ({ code }) => {
      this.closed = { code };
      this.#changed();
    };
  }

  /** Opens and joins, and waits until it hears of the room. */
  static async at(url: string, code: string, wish = "sit"): Promise<SocketPlayer> {
    const player = new SocketPlayer(url);
    await player.open();
    player.join(code, wish);
    await player.until(() => player.has("snapshot") || player.has("fatal"));
    return player;
  }

  /** One that opens, and then says nothing. */
  static async silent(url: string): Promise<SocketPlayer> {
    const player = new SocketPlayer(url);
    await player.open();
    return player;
  }

  open(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#socket.onopen = () => resolve();
      this.#socket.onerror = () => reject(new Error("The socket did not open"));
    });
  }

  join(code: string, wish: string, more: object = {}): void {
    const { token } = this;
    this.send({ t: "join", protocol: 1, code, wish, token, identity: token, ...more });
  }

  send(message: unknown): void {
    this.raw(JSON.stringify(message));
  }

  raw(data: string | Uint8Array<ArrayBuffer>): void {
    this.#said = typeof data === "string" ? data : `${data.length} bytes`;
    this.#socket.send(data);
  }

  has(kind: Kind): boolean {
    return this.heard.some(({ t }) => t === kind);
  }

  count(kind: Kind): number {
    return this.heard.filter(({ t }) => t === kind).length;
  }

  /** Waits for a message or the end of the socket to make it so; fails if nothing comes for long. */
  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) {
      let timer: ReturnType<typeof setInterval> | undefined, waited = 0;
      await new Promise<void>((resolve, reject) => {
        this.#waiting.push(resolve);
        // Each second passes only while this process runs: what came while it didn't is heard first.
        timer = setInterval(() => {
          if (++waited >= PATIENCE) reject(new Error(this.#missed()));
        }, 1_000);
      }).finally(() => clearInterval(timer));
    }
  }

  /** What is known once nothing comes any more. */
  #missed(): string {
    const { readyState, bufferedAmount } = this.#socket;
    return `Only ${JSON.stringify(this.heard)} was heard after ${this.#said}; ` +
      `the socket is in state ${readyState} with ${bufferedAmount} bytes to send`;
  }

  async close(): Promise<void> {
    this.#socket.close();
    await this.until(() => this.closed !== undefined);
  }

  #changed(): void {
    for (const wake of this.#waiting.splice(0)) wake();
  }
}
