/**
 * What is used of the package `ws`. The types that others publish for it bring along another version of
 * Node's, which don't go with Deno's.
 */

import type { EventEmitter } from "node:events";
import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import type { ServedSocket } from "./upgrade.ts";

export interface WebSocket extends EventEmitter, ServedSocket {
  ping(): void;
  /** Ends it without a word. */
  terminate(): void;
}

export class WebSocketServer {
  constructor(options: {
    readonly noServer: true;
    /** The longest message, bytes. */
    readonly maxPayload: number;
    /** In how many frames a message may come. */
    readonly maxFragments: number;
    /** How many pieces that came may wait to be read. */
    readonly maxBufferedChunks: number;
    /** How long the other end may take to echo a Close frame, ms. */
    readonly closeTimeout: number;
  });
  readonly clients: ReadonlySet<WebSocket>;
  handleUpgrade(
    request: IncomingMessage,
    socket: Socket,
    head: Uint8Array,
    take: (socket: WebSocket) => void,
  ): void;
}
