/** A browser and its net, in which nothing happens until a test says so. */

import { assertEquals } from "@std/assert";
import type { ServerMessage } from "../../lib/rooms/protocol.ts";
import type { Env, RequestInit, SocketLike } from "../../lib/ui/net/env.ts";

class FakeSocket implements SocketLike {
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  readonly sent: Record<string, unknown>[] = [];
  isClosed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.isClosed = true;
  }

  /** The server says something. */
  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

/** What was asked, for the test to answer. */
interface FakeRequest {
  readonly path: string;
  readonly body: Record<string, unknown>;
  readonly signal: AbortSignal;
  readonly answer: (reply: unknown) => void;
}

export class FakeNet implements Env, Disposable {
  readonly sockets: FakeSocket[] = [];
  readonly timers = new Map<() => void, number>();
  readonly requests: FakeRequest[] = [];
  readonly #kept = new Map<string, string>();
  readonly keep = {
    getItem: (name: string) => this.#kept.get(name) ?? null,
    setItem: (name: string, value: string) => void this.#kept.set(name, value),
    removeItem: (name: string) => void this.#kept.delete(name),
  };
  readonly document = Object.assign(new EventTarget(), { visibilityState: "visible" });
  isOnline = true;

  constructor() {
    Object.assign(globalThis, { location: { search: "" }, document: this.document });
  }

  random = () => 0.5;
  now = () => 0;
  online = () => this.isOnline;
  hidden = () => this.document.visibilityState === "hidden";

  after(ms: number, call: () => void): () => void {
    const timer = () => call();
    this.timers.set(timer, ms);
    return () => this.timers.delete(timer);
  }

  openSocket(): SocketLike {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  }

  request(path: string, { body, signal }: RequestInit): Promise<unknown> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    signal.addEventListener("abort", () => reject(signal.reason));
    this.requests.push({ path, body: body as Record<string, unknown>, signal, answer: resolve });
    return promise;
  }

  /** The browser is looked at again. */
  wake(): void {
    this.document.dispatchEvent(new Event("visibilitychange"));
  }

  /** How long the timers run that there are, ms. */
  get due(): number[] {
    return [...this.timers.values()];
  }

  /** Lets the only timer ring that runs that long, ms. */
  ring(ms: number): void {
    const timers = [...this.timers].filter(([, after]) => after === ms).map(([timer]) => timer);
    assertEquals(timers.length, 1, `of ${this.due}`);
    this.timers.delete(timers[0]!);
    timers[0]!();
  }

  [Symbol.dispose](): void {
    for (const name of ["location", "document"]) Reflect.deleteProperty(globalThis, name);
    sessionStorage.clear();
  }
}
