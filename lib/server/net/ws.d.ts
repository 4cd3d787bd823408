/**
 * What is used of the package `ws`. The types that others publish for it bring along another version of
 * Node's, which don't go with Deno's.
 */

import type { EventEmitter } from "node:events";
import type { IncomingMessage } from "node:http";
import type { Socket as Connection } from "node:net";
import type { ServedSocket } from "./upgrade.ts";

export interface WebSocket extends ServedSocket {}
export class WebSocket extends EventEmitter {
  send(data: string | Uint8Array): void;
  ping(): void;
  /** Ends it without a word. */
  terminate(): void;
}

export class WebSocketServer<Socket extends WebSocket> {
  constructor(options: {
    readonly noServer: true;
    /** What each socket is made as. */
    readonly WebSocket: new () => Socket;
    /** The longest message, bytes. */
    readonly maxPayload: number;
    /** In how many frames a message may come. */
    readonly maxFragments: number;
    /** How many pieces that came may wait to be read. */
    readonly maxBufferedChunks: number;
    /** How long the other end may take to echo a Close frame, ms. */
    readonly closeTimeout: number;
  });
  readonly clients: ReadonlySet<Socket>;
  handleUpgrade(
    request: IncomingMessage,
    connection: Connection,
    head: Uint8Array,
    take: (socket: Socket) => void,
  ): void;
}
