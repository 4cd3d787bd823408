/** The rooms of this process: opened, loaded when somebody comes, let go when nobody is left. */

import { isRoomCode } from "../../rooms/code.ts";
import type { LoggedEvent, Settings } from "../../rooms/event.ts";
import { headOf, isDeserted, type RoomSummary } from "../../rooms/summary.ts";
import type { Known } from "../moderation/restraints.ts";
import type { Lobby } from "./lobby.ts";
import { isStoreFailure } from "../store/failure.ts";
import { marksOf } from "../store/sql/room_list.ts";
import type { Store } from "../store/store.ts";
import { type Helpers, LiveRoom } from "./live_room.ts";
import { SOURCE } from "./room_presence.ts";
import { openRoomIn, type Sitter } from "./open_room.ts";
import { guarded, type World } from "../clock.ts";

/** What processes tell each other when a program sits down in a room: its code. */
export const SEATED = "seated";

/** How long until a room is read again whose news could not be read, ms. */
const CATCH_UP_AGAIN = 1_000;

/** How often it's tried to end a room that is touched meanwhile. */
const END_TRIES = 3;

export class Hub {
  readonly #rooms = new Map<string, Promise<LiveRoom | undefined>>();
  /** Those that were asked for since the last sweep: who asked may be about to come in. */
  readonly #asked = new Set<string>();
  readonly #unsubscribe: () => void;
  readonly #forgetLoss: () => void;

  constructor(
    private readonly store: Store,
    private readonly lobby: Lobby,
    private readonly world: World,
    private readonly helpers: Helpers,
  ) {
    const catchUp = guarded(world, (code: string, news?: News) => this.#catchUp(code, news));
    this.#unsubscribe = store.subscribe({
      catchUp,
      retired: guarded(world, (code) => this.#retired(code)),
    });
    const hear = async (text: string) => {
      const [code, player, mark] = text.split(" ");
      (await this.loaded(code!))?.hearOf(Number(player), mark!);
    };
    helpers.peer.onTold(SOURCE, guarded(world, hear));
    this.#forgetLoss = helpers.peer.onLoss(guarded(world, () => this.#reconcile()));
  }

  /** Rooms in memory. */
  get size(): number {
    return this.#rooms.size;
  }

  /**
   * The new room's code; or why there is none: these sources have enough, or the disk fails. The
   * first of them is the mark of an address. Those who have met already sit down in it.
   */
  async open(
    settings: Settings,
    sources: readonly string[],
    sitters?: readonly Sitter[],
  ): Promise<OpenedRoom> {
    try {
      const release = await this.lobby.reserve(sources);
      return release
        ? await this.#open(settings, sources, sitters).finally(release)
        : { refused: "limit" };
    } catch (error) {
      if (isStoreFailure(error)) return { refused: "storage" };
      throw error;
    }
  }

  async #open(
    settings: Settings,
    sources: readonly string[],
    sitters: readonly Sitter[] = [],
  ): Promise<OpenedRoom> {
    const opened = await openRoomIn(this.store, this.world, settings, sources[0], sitters);
    if (!opened) return { refused: "storage" };
    this.lobby.own(opened.head, sources);
    const { code } = opened.head;
    if (sitters.some(({ owner }) => owner !== undefined)) this.helpers.peer.tell(SEATED, code);
    return { code };
  }

  /** The room of a code that somebody knows; anyone who guesses codes is soon told of none. */
  async visit(code: string, source: string): Promise<LiveRoom | "unknown" | "limit"> {
    const now = this.world.now();
    if (this.lobby.isGuesser(source, now)) return "limit";
    // What's no code guesses nothing, and may be as long as a request.
    if (!isRoomCode(code)) return "unknown";
    const room = await this.find(code);
    if (!room) this.lobby.missed(source, code, now);
    return room ?? "unknown";
  }

  /** The room of that code, from memory or the disk; undefined when there is none. */
  find(code: string): Promise<LiveRoom | undefined> {
    this.#asked.add(code);
    const known = this.#rooms.get(code);
    if (known) return known;
    const loading = this.#load(code);
    this.#rooms.set(code, loading);
    const forget = () => this.#rooms.delete(code) && this.#asked.delete(code);
    loading.then((room) => room || forget(), forget);
    return loading;
  }

  /** A room that is in memory, and that asking for it doesn't wake. */
  async loaded(code: string): Promise<LiveRoom | undefined> {
    return await this.#rooms.get(code);
  }

  /** Nobody could play for a while. */
  excuse(): void {
    for (const loading of this.#rooms.values()) {
      guarded(this.world, async () => await (await loading)?.excuse())();
    }
  }

  /** Lets go of what nobody needs here, nor has asked for since the sweep before. */
  async sweep(): Promise<void> {
    const asked = new Set(this.#asked);
    this.#asked.clear();
    for (const [code, loading] of this.#rooms) {
      const room = await loading;
      if (!room?.idle || asked.has(code) || this.#asked.has(code)) room?.reconcile();
      else if (this.#rooms.delete(code)) room.rest();
    }
  }

  /** Deletes what everyone has left, and sees to rooms that await nobody: one process does it for all. */
  async tend(): Promise<void> {
    // Passes come first: after a server was away for days, nobody has left where a turn's time is up.
    for (const code of await this.lobby.due()) await this.#rouse(code);
    for (const { code, twoTurns, touched } of await this.lobby.forgotten()) {
      await this.#retire(code, twoTurns, touched);
    }
  }

  /**
   * A room that is loaded sees to its clock and to its computers. One that this version can't read, since a
   * newer one opened it, keeps no other from going on.
   */
  async #rouse(code: string): Promise<void> {
    try {
      await (await this.find(code))?.tell({ t: "flag" });
    } catch (error) {
      if (isStoreFailure(error)) throw error;
      this.world.report(error);
    }
  }

  /** Forgets rooms that another process retired while this one could not be told. */
  async forgetRetired(): Promise<void> {
    const known = [...this.#rooms.keys(), ...this.lobby.untaken()];
    for (const code of await this.store.retired(known)) await this.#retired(code);
  }

  /** Ends a room for good, with the game in it; false if there is none. */
  async end(code: string): Promise<boolean> {
    const room = await this.find(code);
    if (!room) return false;
    if (!await room.tell({ t: "end" })) return false;
    await this.#retire(code, marksOf(headOf(room.room)).twoTurns);
    return true;
  }

  /** Ends a room in which somebody waits; whether it did: a game that begins there meanwhile goes on. */
  async endWait(code: string, isMeant = (_: RoomSummary) => true): Promise<boolean> {
    // Somebody may come or go in it each time.
    for (let tries = 0; tries < END_TRIES; tries++) {
      const [head] = await this.lobby.heads([code]);
      if (head?.phase !== "waiting" || !isMeant(head)) return false;
      if (await this.#retire(code, marksOf(head).twoTurns, head.touched)) return true;
    }
    return false;
  }

  /** Ends rooms shown to everyone in which nobody waits but people who are meant, and their bots. */
  async endWaiting(isMeant: (known: Known) => boolean): Promise<void> {
    for (const { code, opener = "", players } of await this.lobby.waitingHeads()) {
      // Of where they come from only the opener's address is known, who sat down first.
      const isTheirs = players.every(({ identity, owner = "" }, player) =>
        isMeant({ identity, owner }) || player === 0 && isMeant({ mark: opener })
      );
      if (isTheirs) await this.end(code);
    }
  }

  /** Follows rooms in which somebody was deleted, and ends those in which nobody else waits. */
  async follow(heads: readonly RoomSummary[]): Promise<void> {
    this.lobby.forgetLists();
    for (const { code } of heads) await (await this.#rooms.get(code))?.catchUp();
    for (const { code } of heads.filter(isDeserted)) await this.endWait(code, isDeserted);
  }

  stop(): void {
    this.#unsubscribe();
    this.#forgetLoss();
  }

  /** Players may have gone with another process. */
  async #reconcile(): Promise<void> {
    for (const loading of [...this.#rooms.values()]) (await loading)?.reconcile();
  }

  async #load(code: string): Promise<LiveRoom | undefined> {
    const events = await this.store.read(code, 0);
    if (events.length === 0) return undefined;
    const noted = (head: RoomSummary) => this.lobby.note(head);
    const room = new LiveRoom(events, this.store, this.world, noted, this.helpers);
    await room.begin();
    return room;
  }

  /**
   * A room that somebody has ended closes whatever becomes of that on the disk: nobody is to play on.
   * Whether that's kept.
   *
   * @param touched when nobody has: the last time that it was touched, since it may have been by now
   */
  async #retire(code: string, twoTurns: number, touched?: number): Promise<boolean> {
    const isRetired = await this.store.retire(code, this.lobby.keptUntil(twoTurns), touched);
    if (isRetired || touched === undefined) await this.#retired(code);
    return isRetired;
  }

  /** This process or another retired a room; who comes to it meanwhile has one of their own. */
  async #retired(code: string): Promise<void> {
    const loading = this.#rooms.get(code);
    await (await loading)?.close();
    this.lobby.drop(code);
    if (this.#rooms.get(code) === loading) this.#rooms.delete(code);
  }

  /** Reads on in a room if it is loaded here. */
  async #catchUp(code: string, news?: News): Promise<void> {
    const room = await this.#rooms.get(code);
    if (!room) return;
    try {
      await (news ? room.follow(news()) : room.catchUp());
    } catch (error) {
      if (!isStoreFailure(error)) throw error;
      this.world.after(CATCH_UP_AGAIN, guarded(this.world, () => this.#catchUp(code)));
    }
  }
}

/** Events that come along with a hint. */
type News = () => readonly LoggedEvent[];

type OpenedRoom =
  | { readonly code: string }
  | { readonly refused: "limit" | "storage" };
