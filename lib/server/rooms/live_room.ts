/**
 * A room in memory, between the disk and those who are connected to it. Commands are judged one at
 * a time; what they do is sent to anyone only after the store has kept it.
 */

import { type Awaited, awaitedSince } from "../../rooms/awaited.ts";
import type { LoggedEvent, Player } from "../../rooms/event.ts";
import { headOf, type RoomSummary } from "../../rooms/summary.ts";
import { appendTo, emptyLog, since } from "../../rooms/log.ts";
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
import { phaseOf, type RoomView } from "../../rooms/view.ts";
import { isStoreFailure } from "../store/failure.ts";
import { owedFor } from "../store/owed.ts";
import type { Store } from "../store/store.ts";
import { Bot } from "./computer_player.ts";
import type { Choose } from "./chooser.ts";
import { finishedBy } from "./finished.ts";
import type { Forbidden } from "../moderation/moderation.ts";
import { Lost } from "./lost.ts";
import { Neighbors } from "./neighbors.ts";
import type { Elsewhere, Peer } from "./peer.ts";
import { TurnClock } from "./turn_clock.ts";
import type { World } from "../clock.ts";

/** One connection to a room. */
export interface Connection {
  /** Null for a watcher. */
  readonly player: Player | null;
  /** The hash of its seat's token. */
  readonly token: string;
  /** Where it comes from: an address, or a network. */
  readonly source: string;
  /** Whether it counts as being here: a poller may be silent for a while and come back. */
  readonly present: boolean;
  /** Something happened. */
  wake(): void;
}

/** Who does for rooms what takes time. */
export interface Helpers {
  /** Chooses the computers' turns. */
  readonly choose: Choose;
  /** Knows who is connected to other processes. */
  readonly peer: Peer;
  /** What stands for a source where other processes hear of it; the source itself unless told. */
  readonly markOf?: (source: string) => string;
  /** Tells who is not here that it is their turn. */
  readonly remind: (turn: Awaited) => void;
  /** Why somebody, known by the hash of their identity, may not do something; all may do all unless told. */
  readonly forbids?: (identity: string, request: Request) => Forbidden | undefined;
}

/** What processes tell each other when a player comes: the room, the player and the source's mark. */
export const SOURCE = "source";

/** A player whose last connection ended is gone this many ms later: a page that reloads is back by then. */
const DEPART_AFTER = 2_000;
/** How soon it's looked again whether others had time to say that they have somebody, ms. */
const LOOK_AGAIN = 500;
/** A process that loads a room trusts signs of life of others that aren't older than this, ms. */
const RECENT = 4_000;
/** Others note so soon who sat down or came through them, ms, even on a machine with much to do. */
const NOTED_WITHIN = 5_000;
/** More requests than this waiting for the disk are turned away. */
const MOST_WAITING = 32;

export class LiveRoom {
  #room: Room;
  #log = emptyLog;
  readonly #connections = new Set<Connection>();
  readonly #neighbors = new Neighbors();
  /** The end of the queue of commands. */
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  /** The reading of what others added, until it begins. */
  #catchingUp: Promise<unknown> | undefined;
  /** Departures that aren't in the log yet. */
  #departing = 0;
  readonly #clock: TurnClock;
  readonly #bot: Bot;
  #watchers: number | undefined;
  #closed = false;
  #reconciling = false;
  readonly #lost = new Lost();
  /** Whether somebody came or went while it was being logged. */
  #hasMoved = false;

  constructor(
    events: readonly LoggedEvent[],
    private readonly store: Store,
    private readonly world: World,
    private readonly noted: (head: RoomSummary) => void,
    private readonly helpers: Helpers,
  ) {
    this.#bot = new Bot({
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

  /** How many watch; counted again only when somebody came or went. */
  get watchers(): number {
    return this.#watchers ??= this.#present(null);
  }

  /** Whether nobody needs it in memory. */
  get idle(): boolean {
    const isAwaited = this.#connections.size + this.#waiting + this.#departing > 0;
    return !isAwaited && !this.#reconciling && !this.#bot.isToMove && !this.#isOfTournament;
  }

  /** A tournament waits for its end, though both players be gone. */
  get #isOfTournament(): boolean {
    return this.view.settings.tournament !== undefined && phaseOf(this.view) === "playing";
  }

  /** Lets a connection in, or takes note that one that is in is present or not. */
  attach(connection: Connection): void {
    this.#connections.add(connection);
    if (connection.player !== null) this.#noteSource(connection.player, connection.source);
    this.#moved(connection, connection.present);
  }

  /** A player has come through another process from a source, as that is marked. */
  hearOf(player: Player, mark: string): void {
    this.#neighbors.note(player, mark);
    this.reconcile();
  }

  detach(connection: Connection): void {
    if (this.#connections.delete(connection)) this.#moved(connection, false);
  }

  /** What a connection that saw `version` last has missed; the last it hears if the seat is another's now. */
  news({ player, token }: Connection, version: number): readonly ServerMessage[] {
    if (this.#closed) return [{ t: "fatal", why: "unknown-room" }];
    const holder = player === null ? undefined : this.secrets.holders[player];
    if (holder && !sameHash(holder.token, token)) return [{ t: "fatal", why: "taken-along" }];
    const seen = version > this.view.version ? 0 : version;
    const queue = player === null ? undefined : this.secrets.queues[player];
    const news = since(this.#log, seen, this.view);
    return queue && queue.v > seen ? [{ t: "queue", queue }, ...news] : news;
  }

  ask(by: Player, request: Request): Promise<Answer> {
    const forbidden = this.helpers.forbids?.(this.secrets.holders[by]!.identity, request);
    if (forbidden) {
      const { why, ...until } = forbidden;
      return Promise.resolve({ ...refusal(this.view, request, why), ...until });
    }
    if (this.#waiting >= MOST_WAITING) return Promise.resolve(refusal(this.view, request, "busy"));
    return this.#queue(async () => {
      if (request.on > this.view.version) await this.#tryToReadOn();
      const done = await this.#commit({ by, request });
      return done?.answer ?? refusal(this.view, request, "storage");
    });
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

  /** Brings who is said to be here in line with who is connected. */
  reconcile(): void {
    this.#hasMoved = true;
    // Of a process that ends the others say who is gone.
    if (this.#reconciling || this.helpers.peer.isLeaving) return;
    this.#reconciling = true;
    this.#tellPresence().catch((error) => this.world.report(error)).finally(() => {
      this.#reconciling = false;
      if (this.#hasMoved) this.reconcile();
    });
  }

  /** Sends everyone away for good, once all that waits is done. */
  async close(): Promise<void> {
    await this.#queue(() => Promise.resolve(this.#end()));
  }

  #end(): void {
    this.#closed = true;
    this.rest();
    this.#wakeAll();
  }

  /** Nobody is left, and no clock need run. */
  rest(): void {
    this.#clock.stop();
    this.#bot.rest();
    for (const player of this.view.players.keys()) {
      this.helpers.peer.release(this.view.code, player);
    }
  }

  /** Begins to hold the room: unless others have its players, nobody is here. */
  async begin(): Promise<void> {
    const { code, version } = this.view;
    const elsewhere = await this.helpers.peer.elsewhere(code);
    const isUnknown = !elsewhere || this.world.now() - elsewhere.sureUntil > RECENT ||
      this.#missing().some((player) => this.#isJustHere(player));
    if (isUnknown) this.reconcile();
    else if (elsewhere.players.size === 0) await this.tell({ t: "wake", on: version });
    this.rouse();
  }

  /** Sees to it that what nobody asks for happens: a turn's end when its time is up, and the computer's. */
  rouse(): void {
    this.#clock.follow(this.view);
    this.#bot.follow(this.view);
  }

  /** Of two who come through two processes at least one of those hears of both. */
  #noteSource(player: Player, source: string): void {
    const { markOf = (same) => same, peer } = this.helpers, mark = markOf(source);
    this.#neighbors.note(player, mark);
    if (this.#asksOfSources) peer.tell(SOURCE, `${this.view.code} ${player} ${mark}`);
  }

  /** Games of other rooms score nothing anyway. */
  get #asksOfSources(): boolean {
    return this.view.settings.listed && !this.secrets.isNear;
  }

  #moved({ player }: Connection, here: boolean): void {
    if (player === null) this.#watchers = undefined;
    else if (here) this.reconcile();
    else this.#departLater();
  }

  #departLater(ms = DEPART_AFTER): void {
    this.#departing++;
    this.world.after(ms, () => {
      this.#departing--;
      this.reconcile();
    });
  }

  async #tellPresence(): Promise<void> {
    for (;;) {
      this.#hasMoved = false;
      await this.#holdPresent();
      const command = this.#untold(await this.#elsewhere());
      // After a failure of the store the next sweep tries again.
      if (!command || !await this.tell(command)) return;
    }
  }

  /** Other processes know who is connected here before the room is. */
  async #holdPresent(): Promise<void> {
    const { peer } = this.helpers, { code, players } = this.view;
    for (const [player, { level }] of players.entries()) {
      if (level !== null) continue;
      if (!this.#closed && this.#present(player) > 0) await peer.hold(code, player);
      else peer.release(code, player);
    }
  }

  /** Who is connected to others of those who are said to be here, and are not; undefined if unknown. */
  async #elsewhere(): Promise<Elsewhere | undefined> {
    return this.#missing().length > 0
      ? await this.helpers.peer.elsewhere(this.view.code)
      : undefined;
  }

  #missing(): readonly Player[] {
    return this.view.players.flatMap(({ here, level }, player) =>
      here && level === null && this.#present(player) === 0 ? [player] : []
    );
  }

  #present(player: Player | null): number {
    return [...this.#connections].filter((connection) =>
      connection.player === player && connection.present
    ).length;
  }

  /** Somebody's coming or going that the room doesn't know of, or that two are neighbors. */
  #untold(elsewhere: Elsewhere | undefined): SystemCommand | undefined {
    if (this.#closed) return undefined;
    for (const [player, { here }] of this.view.players.entries()) {
      if (!here && this.#present(player) > 0) return { t: "arrive", player };
    }
    const gone = this.#missing().find((player) => !elsewhere?.players.has(player));
    this.#lost.note(this.#missing(), elsewhere);
    if (gone !== undefined) {
      if (!elsewhere || this.#isJustHere(gone)) this.#departLater();
      else if (!this.#lost.isSure(gone, elsewhere)) this.#departLater(LOOK_AGAIN);
      else return { t: "depart", player: gone };
    }
    return this.#asksOfSources && this.#neighbors.areNear ? { t: "near" } : undefined;
  }

  /** A player who sat down or came through another process may be noted there in a moment. */
  #isJustHere(player: Player): boolean {
    const { since } = this.view.players[player]!;
    return !this.helpers.peer.isAlone && Math.abs(this.world.now() - since) < NOTED_WITHIN;
  }

  #queue<Value>(job: () => Promise<Value>): Promise<Value> {
    this.#waiting++;
    const done = this.#last.then(job).finally(() => this.#waiting--);
    this.#last = done.catch(() => {});
    return done;
  }

  /** Undefined when the store failed, or the room is closed. */
  async #commit(command: Command): Promise<Received | undefined> {
    while (!this.#closed) {
      const received = receive(this.#room, command, this.world.now());
      const { room, events } = received;
      if (events.length === 0) return received;
      const finished = finishedBy(events, room);
      // Only who writes a turn reminds of the next, so that each is reminded once.
      const awaited = awaitedSince(this.view, room), head = headOf(room);
      const owed = awaited && owedFor(awaited, this.world.now());
      const kept = await this.store.append(head, events, finished, owed);
      if (kept === "kept") {
        if (awaited) this.helpers.remind(awaited);
        this.#advance(room, events, head);
      }
      if (kept !== "taken") return kept === "kept" ? received : undefined;
      const read = await this.#tryToReadOn();
      // Another process has deleted it.
      if (read === "nothing") return void this.#end();
      if (read === "failed") return undefined;
    }
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
    this.#wakeAll();
  }

  #wakeAll(): void {
    for (const connection of [...this.#connections]) connection.wake();
  }
}
