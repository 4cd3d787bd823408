/** Long-polling as a link: a cursor over the room's log, so a lost reply loses nothing. */

import type {
  ClientMessage,
  PollBody,
  PollReply,
  SendBody,
  SendReply,
} from "../../rooms/protocol.ts";
import { backOff, type Link, type LinkHost } from "./link.ts";

/** When a request is given up, ms; the server holds a poll for less than half as long (poll.ts). */
const SEND_WITHIN = 8_000;
const POLL_WITHIN = 12_000;
/** Polls that may fail in a row before the link is given up. */
const FAILURES = 3;

export class PollLink implements Link {
  readonly kind = "poll";
  readonly #host: LinkHost;
  readonly #ended = new AbortController();
  /** The poll under way. */
  #polling = new AbortController();
  #failures = 0;
  #cancelPause = () => {};

  constructor(host: LinkHost) {
    this.#host = host;
    this.#open();
  }

  /** What fails is tried once more soon, and later by the caller that waits for its answer. */
  send(message: ClientMessage): void {
    const { env } = this.#host;
    const again = () => this.#ended.signal.aborted || this.#post(message).catch(() => {});
    this.#post(message).catch(() => env.after(backOff(1, env.random()), again));
  }

  /** The network may have gone while the page slept, and its poll with it, unheard. */
  check(): void {
    this.#polling.abort();
  }

  close(): void {
    if (this.#host.sid !== undefined) this.send({ t: "leave" });
    this.#host.sid = undefined;
    this.#end();
  }

  #end(): void {
    this.#cancelPause();
    this.#ended.abort();
  }

  async #open(): Promise<void> {
    try {
      await this.#post(this.#host.join());
    } catch {
      return this.#fail();
    }
    if (this.#host.sid === undefined) return this.#fail();
    this.#poll();
  }

  async #poll(): Promise<void> {
    while (!this.#ended.signal.aborted) {
      const { signal } = this.#polling = new AbortController();
      try {
        const body: PollBody = { sid: this.#host.sid!, ...this.#host.cursor() };
        this.#take(await this.#request("/api/poll", POLL_WITHIN, body, signal) as PollReply);
        this.#failures = 0;
      } catch {
        if (signal.aborted) continue;
        if (++this.#failures >= FAILURES) return this.#fail();
        await this.#pause(backOff(this.#failures, this.#host.env.random()));
      }
    }
  }

  async #post(msg: ClientMessage): Promise<void> {
    const { sid } = this.#host;
    const body: SendBody = { ...sid !== undefined && { sid }, ...this.#host.cursor(), msg };
    const reply = await this.#request("/api/send", SEND_WITHIN, body) as SendReply;
    if (this.#ended.signal.aborted) return;
    const { msgs } = reply;
    if (!Array.isArray(msgs)) throw new TypeError("The reply has no messages");
    // What couldn't be read ended nothing.
    if (!msgs.some(({ t }) => t === "malformed")) this.#host.sid = reply.sid;
    this.#take(reply);
  }

  #take({ msgs }: PollReply): void {
    if (!Array.isArray(msgs)) throw new TypeError("The reply has no messages");
    this.#host.received(this, msgs);
  }

  async #request(
    path: string,
    within: number,
    body: unknown,
    ...signals: readonly AbortSignal[]
  ): Promise<unknown> {
    const { env } = this.#host;
    const late = new AbortController();
    const cancel = env.after(within, () => late.abort());
    // What is said at the end, the leave, still goes out.
    const leaving = this.#ended.signal.aborted;
    const signal = AbortSignal.any([
      late.signal,
      ...signals,
      ...leaving ? [] : [this.#ended.signal],
    ]);
    try {
      return await env.request(path, { body, signal });
    } finally {
      cancel();
    }
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => this.#cancelPause = this.#host.env.after(ms, resolve));
  }

  #fail(): void {
    if (this.#ended.signal.aborted) return;
    this.#end();
    this.#host.down(this);
  }
}
