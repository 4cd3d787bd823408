/** A WebSocket as a link; a silent one is a dead one. */

import type { ClientMessage, ServerMessage } from "../../rooms/protocol.ts";
import type { SocketLike } from "./env.ts";
import type { Link, LinkHost } from "./link.ts";

/** A socket that is not open by then never will be (TR-001 §4.3), ms. */
export const OPEN_WITHIN = 4_000;
/** A join is answered at once: some hosts open sockets and deliver nothing (TR-001 §4.3), ms. */
const ANSWER_WITHIN = 3_500;
/** How often the server is asked for a sign of life, and how long it may take, ms. */
const PING_EVERY = 5_000;
export const PONG_WITHIN = 4_000;

/** Opens a socket and joins through it. */
export class SocketLink implements Link {
  readonly kind = "socket";
  readonly #host: LinkHost;
  #socket: SocketLike | undefined;
  #cancelTimer: () => void;

  constructor(host: LinkHost) {
    this.#host = host;
    this.#cancelTimer = host.env.after(OPEN_WITHIN, () => this.#fail());
    try {
      this.#listen(host.env.openSocket());
    } catch {
      this.#rearm(0, () => this.#fail());
    }
  }

  send(message: ClientMessage): void {
    try {
      this.#socket?.send(JSON.stringify(message));
    } catch {
      this.#rearm(0, () => this.#fail());
    }
  }

  check(): void {
    this.#rearm(PONG_WITHIN, () => this.#fail());
    this.send({ t: "ping" });
  }

  close(): void {
    this.#cancelTimer();
    const socket = this.#socket;
    this.#socket = undefined;
    if (!socket) return;
    socket.onopen =
      socket.onmessage =
      socket.onclose =
      socket.onerror =
        null;
    socket.close();
  }

  #listen(socket: SocketLike): void {
    this.#socket = socket;
    socket.onopen = () => {
      this.#rearm(ANSWER_WITHIN, () => this.#fail());
      this.send(this.#host.join());
    };
    socket.onmessage = ({ data }) => {
      this.#rearm(PING_EVERY, () => this.check());
      this.#host.received(this, [JSON.parse(String(data)) as ServerMessage]);
    };
    socket.onclose = socket.onerror = () => this.#fail();
  }

  #rearm(ms: number, call: () => void): void {
    this.#cancelTimer();
    this.#cancelTimer = this.#host.env.after(ms, call);
  }

  #fail(): void {
    this.close();
    this.#host.down(this);
  }
}
