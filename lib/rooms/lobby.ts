/** Which rooms there are, who opened them, which of them await players, and which are forgotten. */

import { type RoomHead, type ShownHead, shownHead } from "./head.ts";
import type { Limits } from "./limits.ts";
import { Quota } from "./quota.ts";
import { Rate } from "./rate.ts";

const SECOND = 1_000;
const MINUTE = 60_000;
/** How many open games the lobby shows: as an island's props, with the longest names, within 4 KB. */
const SHOWN = 24;

export class Lobby {
  readonly #heads = new Map<string, RoomHead>();
  /** Who opened which room that is not over yet. */
  readonly #owners = new Map<string, readonly string[]>();
  readonly #quota: Quota;
  readonly #guesses: Rate;

  /** Begins with the rooms that were there before this process. */
  constructor(private readonly limits: Limits, heads: readonly RoomHead[]) {
    this.#quota = new Quota(limits.rooms, limits.roomsPerSource);
    this.#guesses = new Rate(limits.guessesPerMinute, MINUTE);
    for (const head of heads) this.#heads.set(head.code, head);
  }

  get size(): number {
    return this.#heads.size;
  }

  /** Whether these sources may open one more room; if so, the room is to be noted or released. */
  reserve(sources: readonly string[]): boolean {
    return this.#heads.size < this.limits.rooms && this.#quota.take(sources);
  }

  /** Gives a reservation back that came to nothing. */
  release(sources: readonly string[]): void {
    this.#quota.release(sources);
  }

  own(code: string, sources: readonly string[]): void {
    this.#owners.set(code, sources);
  }

  /** Takes note of how a room now is. A game that is over counts for nobody. */
  note(head: RoomHead): void {
    this.#heads.set(head.code, head);
    if (head.phase === "over") this.#disown(head.code);
  }

  drop(code: string): void {
    this.#heads.delete(code);
    this.#disown(code);
  }

  /** Whether this source has tried so many codes of no room that it must be guessing. */
  isGuesser(source: string, now: number): boolean {
    return this.#guesses.isSpent(source, now);
  }

  /** Counts a code that was of no room. */
  missed(source: string, now: number): void {
    this.#guesses.allow([source], now);
  }

  /** Rooms shown to everyone in which somebody waits, the newest first. */
  waiting(): ShownHead[] {
    const open = [...this.#heads.values()].filter(({ listed, phase, taken }) =>
      listed && phase === "waiting" && taken
    );
    return open.sort(newestFirst).slice(0, SHOWN).map(shownHead);
  }

  /** The rooms that somebody sits in and whose games are not over, the newest first. */
  of(identity: string): RoomHead[] {
    // Rooms that an older program kept do not tell who sits there.
    const mine = [...this.#heads.values()].filter(({ phase, players = [] }) =>
      phase !== "over" && players.some((player) => player.identity === identity)
    );
    return mine.sort(newestFirst);
  }

  /** Rooms that await no person: by post with a turn's time up, or on a computer's turn. */
  due(now: number): string[] {
    const isDue = ({ due, isComputers }: RoomHead) => isComputers || due !== null && now > due;
    return [...this.#heads.values()].filter(isDue).map(({ code }) => code);
  }

  /** Rooms to sweep. */
  forgotten(now: number): string[] {
    const isOver = (head: RoomHead) => now - head.touched > this.#patience(head);
    return [...this.#heads.values()].filter(isOver).map(({ code }) => code);
  }

  /** How long a room may lie untouched, ms: never less than two of its turns may take. */
  #patience({ taken, clock }: RoomHead): number {
    const { idleMinutes, untakenMinutes } = this.limits;
    if (!taken) return untakenMinutes * MINUTE;
    return Math.max(idleMinutes * MINUTE, 2 * (clock ?? 0) * SECOND);
  }

  #disown(code: string): void {
    const sources = this.#owners.get(code);
    if (sources) this.#quota.release(sources);
    this.#owners.delete(code);
  }
}

function newestFirst(a: RoomHead, b: RoomHead): number {
  return b.touched - a.touched;
}
