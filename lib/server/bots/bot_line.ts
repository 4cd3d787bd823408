/** What a bot is told by: the body of an answer that never ends, or a WebSocket. */

import type { Told } from "./told.ts";

export interface BotLine {
  /** Bytes that the bot hasn't taken yet. */
  readonly waiting: number;
  /** Called once the other end is gone. */
  gone: () => void;
  send(told: Told): void;
  /** Says that the line is alive. */
  beat(): void;
  close(): void;
}

/** Lines of JSON in the body of an answer, with empty ones between them. */
export class BodyLine implements BotLine {
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>>;
  gone = () => {};
  #controller!: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>;
  readonly #encoder = new TextEncoder();

  constructor() {
    this.body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: (controller) => {
        this.#controller = controller;
      },
      cancel: () => this.gone(),
    }, { highWaterMark: 0, size: (chunk) => chunk.length });
  }

  get waiting(): number {
    return -(this.#controller.desiredSize ?? 0);
  }

  send(told: Told): void {
    this.#write(JSON.stringify(told));
  }

  beat(): void {
    this.#write("");
  }

  close(): void {
    this.#controller.close();
  }

  #write(line: string): void {
    this.#controller.enqueue(this.#encoder.encode(`${line}\n`));
  }
}
