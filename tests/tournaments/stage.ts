/** A tournament that a director directs step by step, with rooms that only say how they ended. */

import { assertEquals } from "@std/assert";
import type { RoomSummary } from "../../lib/rooms/summary.ts";
import { Director } from "../../lib/server/tournaments/director.ts";
import { SqliteStore } from "../../lib/server/store/sqlite/sqlite_store.ts";
import { readSchedule } from "../../lib/tournaments/schedule.ts";
import type { Ending } from "../../lib/rooms/event.ts";
import type { TournamentPlan } from "../../lib/tournaments/tournament.ts";
import { StoreFailure } from "../../lib/server/store/failure.ts";

export const NOON = Date.UTC(2026, 10, 23, 12);
const MANY = { all: 100, ofSource: 100 };

interface FakeView {
  readonly code: string;
  readonly stem: string;
  readonly openedAt: number;
  readonly games: number;
  readonly moves: readonly string[];
  result: { winner: number | null; by: Ending } | null;
}

/** A tournament on a store in memory. */
export class Stage implements AsyncDisposable {
  now = NOON;
  isPaused = false;
  /** By name. */
  readonly banned = new Set<string>();
  /** Who has blocked whom, by identity. */
  readonly blocks: [string, string][] = [];
  readonly rooms = new Map<string, FakeView>();
  /** Whether rooms can be opened. */
  isFull = false;
  /** What the database fails at. */
  failing: "find" | "settle" | undefined;
  /** Who was seated, and which rooms were ended. */
  readonly seated: string[] = [];
  readonly ended: string[] = [];
  readonly store = SqliteStore.open();
  director: Director;
  readonly reported: unknown[] = [];

  constructor(schedule = "off") {
    const { book } = this, settle = book.settle.bind(book);
    book.settle = async (...args) => {
      await this.#unless("settle", undefined);
      await settle(...args);
    };
    this.director = this.#direct(schedule);
  }

  /** Another process directs: it knows only what is written. */
  takeOver(): void {
    this.director = this.#direct("off");
  }

  #direct(schedule: string): Director {
    return new Director({
      book: this.book,
      store: { read: () => Promise.resolve([]) },
      hub: {
        open: (settings, sources, sitters) => {
          this.seated.push(...sitters!.map(({ identity }) => identity));
          assertEquals([settings.listed, sources], [true, []]);
          if (this.isFull) return Promise.resolve({ refused: "limit" as const });
          const code = `R${this.rooms.size}`;
          this.rooms.set(code, {
            code,
            stem: code.toLowerCase(),
            openedAt: this.now,
            games: 1,
            moves: [],
            result: null,
          });
          return Promise.resolve({ code });
        },
        end: (code) => {
          this.ended.push(code);
          return Promise.resolve(true);
        },
        find: (code) => this.#unless("find", { view: this.rooms.get(code)! } as never),
        loaded: (code) => Promise.resolve({ view: this.rooms.get(code)! } as never),
      },
      lobby: {
        heads: (codes) =>
          Promise.resolve(codes.map((code) => {
            const phase = this.rooms.get(code)?.result ? "over" : "playing";
            return { code, phase } as RoomSummary;
          })),
        of: () =>
          Promise.resolve(
            [...this.rooms.values()].filter(({ code, result }) =>
              !result && !this.ended.includes(code)
            ).map(({ code, openedAt: touched }) =>
              ({ code, phase: "playing", tournament: "one", touched }) as RoomSummary
            ),
          ),
      },
      blocksAmong: () => Promise.resolve(this.blocks),
      isBanned: ({ name }) => this.banned.has(name),
      isPaused: () => this.isPaused,
      arenas: readSchedule(schedule)!,
      world: { now: () => this.now, report: (error) => void this.reported.push(error) },
    });
  }

  get book() {
    return this.store.books.tournaments;
  }

  #unless<Value>(failing: typeof this.failing, value: Value): Promise<Value> {
    if (this.failing === failing) return Promise.reject(new StoreFailure("out of reach"));
    return Promise.resolve(value);
  }

  async plan(given: Partial<TournamentPlan>): Promise<string> {
    const plan = { id: "one", name: "", game: "skirmish", clock: "60", starts: NOON } as const;
    const times = { minutes: 60, rounds: 0, allowsBots: false };
    await this.book.plan([{ kind: "arena", ...plan, ...times, ...given }]);
    return plan.id;
  }

  async enterBots(owner: string, ...names: string[]): Promise<void> {
    for (const name of names) {
      const entry = { identity: `${name}'s`, token: name, owner, source: "there", name };
      await this.book.enter("one", { ...entry, isBot: true, rating: 1500 }, this.now, MANY);
    }
  }

  async enter(...names: string[]): Promise<void> {
    for (const name of names) {
      const [identity, token] = [`${name}'s`, `token of ${name}`];
      const entry = { identity, token, owner: "", source: `near ${name}`, name };
      const more = { isBot: false, rating: 1500 };
      await this.book.enter("one", { ...entry, ...more }, this.now, MANY);
    }
  }

  /** Time passes, and everyone is there meanwhile. */
  async pass(ms: number): Promise<void> {
    this.now += ms;
    await this.book.heard("one", Array.from({ length: 20 }, (_, n) => n + 1), this.now);
    await this.director.direct();
    assertEquals(this.reported, []);
  }

  /** Ends all games that are played: whoever came first wins. */
  end(by: Ending = "majority", winner: number | null = 0): void {
    for (const room of this.rooms.values()) room.result ??= { winner, by };
  }

  async sheet() {
    return (await this.book.read("one"))!;
  }

  async sheets(): Promise<string[]> {
    return (await this.sheet()).entrants.map(({ sheet }) => sheet);
  }

  async open(): Promise<number> {
    return (await this.sheet()).pairings.filter(({ outcome }) => outcome === null).length;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.store.close();
  }
}
