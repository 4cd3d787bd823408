/**
 * News of rooms that other processes have written to. Notifications are only hints: after a reconnect,
 * and now and then, it is read what they may have left out.
 */

import { clearInterval, clearTimeout, setInterval, setTimeout } from "node:timers";
import type { LoggedEvent } from "../../../rooms/event.ts";
import type { RoomSummary } from "../../../rooms/summary.ts";
import { StoreFailure } from "../failure.ts";
import { all, type Database, get, type Work } from "../sql/work.ts";
import type { Listener } from "../store.ts";
import { CHANNEL, GONE } from "./appends.ts";
import type { Connections } from "./client.ts";

/** How often it is read what notifications have left out, ms. */
const LOOK_EVERY = 30_000;
/** How long heads of rooms that nobody has loaded are collected, ms: lists may be that old. */
const COLLECT = 200;

const MARK = "SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS mark";
const NAMED = `
  SELECT head FROM rooms
  WHERE live AND code IN (SELECT json_array_elements_text(?1::text::json))`;
const SINCE = `
  SELECT head FROM rooms
  WHERE live AND written >= ?1::text::xid8 AND writer <> ?2`;

export class Hints {
  readonly #listeners = new Set<Listener>();
  /** Rooms whose heads have to be read. */
  readonly #codes = new Set<string>();
  /** Whether all that others have written since the mark has to be read. */
  #isBehind = false;
  #isReading = false;
  #timer: ReturnType<typeof setInterval> | undefined;
  #collecting: ReturnType<typeof setTimeout> | undefined;

  #mark: string;

  /** `me`: how this process signs what it writes; `mark`: from when on it has to hear of others. */
  constructor(
    private readonly connections: Connections,
    private readonly database: Database,
    private readonly me: string,
    mark: string,
  ) {
    this.#mark = mark;
  }

  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    this.#timer ??= this.#start();
    return () => this.#listeners.delete(listener);
  }

  /** Nobody knows whether this room was written to: it's hinted at once that can be read. */
  doubt(code: string): void {
    this.#codes.add(code);
  }

  stop(): void {
    this.#listeners.clear();
    clearInterval(this.#timer);
    clearTimeout(this.#collecting);
  }

  #start(): ReturnType<typeof setInterval> {
    const look = () => {
      this.#isBehind = true;
      this.#readSoon();
    };
    this.connections.listen(CHANNEL, (text) => this.#told(text), look);
    look();
    return setInterval(look, LOOK_EVERY);
  }

  #told(text: string): void {
    if (text.startsWith(this.me)) return;
    const [names, ...lines] = text.split("\n");
    const [, ...codes] = names!.trimEnd().split(" ");
    for (const [n, code] of codes.entries()) {
      const events = lines[n], news = events ? () => JSON.parse(events) : undefined;
      if (code.startsWith(GONE)) this.#codes.add(code.slice(GONE.length));
      else if (!this.#catchUp(code, news)) this.#codes.add(code);
    }
    if (this.#codes.size > 0) this.#collect();
  }

  /** Whether nobody needs the head of that room. */
  #catchUp(code: string, news?: () => readonly LoggedEvent[]): boolean {
    return [...this.#listeners].map((listener) => listener.catchUp(code, news)).every((is) => is);
  }

  #collect(): void {
    this.#collecting ??= setTimeout(() => {
      this.#collecting = undefined;
      this.#readSoon();
    }, COLLECT);
  }

  #readSoon(): void {
    if (this.#isReading) return;
    this.#isReading = true;
    this.#readAll().finally(() => this.#isReading = false);
  }

  async #readAll(): Promise<void> {
    while (this.#listeners.size > 0 && (this.#codes.size > 0 || this.#isBehind)) {
      const codes = [...this.#codes], isBehind = this.#isBehind;
      this.#codes.clear();
      this.#isBehind = false;
      try {
        const heads = new Map(codes.map((code) => [code, undefined as RoomSummary | undefined]));
        for (const head of await this.database.read(this.#read(codes, isBehind))) {
          heads.set(head.code, head);
        }
        for (const [code, head] of heads) {
          for (const listener of this.#listeners) listener.note(code, head);
        }
      } catch (error) {
        if (!(error instanceof StoreFailure)) throw error;
        for (const code of codes) this.#codes.add(code);
        // Until it listens again, or has to look anyway.
        return;
      }
    }
  }

  *#read(codes: readonly string[], isBehind: boolean): Work<readonly RoomSummary[]> {
    const named = codes.length > 0 ? yield* all(NAMED, JSON.stringify(codes)) : [];
    if (!isBehind) return named.map(headIn);
    const mark = yield* readMark();
    const others = yield* all(SINCE, this.#mark, this.me);
    this.#mark = mark;
    return [...named, ...others].map(headIn);
  }
}

/** The first transaction that isn't over: whatever is written from now on is its, or a later one's. */
export function* readMark(): Work<string> {
  return String((yield* get(MARK))!.mark);
}

function headIn({ head }: Readonly<Record<string, unknown>>): RoomSummary {
  return JSON.parse(String(head));
}
