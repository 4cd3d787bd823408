/** A live match. */

import { signal } from "@preact/signals";
import type { TileBoard } from "../../automaton/tiles.ts";
import { Spectator } from "../../arena/spectator.ts";
import { backOff } from "../net/link.ts";
import { type Playback, runFor } from "./playback.ts";
import { History } from "./history.ts";

export const PACES = ["live", "slow", "pause"] as const;
type Pace = typeof PACES[number];

/** How long a slow generation is shown, ms. */
const SLOW = 250;

/** After this long behind, ms, a page is better off with the board as it is. */
const LATE = 3_000;

/** Bots are given seconds, and what they place is sent at once: a line silent for this long, ms, is dead. */
const SILENCE = 15_000;

/** What asks for it. */
const RENEW = "board";

/** The codes of a socket that was closed because the match is over, or for want of a place. */
const OVER = 1000, FULL = 1013;

export class LivePlayback implements Playback {
  readonly history = new History();
  readonly news = signal(0);
  readonly pace = signal<Pace>("live");
  /** `over`: it is among the results, or lost. */
  readonly line = signal<"connecting" | "full" | "open" | "over">("connecting");
  readonly #spectator: Spectator;
  #socket: WebSocket | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #steppedAt = 0;
  /** When it was last as far as the match, by the clock of `advance`. */
  #caughtUpAt = 0;

  constructor(
    { width, height }: { readonly width: number; readonly height: number },
    private readonly address: string,
  ) {
    this.#spectator = new Spectator(width, height);
    document.addEventListener("visibilitychange", this.#seen);
    this.#open();
  }

  get board(): TileBoard | undefined {
    return this.#spectator.replay?.board;
  }

  get isMoving(): boolean {
    return this.pace.value !== "pause" && this.#isBehind();
  }

  setPace(pace: Pace): void {
    this.pace.value = pace;
    this.#caughtUpAt = 0;
    this.news.value++;
  }

  advance(now: number, budget: number): boolean {
    const pace = this.pace.peek();
    if (pace === "pause") return false;
    this.#spectator.catchUp();
    if (pace === "live") return this.#follow(now, budget);
    if (now - this.#steppedAt < SLOW || !this.#isBehind()) return false;
    this.#steppedAt = now;
    this.#step();
    return true;
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.#seen);
    this.#hangUp();
  }

  /** A page that nobody sees is sent nothing, and the board once it is seen again. */
  readonly #seen = () => {
    if (this.line.peek() === "over") return;
    this.#hangUp();
    if (!document.hidden) this.#open();
  };

  #hangUp(): void {
    clearTimeout(this.#retry);
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
  }

  #follow(now: number, budget: number): boolean {
    const changed = runFor(budget, () => this.#isBehind(), () => this.#step());
    if (!this.#isBehind() || this.#caughtUpAt === 0) this.#caughtUpAt = now;
    else if (now - this.#caughtUpAt > LATE) this.#renew(now);
    return changed;
  }

  #isBehind(): boolean {
    const { replay, generation } = this.#spectator;
    return replay !== undefined && replay.board.generation < generation;
  }

  #step(): void {
    this.#spectator.replay!.step();
  }

  /** Has the board sent as it is; the server counts what it sends on one line. */
  #renew(now: number): void {
    this.#caughtUpAt = now;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(RENEW);
  }

  #open(): void {
    const url = new URL(this.address, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    const socket = new WebSocket(url);
    socket.binaryType = "arraybuffer";
    this.#socket = socket;
    this.#spectator.begin();
    this.#awaitNews();
    socket.onmessage = ({ data }) => socket === this.#socket && this.#take(new Uint8Array(data));
    socket.onclose = ({ code }) => socket === this.#socket && this.#closed(code);
  }

  #take(bytes: Uint8Array): void {
    this.#failures = 0;
    this.#awaitNews();
    if (!this.#spectator.take(bytes)) return;
    this.line.value = "open";
    this.history.add(this.#spectator.generation, this.#spectator.populations);
    this.news.value++;
  }

  /** In a tunnel, or where the address has changed, nothing says that the line is gone. */
  #awaitNews(): void {
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => {
      this.#hangUp();
      this.line.value = "connecting";
      this.#open();
    }, SILENCE);
  }

  #closed(code: number): void {
    clearTimeout(this.#retry);
    if (code === OVER) {
      this.line.value = "over";
      return;
    }
    this.line.value = code === FULL ? "full" : "connecting";
    this.#retry = setTimeout(() => this.#open(), backOff(++this.#failures, Math.random()));
  }
}
