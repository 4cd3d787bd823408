/** WebSockets that take no more than they are told to, and notice when the other end is gone. */

import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { nextTick } from "node:process";
// @ts-types="./ws.d.ts"
import { WebSocket, WebSocketServer } from "ws";
import type { UpgradeOptions } from "./upgrade.ts";

/** How long the other end may take to echo a Close frame, ms; if it broke the rules, to read it. */
const CLOSES_WITHIN = 3_000, READS_WITHIN = 1_000;
/** How long that may keep a server from ending, ms: a phone may be out of reach, and nobody is let in. */
const LEAVES_WITHIN = 500;
/** Pieces of a message, and pieces that wait to be read: nobody needs many. */
const MOST_PIECES = 1_024;
/** A socket that was quiet for one part is pinged; then it has another to answer. */
const PARTS = 3;

const SERVER_LEAVES = 1001;

export class WebSockets {
  /** By the longest message that they take. */
  readonly #servers = new Map<number, WebSocketServer<GatheringSocket>>();
  #isClosing = false;

  /** Shakes hands, or says why not. */
  accept(
    request: IncomingMessage,
    connection: Socket,
    head: Uint8Array,
    { longest, silence, take }: UpgradeOptions,
  ): void {
    this.#serverOf(longest).handleUpgrade(
      request,
      connection,
      head,
      (socket) => {
        socket.on("error", () => dismiss(connection));
        // It was asked for before they were told.
        if (this.#isClosing) return leave(socket);
        socket.gatherOn(connection);
        dropWhenSilent(socket, silence * 1000 / PARTS);
        take(socket);
      },
    );
  }

  /** Tells all to go away, and all that come after. */
  close(): void {
    this.#isClosing = true;
    for (const { clients } of this.#servers.values()) {
      for (const socket of clients) leave(socket);
    }
  }

  #serverOf(longest: number): WebSocketServer<GatheringSocket> {
    const known = this.#servers.get(longest);
    if (known) return known;
    const pieces = { maxFragments: MOST_PIECES, maxBufferedChunks: MOST_PIECES };
    const bounds = { maxPayload: longest, ...pieces, closeTimeout: CLOSES_WITHIN };
    const server = new WebSocketServer({ ...bounds, noServer: true, WebSocket: GatheringSocket });
    this.#servers.set(longest, server);
    return server;
  }
}

/** Says that the server ends, and doesn't wait long for an echo: what was sent arrives all the same. */
function leave(socket: WebSocket): void {
  socket.close(SERVER_LEAVES);
  const timer = setTimeout(() => socket.terminate(), LEAVES_WITHIN);
  socket.once("close", () => clearTimeout(timer));
}

/** Ends a connection whose other end broke the rules and is being told so: nothing else it sends is read. */
function dismiss(connection: Socket): void {
  // By then `ws` has begun to read and throw away.
  setImmediate(() => connection.pause());
  const timer = setTimeout(() => connection.destroy(), READS_WITHIN);
  connection.once("close", () => clearTimeout(timer));
}

function dropWhenSilent(socket: WebSocket, ms: number): void {
  let quiet = 0;
  const heard = () => quiet = 0;
  const timer = setInterval(() => {
    if (++quiet === 2) socket.ping();
    else if (quiet >= PARTS) socket.terminate();
  }, ms);
  socket.on("message", heard).on("ping", heard).on("pong", heard);
  socket.once("close", () => clearInterval(timer));
}

/**
 * A WebSocket that writes at once all that it's told to send within one turn of the event loop: who
 * moves hears what happened, and then that it did. A write costs more than what is in it.
 */
class GatheringSocket extends WebSocket {
  #connection: Socket | undefined;
  #isGathering = false;

  /** Tells it what carries it. */
  gatherOn(connection: Socket): void {
    this.#connection = connection;
  }

  override send(data: string | Uint8Array): void {
    this.#gather();
    super.send(data);
  }

  #gather(): void {
    const connection = this.#connection;
    if (!connection || this.#isGathering) return;
    this.#isGathering = true;
    connection.cork();
    // By then all has been done that promises were waiting to do.
    nextTick(() => {
      this.#isGathering = false;
      connection.uncork();
    });
  }
}
