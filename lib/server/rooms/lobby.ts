/** Which rooms there are, who opened them, which of them await players, and which are forgotten. */

import { type RoomSummary, type ShownHead, shownHead } from "../../rooms/summary.ts";
import type { Limits } from "./limits.ts";
import { Quota } from "./quota.ts";
import { Rate } from "./rate.ts";

const SECOND = 1_000;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** How many open games the lobby shows: as an island's props, with the longest names, within 4 KB. */
const SHOWN = 24;

/**
 * How long a tournament's room is looked at once its game is over, ms: it's played in once, and of a
 * tournament of fast bots there are many.
 */
const LOOKED_AT = 10 * MINUTE;

/** How many running games are looked at for those who watch. */
const MOST_RUNNING = 100;

export class Lobby {
  readonly #heads = new Map<string, RoomSummary>();
  /** The address that each room counts for until it is swept. */
  readonly #openers = new Map<string, readonly string[]>();
  readonly #rooms: Quota;
  /** The identity that each room counts for until its game is over. */
  readonly #hosts = new Map<string, string>();
  readonly #games: Quota;
  readonly #guesses: Rate;
  #noted = (_head: RoomSummary) => {};

  /** Begins with the rooms that were there before this process. */
  constructor(private readonly limits: Limits, heads: readonly RoomSummary[]) {
    this.#rooms = new Quota(limits.rooms, limits.roomsPerSource);
    this.#games = new Quota(limits.rooms, limits.roomsPerIdentity);
    this.#guesses = new Rate(limits.guessesPerMinute, MINUTE);
    for (const head of heads) {
      this.note(head);
      // Who opens a room sits down first.
      this.#host(head, head.players?.[0]?.identity);
    }
  }

  get size(): number {
    return this.#heads.size;
  }

  /**
   * Whether an address, and an identity if one is told, may open one more room; if so, the room is
   * to be owned or the reservation released.
   */
  reserve([address, identity]: readonly string[]): boolean {
    const isFree = this.#rooms.has(listed(address)) && this.#games.has(listed(identity));
    if (!isFree) return false;
    this.#rooms.count(listed(address));
    this.#games.count(listed(identity));
    return true;
  }

  /** Gives a reservation back that came to nothing. */
  release([address, identity]: readonly string[]): void {
    this.#rooms.release(listed(address));
    this.#games.release(listed(identity));
  }

  /** Takes note of a new room, for which these sources have a reservation. */
  own(head: RoomSummary, sources: readonly string[]): void {
    // Counted anew, since it may have been noted before.
    this.release(sources);
    this.note(head);
    this.#host(head, sources[1]);
  }

  /** Takes note of how a room now is. It counts for its opener until it is swept, over or not. */
  note(head: RoomSummary): void {
    const { code, opener } = head;
    this.#heads.set(code, head);
    if (!this.#openers.has(code)) {
      const sources = listed(opener);
      this.#openers.set(code, sources);
      this.#rooms.count(sources);
    }
    if (head.phase === "over") this.#unhost(code);
    this.#noted(head);
  }

  /** Calls back whenever it takes note of how a room is. */
  onNote(call: (head: RoomSummary) => void): void {
    this.#noted = call;
  }

  codes(): string[] {
    return [...this.#heads.keys()];
  }

  /** Whether somebody in that room waits for others. */
  isWaiting(code: string): boolean {
    return this.#heads.get(code)?.phase === "waiting";
  }

  /** How far a room is; undefined for one that isn't known here. */
  phaseOf(code: string): RoomSummary["phase"] | undefined {
    return this.#heads.get(code)?.phase;
  }

  has(code: string): boolean {
    return this.#heads.has(code);
  }

  drop(code: string): void {
    this.#heads.delete(code);
    this.#unhost(code);
    const opener = this.#openers.get(code);
    if (opener) this.#rooms.release(opener);
    this.#openers.delete(code);
  }

  /** Whether this source has tried so many codes of no room that it must be guessing. */
  isGuesser(source: string, now: number): boolean {
    return this.#guesses.isSpent(source, now);
  }

  /** Counts a code that was of no room. */
  missed(source: string, now: number): void {
    this.#guesses.allow([source], now);
  }

  /** Rooms shown to everyone in which somebody waits, of one game or of all, the newest first. */
  waiting(of?: string): ShownHead[] {
    const open = [...this.#heads.values()].filter(({ game, listed, phase, taken }) =>
      listed && phase === "waiting" && taken && (of === undefined || game === of)
    );
    return open.sort(newestFirst).slice(0, SHOWN).map(shownHead);
  }

  /** The rooms shown to everyone in which a game goes on, the newest first. */
  running(): RoomSummary[] {
    const open = [...this.#heads.values()].filter(({ listed, unfinished }) => listed && unfinished);
    return open.sort(newestFirst).slice(0, MOST_RUNNING);
  }

  /** The rooms that somebody sits in and whose games are not over, the newest first. */
  of(identity: string): RoomSummary[] {
    // Rooms that an older program kept do not tell who sits there.
    const mine = [...this.#heads.values()].filter(({ phase, players = [] }) =>
      phase !== "over" && players.some((player) => player.identity === identity)
    );
    return mine.sort(newestFirst);
  }

  /** At how many of those tables each of these sits: of many at once, as there may be many rooms. */
  seatsOf(identities: readonly string[]): ReadonlyMap<string, number> {
    const seats = new Map(identities.map((identity) => [identity, 0]));
    for (const { phase, players = [] } of this.#heads.values()) {
      if (phase === "over") continue;
      for (const { identity } of players) {
        const count = seats.get(identity);
        if (count !== undefined) seats.set(identity, count + 1);
      }
    }
    return seats;
  }

  /** Rooms that await no person: by post with a turn's time up, or on a computer's turn. */
  due(now: number): string[] {
    const isDue = ({ due, isComputers }: RoomSummary) => isComputers || due !== null && now > due;
    return [...this.#heads.values()].filter(isDue).map(({ code }) => code);
  }

  /** Rooms to sweep. */
  forgotten(now: number): string[] {
    const isOver = (head: RoomSummary) => now - head.touched > this.#patience(head);
    return [...this.#heads.values()].filter(isOver).map(({ code }) => code);
  }

  /** Until when a room is kept that was left in the middle of a game, ms: never less than two turns. */
  keptUntil(code: string, now: number): number {
    const { clock } = this.#heads.get(code) ?? { clock: null };
    return now + Math.max(this.limits.unfinishedDays * DAY, 2 * (clock ?? 0) * SECOND);
  }

  /** How long a room may lie untouched, ms: never less than two of its turns may take. */
  #patience({ taken, clock, phase, tournament }: RoomSummary): number {
    const { idleMinutes, untakenMinutes } = this.limits;
    if (tournament !== undefined && phase === "over") return LOOKED_AT;
    if (!taken) return untakenMinutes * MINUTE;
    return Math.max(idleMinutes * MINUTE, 2 * (clock ?? 0) * SECOND);
  }

  #host({ code, phase }: RoomSummary, identity: string | undefined): void {
    if (!identity || phase === "over") return;
    this.#games.count([identity]);
    this.#hosts.set(code, identity);
  }

  #unhost(code: string): void {
    const identity = this.#hosts.get(code);
    if (identity !== undefined) this.#games.release([identity]);
    this.#hosts.delete(code);
  }
}

/** The one source, if it is known. */
function listed(source: string | undefined): readonly string[] {
  return source ? [source] : [];
}

function newestFirst(a: RoomSummary, b: RoomSummary): number {
  return b.touched - a.touched;
}
