/**
 * A room in memory, between the disk and those who are connected to it. Commands are judged one at
 * a time; what they do is sent to anyone only after the store has kept it.
 */

import { type Awaited, awaitedSince } from "../../rooms/awaited.ts";
import { deadlineOf, isFlagged } from "../../rooms/clock.ts";
import { type Missed, missedSince } from "../../rooms/missed.ts";
import type { LoggedEvent, Player } from "../../rooms/event.ts";
import type { FinishedGame } from "../../leaderboard/finished_game.ts";
import { headOf, type RoomSummary } from "../../rooms/summary.ts";
import { appendTo, emptyLog, isSame, since } from "../../rooms/log.ts";
import type { Answer, Request, ServerMessage } from "../../rooms/protocol.ts";
import {
  type Command,
  foldRoom,
  receive,
  type Received,
  refusal,
  type Room,
  type SystemCommand,
} from "../../rooms/room.ts";
import { sameHash } from "../../rooms/seats.ts";
import type { Holder } from "../../rooms/secrets.ts";
import { isCorrespondence, phaseOf, type RoomView } from "../../rooms/view.ts";
import { isStoreFailure } from "../store/failure.ts";
import { owedFor } from "../store/owed.ts";
import type { Store } from "../store/store.ts";
import { Asked } from "./asked.ts";
import { ComputerPlayer } from "./computer_player.ts";
import type { Choose } from "./workers.ts";
import { finishedBy } from "./finished.ts";
import { keptApart, type Relations } from "../moderation/blocks.ts";
import type { Forbidden } from "../moderation/moderation.ts";
import type { Peer } from "./peer.ts";
import { type Connection, RoomPresence } from "./room_presence.ts";
import { TurnClock } from "./turn_clock.ts";
import { guarded, STANDSTILL, type World } from "../clock.ts";

/** Who does for rooms what takes time. */
export interface Helpers extends Relations {
  /** Chooses the computers' turns. */
  readonly choose: Choose;
  /** Knows who is connected to other processes. */
  readonly peer: Peer;
  /** What stands for a source where other processes hear of it; the source itself unless told. */
  readonly markOf?: (source: string) => string;
  /** Tells who is not here that it is their turn. */
  readonly remind: (turn: Awaited) => void;
  /** Tells who is not here what they missed. */
  readonly inform: (missed: Missed) => void;
  /** Hears of each game once it's archived. */
  readonly archived?: (game: FinishedGame) => void;
  /** Why somebody may not do something; all may do all unless told. */
  readonly forbids?: (holder: Holder, request: Request) => Forbidden | undefined;
}

/** More requests than this waiting for the disk are turned away. */
const MOST_WAITING = 32;
/** How long until a room that couldn't keep something tries whether it can, ms. */
const LOOK_AGAIN = 1_000;

export class LiveRoom {
  #room: Room;
  #log = emptyLog;
  readonly #presence: RoomPresence;
  /** The end of the queue of commands. */
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  readonly #asked: Asked;
  /** The reading of what others added, until it begins. */
  #catchingUp: Promise<unknown> | undefined;
  readonly #clock: TurnClock;
  readonly #computer: ComputerPlayer;
  #closed = false;
  /** The version on which a clock ran on while nobody could play; 0 if it has been made good. */
  #stoodAt = 0;
  #stopLooking = () => {};
  /** The version that brought the last turn which somebody was reminded of. */
  #reminded = 0;

  constructor(
    events: readonly LoggedEvent[],
    private readonly store: Store,
    private readonly world: World,
    private readonly noted: (head: RoomSummary) => void,
    private readonly helpers: Helpers,
  ) {
    this.#asked = new Asked(world);
    this.#computer = new ComputerPlayer({
      choose: (thought) => helpers.choose(thought, this.secrets.opener || this.view.code),
      tell: (command) => this.tell(command),
      catchUp: () => this.catchUp(),
      once: (act) => helpers.peer.once(`computer ${this.view.code}`, act),
      world,
    });
    this.#clock = new TurnClock(
      world,
      async () => await this.tell({ t: "flag" }) || this.#closed,
    );
    this.#presence = new RoomPresence({
      room: () => this.#room,
      isClosed: () => this.#closed,
      tell: (command) => this.tell(command),
      markOf: helpers.markOf ?? ((source) => source),
      peer: helpers.peer,
      world,
    });
    this.#room = foldRoom(events);
    this.#log = appendTo(emptyLog, events);
  }

  get room(): Room {
    return this.#room;
  }

  get view(): RoomView {
    return this.#room.view;
  }

  get secrets(): Room["secrets"] {
    return this.#room.secrets;
  }

  /** The hash of who holds a seat; empty for a watcher, and for one whose data is deleted. */
  identityAt(player: Player | null): string {
    return player === null ? "" : this.secrets.holders[player]?.identity ?? "";
  }

  /** How many watch. */
  get watchers(): number {
    return this.#presence.watchers;
  }

  /** Whether nobody needs it in memory. */
  get idle(): boolean {
    const isAwaited = this.#waiting > 0 || this.#presence.isAwaited;
    return !isAwaited && !this.#computer.isToMove && !this.#isOfTournament;
  }

  /** A tournament waits for its end, though both players be gone. */
  get #isOfTournament(): boolean {
    return this.view.settings.tournament !== undefined && phaseOf(this.view) === "playing";
  }

  /** Whether nobody looks at any of a player's pages, as far as they're connected here. */
  isDozing(player: Player): boolean {
    return this.#presence.isDozing(player);
  }

  /** Lets a connection in, or takes note that one that is in is present or not. */
  attach(connection: Connection): void {
    this.#presence.attach(connection);
  }

  /** A player has come through another process from a source, as that is marked. */
  hearOf(player: Player, mark: string): void {
    this.#presence.hearOf(player, mark);
  }

  detach(connection: Connection): void {
    this.#presence.detach(connection);
  }

  /** Brings who is said to be here in line with who is connected. */
  reconcile(): void {
    this.#presence.reconcile();
  }

  /** The version that somebody saw last, whose event was then; 0 if that was of another log. */
  seen(version: number, at: number | undefined): number {
    return at === undefined || isSame(this.#log, version, at, this.view) ? version : 0;
  }

  /** What a connection that saw `version` last has missed; the last it hears if the seat is another's now. */
  news({ player, token }: Connection, version: number): readonly ServerMessage[] {
    if (this.#closed) return [{ t: "fatal", why: "unknown-room" }];
    const holder = player === null ? undefined : this.secrets.holders[player];
    if (holder && !sameHash(holder.token, token)) return [{ t: "fatal", why: "taken-along" }];
    const seen = version > this.view.version ? 0 : version;
    const queue = player === null ? undefined : this.secrets.queues[player];
    const news = since(this.#log, seen, this.view);
    // Who gets a snapshot may have premoves of another log: it takes them away.
    const isWhole = news[0]?.t === "snapshot";
    if (!queue || queue.v <= (isWhole ? 0 : seen)) return news;
    return isWhole ? [...news, { t: "queue", queue }] : [{ t: "queue", queue }, ...news];
  }

  ask(by: Player, request: Request): Promise<Answer> {
    const holder = this.secrets.holders[by];
    const forbidden = holder && this.helpers.forbids?.(holder, request);
    if (forbidden) {
      const { why, ...until } = forbidden;
      return Promise.resolve({ ...refusal(this.view, request, why), ...until });
    }
    const asked = this.#asked.answerTo(by, request.id);
    if (asked) return asked;
    if (this.#waiting >= MOST_WAITING) return Promise.resolve(refusal(this.view, request, "busy"));
    const answer = this.#queue(async () => {
      if (request.on > this.view.version) await this.#tryToReadOn();
      const why = await keptApart(by, request, this.secrets.holders, this.helpers);
      if (why) return refusal(this.view, request, why);
      const done = await this.#commit({ by, request });
      return done?.answer ?? refusal(this.view, request, "storage");
    });
    this.#asked.add(by, request.id, answer);
    return answer;
  }

  /** False when the store failed. */
  async tell(command: SystemCommand): Promise<boolean> {
    return await this.#queue(() => this.#commit({ system: command })) !== undefined;
  }

  /** Reads what another process added; all who ask before that begins are served by it. */
  catchUp(): Promise<unknown> {
    return this.#catchingUp ??= this.#queue(() => {
      this.#catchingUp = undefined;
      return this.#readOn();
    });
  }

  /** Takes in what another process added; if something before it is missing, all of that is read. */
  follow(events: readonly LoggedEvent[]): Promise<unknown> {
    return this.#queue(async () => {
      const { version } = this.view, news = events.filter(({ v }) => v > version);
      if (this.#closed || news.length === 0) return;
      if (news[0]!.v > version + 1) await this.#readOn();
      else this.#advance(foldRoom(news, this.#room), news);
    });
  }

  /** Reads on if somebody has seen more than is known here, through another process. */
  async reach(version: number): Promise<void> {
    if (version > this.view.version) await this.catchUp();
  }

  /** Sends everyone away for good, once all that waits is done. */
  async close(): Promise<void> {
    await this.#queue(() => Promise.resolve(this.#end()));
  }

  #end(): void {
    this.#closed = true;
    this.rest();
    this.#presence.wakeAll();
  }

  /** Nobody is left, and no clock need run. */
  rest(): void {
    this.#clock.stop();
    this.#stopLooking();
    this.#computer.rest();
    this.#presence.release();
  }

  /** Begins to hold the room: unless others have its players, nobody is here. */
  async begin(): Promise<void> {
    await this.#presence.begin();
    this.rouse();
  }

  /** Sees to it that what nobody asks for happens: a turn's end when its time is up, and the computer's. */
  rouse(): void {
    this.#clock.follow(this.view);
    this.#computer.follow(this.view);
  }

  #queue<Value>(job: () => Promise<Value>): Promise<Value> {
    this.#waiting++;
    const done = this.#last.then(job).finally(() => this.#waiting--);
    this.#last = done.catch(() => {});
    return done;
  }

  /** Nobody could play for a while. */
  async excuse(): Promise<void> {
    if (!this.#isTimed) return;
    this.#stoodAt = this.view.version;
    await this.tell({ t: "flag" });
  }

  /** Whether seconds count: a turn's, or those of somebody who has gone. */
  get #isTimed(): boolean {
    const { settings, players } = this.view;
    if (phaseOf(this.view) !== "playing" || isCorrespondence(settings)) return false;
    return deadlineOf(this.view) !== undefined || players.some(({ here }) => !here);
  }

  /** Undefined when the store failed, or the room is closed. */
  async #commit(command: Command): Promise<Received | undefined> {
    const received = await this.#makeGood() ? await this.#keep(command) : undefined;
    // What can't be kept now can be tried again, but the time goes on.
    if (!received) this.#standStill();
    else await this.#makeGood();
    return received;
  }

  /** Looks by itself when anything can be kept again. */
  #standStill(): void {
    this.#stoodAt ||= this.view.version;
    if (this.#closed) return;
    this.#stopLooking();
    this.#stopLooking = this.world.after(
      LOOK_AGAIN,
      guarded(this.world, () => this.tell({ t: "flag" })),
    );
  }

  /**
   * Starts a turn of seconds over that ran on while nobody could play, and lets who is away have as long to
   * come back as if they had just left; false while that can't be done. A store that failed may have kept
   * the turn before: nobody has heard of it.
   */
  async #makeGood(): Promise<boolean> {
    const stoodAt = this.#stoodAt;
    if (stoodAt === 0) return true;
    if (await this.#tryToReadOn() === "failed") return false;
    // Another process that could keep anything would have ended a turn whose time is up.
    const areAllOut = this.helpers.peer.isOnly || isFlagged(this.view, this.world.now());
    const on = areAllOut ? this.view.version : stoodAt;
    this.#stoodAt = 0;
    const { present: here } = this.#presence;
    const isDone = !this.#isTimed ||
      await this.#keep({ system: { t: "wake", on, here } }) !== undefined;
    if (!isDone) this.#stoodAt = stoodAt;
    return isDone;
  }

  async #keep(command: Command): Promise<Received | undefined> {
    while (!this.#closed) {
      const received = receive(this.#room, command, this.world.now());
      const { room, events } = received;
      if (events.length === 0) return received;
      const finished = finishedBy(events, room);
      // Only who writes a turn reminds of the next, so that each is reminded once.
      const awaited = this.#awaited(room, command), head = headOf(room);
      const owed = awaited && owedFor(awaited, this.world.now());
      const began = this.world.now();
      const kept = await this.store.append(head, events, finished, owed);
      if (kept === "kept") {
        const by = "by" in command ? command.by : undefined;
        const missed = missedSince(this.view, room, by, (player) => this.isDozing(player));
        for (const one of missed) this.helpers.inform(one);
        if (awaited) this.#remind(awaited, room);
        if (finished) this.helpers.archived?.(finished);
        this.#advance(room, events, head);
        // Nobody could answer what took so long to be kept.
        if (this.world.now() - began > STANDSTILL) this.#stoodAt = room.view.version;
      }
      if (kept !== "taken") return kept === "kept" ? received : undefined;
      const read = await this.#tryToReadOn();
      // Another process has deleted it.
      if (read === "nothing") return void this.#end();
      if (read === "failed") return undefined;
    }
  }

  /** Whom it leaves to be reminded: of each turn once. */
  #awaited(room: Room, command: Command): Awaited | undefined {
    if (room.view.changed === this.#reminded) return undefined;
    return awaitedSince(this.view, room, command, (player) => this.isDozing(player));
  }

  #remind(awaited: Awaited, { view }: Room): void {
    this.#reminded = view.changed;
    this.helpers.remind(awaited);
  }

  async #tryToReadOn(): Promise<"news" | "nothing" | "failed"> {
    try {
      return await this.#readOn() ? "news" : "nothing";
    } catch (error) {
      if (isStoreFailure(error)) return "failed";
      throw error;
    }
  }

  /** Whether there was anything to read. */
  async #readOn(): Promise<boolean> {
    const events = await this.store.read(this.view.code, this.view.version);
    if (events.length > 0) this.#advance(foldRoom(events, this.#room), events);
    return events.length > 0;
  }

  #advance(room: Room, events: readonly LoggedEvent[], head = headOf(room)): void {
    this.#room = room;
    this.#log = appendTo(this.#log, events);
    this.noted(head);
    this.rouse();
    this.#presence.wakeAll();
    // Who is connected here has been here all the time.
    if (events.some(({ t }) => t === "woke")) this.#presence.reconcile();
  }
}
