/**
 * News of rooms that other processes have written to. Notifications are only hints: after a reconnect,
 * and now and then, it is read what they may have left out.
 */

import { clearInterval, clearTimeout, setInterval, setTimeout } from "node:timers";
import type { LoggedEvent } from "../../../rooms/event.ts";
import { StoreFailure } from "../failure.ts";
import { all, type Database, get, type Row, type Work } from "../sql/work.ts";
import type { Listener } from "../store.ts";
import { CHANNEL, GONE } from "./appends.ts";
import type { Connections } from "./connections.ts";

/** How often it is read what notifications have left out, ms. */
const LOOK_EVERY = 30_000;
/** How long rooms that are said to be retired are collected, and how soon it's read again what couldn't be, ms. */
const COLLECT = 200, AGAIN = 1_000;
/** How long a room is read now and then since a commit may go on that nobody waits for any more, ms. */
const SETTLES = 60_000;

const MARK = "SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS mark";
const SINCE = `
  SELECT code FROM rooms
  WHERE live AND written >= ?1::text::xid8 AND writer <> ?2`;
const RETIRED = `
  SELECT code FROM json_array_elements_text(?1::text::json) AS wanted(code)
  WHERE NOT EXISTS (SELECT 1 FROM rooms WHERE rooms.code = wanted.code AND live)`;

export class Hints {
  readonly #listeners = new Set<Listener>();
  /** Rooms that are said to be retired: somebody may have gone on in them since. */
  readonly #gone = new Set<string>();
  /** Rooms that were written to, or not, since when: a commit may go on without this process. */
  readonly #doubted = new Map<string, number>();
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

  /** Nobody knows whether this room was written to, or still will be. */
  doubt(code: string): void {
    this.#catchUp(code);
    this.#doubted.set(code, performance.now());
    this.#isBehind = true;
    this.#collect(AGAIN);
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
    const isOwn = text.startsWith(this.me);
    if (isOwn && this.#doubted.size === 0) return;
    const [names, ...lines] = text.split("\n");
    const [, ...codes] = names!.trimEnd().split(" ");
    for (const [n, code] of codes.entries()) {
      if (isOwn && !this.#doubted.has(code)) continue;
      const events = lines[n], news = events ? () => JSON.parse(events) : undefined;
      if (code.startsWith(GONE)) this.#gone.add(code.slice(GONE.length));
      else this.#catchUp(code, news);
    }
    if (this.#gone.size > 0) this.#collect();
  }

  #catchUp(code: string, news?: () => readonly LoggedEvent[]): void {
    for (const listener of this.#listeners) listener.catchUp(code, news);
  }

  #collect(ms = COLLECT): void {
    // Nobody hears of it, as when all is being closed.
    if (this.#listeners.size === 0) return;
    this.#collecting ??= setTimeout(() => {
      this.#collecting = undefined;
      this.#readSoon();
    }, ms);
  }

  #readSoon(): void {
    if (this.#isReading) return;
    this.#isReading = true;
    this.#readAll().finally(() => this.#isReading = false);
  }

  async #readAll(): Promise<void> {
    while (this.#listeners.size > 0 && (this.#gone.size > 0 || this.#isBehind)) {
      const gone = [...this.#gone], isBehind = this.#isBehind;
      this.#gone.clear();
      this.#isBehind = false;
      try {
        if (isBehind) await this.#readOn();
        const retired = gone.length > 0 ? await this.database.read(retiredOf(gone)) : [];
        for (const code of retired) {
          for (const listener of this.#listeners) listener.retired(code);
        }
      } catch (error) {
        if (!(error instanceof StoreFailure)) throw error;
        for (const code of gone) this.#gone.add(code);
        this.#isBehind ||= isBehind;
        return this.#collect(AGAIN);
      }
    }
  }

  async #readOn(): Promise<void> {
    const [mark, written] = await this.database.read(since(this.#mark, this.me));
    this.#mark = mark;
    for (const code of new Set([...written, ...this.#doubted.keys()])) this.#catchUp(code);
    const settled = performance.now() - SETTLES;
    for (const [code, since] of this.#doubted) if (since < settled) this.#doubted.delete(code);
  }
}

/** Rooms that others have written to since a mark, and the next mark. */
function* since(mark: string, me: string): Work<readonly [string, readonly string[]]> {
  const next = yield* readMark();
  return [next, (yield* all(SINCE, mark, me)).map(codeIn)];
}

/** Which of these rooms are not live any more. */
export function* retiredOf(codes: readonly string[]): Work<readonly string[]> {
  return (yield* all(RETIRED, JSON.stringify(codes))).map(codeIn);
}

/** The first transaction that isn't over: whatever is written from now on is its, or a later one's. */
export function* readMark(): Work<string> {
  return String((yield* get(MARK))!.mark);
}

function codeIn({ code }: Row): string {
  return String(code);
}
