import { nextTick } from "node:process";
import type { Socket } from "node:net";
// @ts-types="./ws.d.ts"
import { WebSocket } from "ws";

/**
 * A WebSocket that writes at once all that it's told to send within one turn of the event loop: who
 * moves hears what happened, and then that it did. A write costs more than what is in it.
 */
export class GatheringSocket extends WebSocket {
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
