/** Who may open rooms, which of them await players, and which are forgotten: the database knows them all. */

import { type RoomSummary, type ShownHead, shownHead } from "../../rooms/summary.ts";
import type { World } from "../clock.ts";
import type { Forgotten, RoomList } from "../store/room_list.ts";
import { LastKnown } from "./last_known.ts";
import type { Limits } from "./limits.ts";
import { Quota } from "./quota.ts";
import { Rate } from "./rate.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** How many open games the lobby shows: as an island's props, with the longest names, within 4 KB. */
const SHOWN = 24;

/**
 * How long a room of a tournament or of bots alone is looked at once its game is over, ms: of fast bots'
 * there are many.
 */
const LOOKED_AT = 10 * MINUTE;

/** How many running games are looked at for those who watch. */
const MOST_RUNNING = 100;
/** How old lists may be, and how old it may be how many rooms there are, ms. */
const LIST_FRESH = 200, SIZE_FRESH = 1_000;

type List = LastKnown<readonly RoomSummary[]>;

/** A place for one more room, to be given back once the room is there, or isn't to be. */
type Reservation = () => void;

export class Lobby {
  readonly #running: List;
  /** By game, and of all games. */
  readonly #waiting = new Map<string | undefined, List>();
  readonly #size: LastKnown<number>;
  /** Rooms that are being opened: those aren't in the database yet. */
  readonly #opening: Quota;
  /** Who opened rooms here in which nobody sat down yet, by code. */
  readonly #hosts = new Map<string, string>();
  readonly #guesses: Rate;
  /** Wrong codes as each source tried them. */
  readonly #tries: Rate;
  #noted = (_head: RoomSummary) => {};

  constructor(
    private readonly rooms: RoomList,
    private readonly limits: Limits,
    private readonly world: Pick<World, "now" | "after">,
  ) {
    this.#opening = new Quota(Infinity, Infinity);
    this.#guesses = new Rate(limits.guessesPerMinute, MINUTE);
    this.#tries = new Rate(1, MINUTE);
    this.#running = new LastKnown(() => rooms.running(MOST_RUNNING), [], LIST_FRESH, world);
    this.#size = new LastKnown(() => rooms.size(), 0, SIZE_FRESH, world);
  }

  /** How many rooms there were when that was last asked. */
  get size(): number {
    return this.#size.last;
  }

  /** Counts the rooms. */
  async count(): Promise<number> {
    return await this.#size.get();
  }

  /**
   * A place for one more room of an address, and of an identity if one is told; undefined if they, or
   * all, have enough. Throws where the store fails.
   */
  async reserve([address, identity]: readonly string[]): Promise<Reservation | undefined> {
    const { rooms, roomsPerSource, roomsPerIdentity } = this.limits;
    const sources = [address ?? "", identity ?? ""].map((source, kind) => `${kind} ${source}`);
    const before = sources.map((source) => this.#opening.of(source)), { total } = this.#opening;
    this.#opening.count(sources);
    const release = () => this.#opening.release(sources);
    try {
      const held = await this.rooms.held(address ?? "", identity ?? "");
      const hosted = identity === undefined ? 0 : await this.#hostedBy(identity);
      const isFree = await this.count() + total < rooms &&
        (!address || held.ofSource + before[0]! < roomsPerSource) &&
        (!identity || held.ofIdentity + hosted + before[1]! < roomsPerIdentity);
      if (isFree) return release;
    } catch (error) {
      release();
      throw error;
    }
    release();
  }

  /** Takes note of a new room, for which there was a reservation. */
  own(head: RoomSummary, [, identity]: readonly string[]): void {
    if (identity && !head.taken) this.#hosts.set(head.code, identity);
    this.#size.last++;
    this.note(head);
  }

  /** Takes note of how a room now is that is loaded here. */
  note(head: RoomSummary): void {
    if (head.taken) this.#hosts.delete(head.code);
    // In a game that goes on nothing changes that a list shows.
    if (!head.unfinished) this.forgetLists();
    this.#noted(head);
  }

  /** Calls back whenever it takes note of how a room is. */
  onNote(call: (head: RoomSummary) => void): void {
    this.#noted = call;
  }

  /** What is shown from now on is asked for again. */
  forgetLists(known?: readonly RoomSummary[]): void {
    const lists: List[] = [this.#running, ...this.#waiting.values()];
    for (const list of lists) list.forget(known);
  }

  /** Forgets an identity, whose name may be in the lists. */
  forget(identity: string): void {
    this.forgetLists([]);
    for (const [code, host] of this.#hosts) if (host === identity) this.#hosts.delete(code);
  }

  /** Those of these rooms in which somebody waits for others. */
  async waitingAmong(codes: readonly string[]): Promise<ReadonlySet<string>> {
    const waiting = (await this.rooms.heads(codes)).filter(({ phase }) => phase === "waiting");
    return new Set(waiting.map(({ code }) => code));
  }

  /** Those of these rooms that there are. */
  heads(codes: readonly string[]): Promise<readonly RoomSummary[]> {
    return this.rooms.heads(codes);
  }

  /** Whether this source has tried so many codes of no room that it must be guessing. */
  isGuesser(source: string, now: number): boolean {
    return this.#guesses.isSpent(source, now);
  }

  /** Counts a code that was of no room, once: a class may type the same one from the board. */
  missed(source: string, code: string, now: number): void {
    const isNew = this.#tries.allow([`${source} ${code}`], now);
    if (isNew) this.#guesses.allow([source], now);
  }

  /** Rooms shown to everyone in which somebody waits, of one game or of all, the newest first. */
  async waiting(of?: string): Promise<ShownHead[]> {
    const list = this.#waiting.get(of) ??
      new LastKnown(() => this.rooms.waiting(SHOWN, of), [], LIST_FRESH, this.world);
    this.#waiting.set(of, list);
    return (await list.get()).map(shownHead);
  }

  /** All of them, as the server knows them. */
  waitingHeads(): Promise<readonly RoomSummary[]> {
    return this.rooms.waiting(this.limits.rooms);
  }

  /** The rooms shown to everyone in which a game goes on, the newest first. */
  running(): Promise<readonly RoomSummary[]> {
    return this.#running.get();
  }

  /** The rooms that somebody sits in and whose games are not over, the newest first. */
  of(...identities: readonly string[]): Promise<readonly RoomSummary[]> {
    return this.rooms.of(identities);
  }

  /** Those of a person, and the games that were left without a clock and may be gone on with. */
  async ofPerson(identity: string): Promise<readonly RoomSummary[]> {
    return [...await this.of(identity), ...await this.rooms.left(identity)];
  }

  /** At how many of those tables each of these sits. */
  async seatsOf(identities: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const seats = new Map(identities.map((identity) => [identity, 0]));
    for (const { players = [] } of await this.rooms.of(identities)) {
      for (const { identity } of players) {
        const count = seats.get(identity);
        if (count !== undefined) seats.set(identity, count + 1);
      }
    }
    return seats;
  }

  /** Rooms that await no person: by post with a turn's time up, or on a computer's turn. */
  due(): Promise<readonly string[]> {
    return this.rooms.due(this.world.now());
  }

  /** Rooms to sweep: those that lay untouched for too long, and never less than two of their turns. */
  forgotten(): Promise<readonly Forgotten[]> {
    const { idleMinutes, untakenMinutes, slowMinutes } = this.limits;
    return this.rooms.forgotten(this.world.now(), {
      played: LOOKED_AT,
      untaken: untakenMinutes * MINUTE,
      idle: idleMinutes * MINUTE,
      slow: slowMinutes * MINUTE,
    });
  }

  /** Until when a room is kept that was left in the middle of a game, ms: never less than two turns. */
  keptUntil(twoTurns: number): number {
    return this.world.now() + Math.max(this.limits.unfinishedDays * DAY, twoTurns);
  }

  /** The rooms opened here that nobody was seen to enter. */
  untaken(): string[] {
    return [...this.#hosts.keys()];
  }

  drop(code: string): void {
    this.#hosts.delete(code);
    this.forgetLists();
  }

  /** How many rooms count for somebody though they haven't sat down in them. */
  async #hostedBy(identity: string): Promise<number> {
    const codes = [...this.#hosts].filter(([, host]) => host === identity).map(([code]) => code);
    const untaken = (await this.rooms.heads(codes)).filter(({ taken }) => !taken);
    const there = new Set(untaken.map(({ code }) => code));
    for (const code of codes) if (!there.has(code)) this.#hosts.delete(code);
    return there.size;
  }
}
