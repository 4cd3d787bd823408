/**
 * A page's line to the queue of those who wait for an opponent: over a socket if it can, else by
 * polling. The place's token is kept for the tab, so that a page that reloads keeps the place.
 */

import { type ReadonlySignal, signal } from "@preact/signals";
import {
  type Fatal,
  PROTOCOL,
  type Seek,
  type Seen,
  type ServerMessage,
} from "../../rooms/protocol.ts";
import { readStored, writeStored } from "../parts/stored.ts";
import { browserEnv, type Env, onWake } from "./env.ts";
import { type Keep, NAME, openKeep } from "./keep.ts";
import { type Link, type LinkHost, Ways } from "./link.ts";
import { PollLink } from "./poll_link.ts";
import { holdSeatBy, identityOf, makeSecret } from "./seat_keys.ts";
import { SocketLink } from "./socket_link.ts";

/** A wish for an opponent, as the tab keeps it. */
export interface Wish {
  readonly pool: string;
  readonly token: string;
  /** When it began, by the browser's clock, ms. */
  readonly since: number;
}

export type SeekState =
  | { readonly t: "connecting" | "crowded" }
  /** How many wait, this page included. */
  | { readonly t: "waiting"; readonly waiting: number; readonly isPaused?: true }
  | { readonly t: "offline" }
  /** The room to go to: of the new game, or of one that isn't over. */
  | { readonly t: "paired" | "playing"; readonly code: string }
  | { readonly t: "ended"; readonly why: Fatal; readonly until: number | null };

export interface SeekLine {
  readonly state: ReadonlySignal<SeekState>;
  /** Gives the place up. */
  leave(): void;
  /** Closes the line; the place is kept for a moment. */
  close(): void;
}

const WISH = "seek";

/** For how long the server keeps the place of a tab that is gone, ms. */
const KEPT = 15_000;

/** The wish that this tab had until a moment ago, if any. */
export function readWish(): Wish | undefined {
  const [pool, token, since, seen] = readStored("sessionStorage", WISH).split(" ");
  const isOld = Date.now() - Number(seen) > KEPT;
  return pool && token && since && !isOld ? { pool, token, since: Number(since) } : undefined;
}

/** A new wish, which this tab has from now on. */
export function makeWish(pool: string): Wish {
  const wish = { pool, token: makeSecret(), since: Date.now() };
  touchWish(wish);
  return wish;
}

/** The tab is still there. */
export function touchWish({ pool, token, since }: Wish): void {
  writeStored("sessionStorage", WISH, `${pool} ${token} ${since} ${Date.now()}`);
}

function dropWish(): void {
  writeStored("sessionStorage", WISH, "");
}

/** Waits for an opponent. */
export function openSeekLine(wish: Wish, env: Env = browserEnv, keep: Keep = openKeep()): SeekLine {
  const seeker = new Seeker(wish, env, keep);
  const endWake = onWake(() => seeker.wake());
  return {
    state: seeker.state,
    leave() {
      endWake();
      dropWish();
      seeker.leave();
    },
    close() {
      endWake();
      seeker.close();
    },
  };
}

class Seeker implements LinkHost {
  sid: string | undefined;
  readonly state = signal<SeekState>({ t: "connecting" });
  readonly #ways = new Ways(new URLSearchParams(location.search).get("net") === "poll");
  #link: Link | undefined;
  #cancelRetry = () => {};

  constructor(
    private readonly wish: Wish,
    readonly env: Env,
    private readonly keep: Keep,
  ) {
    this.#open();
  }

  join(): Seek {
    const { pool, token } = this.wish, { keep } = this;
    const name = keep.getItem(NAME) ?? "";
    return { t: "seek", protocol: PROTOCOL, pool, token, identity: identityOf(keep), name };
  }

  cursor(): Seen {
    return { since: 0 };
  }

  received(link: Link, messages: readonly ServerMessage[]): void {
    for (const message of messages) if (link === this.#link) this.#take(link, message);
  }

  down(link: Link): void {
    if (link === this.#link) this.#lost(this.#ways.failed(this.env.random()));
  }

  /** The browser came back to life. */
  wake(): void {
    if (this.state.peek().t === "waiting") this.#link?.check();
    else if (!this.#link && !this.#isOver) this.#retry(0);
  }

  leave(): void {
    this.#link?.send({ t: "leave" });
    this.close();
  }

  close(): void {
    this.#cancelRetry();
    this.#link?.close();
    this.#link = undefined;
  }

  get #isOver(): boolean {
    return ["paired", "playing", "ended"].includes(this.state.peek().t);
  }

  #open(): void {
    this.#link = this.#ways.next === "socket" ? new SocketLink(this) : new PollLink(this);
  }

  #take(link: Link, message: ServerMessage): void {
    switch (message.t) {
      case "seeking":
        this.#ways.worked(link.kind);
        this.state.value = { ...message, t: "waiting" };
        return;
      case "paired":
        holdSeatBy(this.keep, message.code, this.wish.token);
        return this.#end(message);
      case "playing":
        return this.#end(message);
      case "fatal":
        return this.#end({ t: "ended", why: message.why, until: message.until ?? null });
      case "bye":
        link.close();
        this.#lost(message.retry * (1 + this.env.random()) / 2);
        if (message.why === "limit") this.state.value = { t: "crowded" };
        return;
    }
  }

  #lost(retryIn: number): void {
    this.#link = undefined;
    this.state.value = { t: this.env.online() ? "connecting" : "offline" };
    this.#retry(retryIn);
  }

  #retry(ms: number): void {
    this.#cancelRetry();
    this.#cancelRetry = this.env.after(ms, () => this.#open());
  }

  #end(state: SeekState): void {
    dropWish();
    this.close();
    this.state.value = state;
  }
}
