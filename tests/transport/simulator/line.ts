/** One browser's line to the server: sockets and requests, as the weather lets them through. */

import type { Env, RequestInit, SocketLike } from "../../../lib/ui/net/env.ts";
import type { ServerSocket, SocketConnection } from "../../../lib/server/transport/socket.ts";
import type { Life, Server } from "./server.ts";
import type { VirtualTime } from "./time.ts";
import { CALM, type Weather } from "./weather.ts";

/** The runtime's own pings give up a dead socket after this many ms (`idleTimeout`, routes/api/ws.ts). */
const IDLE_TIMEOUT = 7_000;

const OPEN = 1;
const CLOSING = 2;
const CLOSED = 3;

export class Line implements Env {
  weather: Weather = CALM;
  /** Whether the browser knows of its network. */
  isOnline = true;
  /** Bytes of frames that arrived here. */
  received = 0;
  readonly wires = new Set<Wire>();

  constructor(
    readonly time: VirtualTime,
    readonly server: Server,
    readonly random: () => number,
    readonly source: string,
  ) {}

  after(ms: number, call: () => void): () => void {
    return this.time.after(ms, call);
  }

  now(): number {
    return this.time.now;
  }

  online(): boolean {
    return this.isOnline;
  }

  hidden(): boolean {
    return false;
  }

  openSocket(): SocketLike {
    const wire = new Wire(this);
    this.wires.add(wire);
    return wire.client;
  }

  /** Breaks all sockets, with or without a word. */
  breakSockets(how: "cut" | "freeze"): void {
    for (const wire of [...this.wires]) how === "cut" ? wire.cut() : wire.freeze();
  }

  delay(): number {
    const [least, most] = this.weather.delay;
    return least + this.random() * (most - least);
  }

  chance(share: number): boolean {
    return share > 0 && this.random() < share;
  }

  async request(path: string, { body, signal }: RequestInit): Promise<unknown> {
    const arrived = this.#carry(path, JSON.stringify(body));
    const aborted = new Promise<never>((_, reject) =>
      signal.addEventListener("abort", () => reject(new Error("Aborted")), { once: true })
    );
    if (signal.aborted) throw new Error("Aborted");
    return JSON.parse(JSON.stringify(await Promise.race([arrived, aborted])));
  }

  async #carry(path: string, body: string): Promise<unknown> {
    await this.#through();
    const { life } = this.server;
    if (!life) throw new Error("Connection refused");
    if (this.chance(this.weather.duplicate)) {
      this.time.after(this.delay(), () => life.alive && this.#serve(life, path, body));
    }
    const died = new Promise<never>((_, reject) =>
      life.onEnd(() => reject(new Error("Connection reset")))
    );
    died.catch(() => {});
    const reply = await Promise.race([this.#serve(life, path, body), died]);
    await this.#through();
    return reply;
  }

  /** A way there or back: it takes its time, and not everything arrives. */
  async #through(): Promise<void> {
    await this.time.sleep(this.delay());
    const lost = !this.weather.requests || this.chance(this.weather.drop);
    if (lost && this.random() < 0.5) throw new Error("Network failed");
    if (lost) await new Promise(() => {});
  }

  #serve({ services: { polls } }: Life, path: string, body: string): Promise<unknown> {
    const said = JSON.parse(body);
    return path === "/api/poll" ? polls.poll(said, this.source) : polls.send(said, this.source);
  }
}

/** Both ends of one socket. */
class Wire {
  readonly client: SocketLike;
  readonly #server: ServerSocket & { readyState: number; bufferedAmount: number };
  #guest: SocketConnection | undefined;
  #life: Life | undefined;
  #frozen = false;
  #closed = false;
  /** When the last frame each way arrives: frames never overtake each other. */
  #lastThere = 0;
  #lastBack = 0;

  constructor(private readonly line: Line) {
    this.client = {
      onopen: null,
      onmessage: null,
      onclose: null,
      onerror: null,
      send: (text) => this.#there(text),
      close: () => this.#close(),
    };
    this.#server = {
      readyState: 0,
      bufferedAmount: 0,
      send: (text) => this.#back(text),
      close: () => this.#closeBack(),
    };
    line.time.after(line.delay(), () => this.#open());
  }

  /** Bytes the server has sent that did not arrive yet. */
  get buffered(): number {
    return this.#server.bufferedAmount;
  }

  /** Breaks, and both ends hear of it. */
  cut(): void {
    this.#end();
    this.line.time.after(this.line.delay(), () => this.client.onclose?.());
  }

  /** Falls silent: nothing arrives any more, and only the server's runtime finds out. */
  freeze(): void {
    this.#frozen = true;
    this.line.time.after(IDLE_TIMEOUT, () => this.#end());
  }

  #open(): void {
    const { sockets } = this.line.weather;
    if (sockets === "hanging" || this.#closed) return;
    const { life } = this.line.server;
    if (sockets === "refused" || !life) return this.cut();
    this.client.onopen?.();
    if (sockets === "silent") return this.freeze();
    this.#life = life;
    life.onEnd(() => this.#closed || this.#frozen || this.cut());
    this.#server.readyState = OPEN;
    this.#guest = life.services.sockets.add(this.#server, this.line.source);
  }

  #there(text: string): void {
    if (this.#closed || this.#mayBreak()) return;
    this.#lastThere = Math.max(this.#lastThere, this.line.time.now + this.line.delay());
    this.line.time.after(this.#lastThere - this.line.time.now, () => {
      if (!this.#frozen && !this.#closed && this.#life?.alive) this.#guest?.hear(text);
    });
  }

  #back(text: string): void {
    this.#server.bufferedAmount += text.length;
    if (this.#closed || this.#mayBreak()) return;
    this.#lastBack = Math.max(this.#lastBack, this.line.time.now + this.line.delay());
    this.line.time.after(this.#lastBack - this.line.time.now, () => {
      if (this.#frozen || this.#closed) return;
      this.#server.bufferedAmount -= text.length;
      this.line.received += text.length;
      this.client.onmessage?.({ data: text });
    });
  }

  #mayBreak(): boolean {
    if (this.line.chance(this.line.weather.cut)) this.cut();
    else if (this.line.chance(this.line.weather.freeze)) this.freeze();
    return this.#closed || this.#frozen;
  }

  /** The page closes it: a server behind a silent line does not hear of it. */
  #close(): void {
    if (this.#frozen) return;
    this.line.time.after(this.line.delay(), () => this.#end());
  }

  /** The server closes it: what it sent before still arrives. */
  #closeBack(): void {
    this.#server.readyState = CLOSING;
    const last = Math.max(this.#lastBack, this.line.time.now + this.line.delay());
    this.line.time.after(last - this.line.time.now, () => this.#frozen ? this.#end() : this.cut());
  }

  /** The server's end is closed; half of the time nobody says so (denoland/deno#27924). */
  #end(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#server.readyState = CLOSED;
    this.line.wires.delete(this);
    const told = this.#life?.alive && this.line.random() < 0.5;
    if (told && this.#guest) this.#life!.services.sockets.remove(this.#guest);
  }
}
