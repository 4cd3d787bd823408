/**
 * Who is connected to a room, here and through other processes, and what its log is told of their
 * coming and going.
 */

import type { Player } from "../../rooms/event.ts";
import type { Room, SystemCommand } from "../../rooms/room.ts";
import type { RoomView } from "../../rooms/view.ts";
import type { World } from "../clock.ts";
import { Lost, Neighbors } from "./presence_notes.ts";
import type { Elsewhere, Peer } from "./peer.ts";

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
  /** Until when its owner has seen what happened, ms; until now unless it's told. */
  readonly seenUntil?: number;
  /** Whether it's of a page that was hidden for long. */
  readonly isDozing?: boolean;
  /** Something happened. */
  wake(): void;
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

/** What a room lets its presence know and do. */
interface Parts {
  readonly room: () => Room;
  readonly isClosed: () => boolean;
  /** False when the store failed. */
  readonly tell: (command: SystemCommand) => Promise<boolean>;
  /** What stands for a source where other processes hear of it. */
  readonly markOf: (source: string) => string;
  /** Knows who is connected to other processes. */
  readonly peer: Peer;
  readonly world: World;
}

export class RoomPresence {
  readonly #connections = new Set<Connection>();
  readonly #neighbors = new Neighbors();
  /** Until when each who went from here had seen what happened, ms. */
  readonly #seen = new Map<Player, number>();
  /** Departures that aren't in the log yet. */
  #departing = 0;
  #watchers: number | undefined;
  #reconciling = false;
  readonly #lost = new Lost();
  /** Whether somebody came or went while it was being logged. */
  #hasMoved = false;

  constructor(private readonly parts: Parts) {}

  get #view(): RoomView {
    return this.parts.room().view;
  }

  /** How many watch; counted again only when somebody came or went. */
  get watchers(): number {
    return this.#watchers ??= this.#present(null);
  }

  /** The players who are connected here. */
  get present(): readonly Player[] {
    return [...this.#view.players.keys()].filter((player) => this.#present(player) > 0);
  }

  /** Whether somebody is here, or isn't known yet to have come or gone. */
  get isAwaited(): boolean {
    return this.#connections.size + this.#departing > 0 || this.#reconciling;
  }

  /** Whether nobody looks at any of a player's pages, as far as they're connected here. */
  isDozing(player: Player): boolean {
    const own = [...this.#connections].filter((one) => one.player === player && one.present);
    return own.length > 0 && own.every(({ isDozing }) => isDozing);
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

  /** Brings who is said to be here in line with who is connected. */
  reconcile(): void {
    this.#hasMoved = true;
    // Of a process that ends the others say who is gone.
    if (this.#reconciling || this.parts.peer.isLeaving) return;
    this.#reconciling = true;
    this.#tellPresence().catch((error) => this.parts.world.report(error)).finally(() => {
      this.#reconciling = false;
      if (this.#hasMoved) this.reconcile();
    });
  }

  /** Begins to hold the room: unless others have its players, nobody is here. */
  async begin(): Promise<void> {
    const { code, version } = this.#view;
    const elsewhere = await this.parts.peer.elsewhere(code);
    const isUnknown = !elsewhere || this.parts.world.now() - elsewhere.sureUntil > RECENT ||
      this.#missing().some((player) => this.#isJustHere(player));
    if (isUnknown) this.reconcile();
    else if (elsewhere.players.size === 0) await this.parts.tell({ t: "wake", on: version });
  }

  /** Nobody is left. */
  release(): void {
    for (const player of this.#view.players.keys()) {
      this.parts.peer.release(this.#view.code, player);
    }
  }

  wakeAll(): void {
    for (const connection of [...this.#connections]) connection.wake();
  }

  /** Of two who come through two processes at least one of those hears of both. */
  #noteSource(player: Player, source: string): void {
    const { markOf, peer } = this.parts, mark = markOf(source);
    this.#neighbors.note(player, mark);
    if (this.#asksOfSources) peer.tell(SOURCE, `${this.#view.code} ${player} ${mark}`);
  }

  /** Games of other rooms score nothing anyway. */
  get #asksOfSources(): boolean {
    return this.#view.settings.listed && !this.parts.room().secrets.isNear;
  }

  #moved({ player, seenUntil }: Connection, here: boolean): void {
    if (player === null) this.#watchers = undefined;
    else if (here) this.reconcile();
    else {
      const before = this.#seen.get(player) ?? 0;
      this.#seen.set(player, Math.max(before, seenUntil ?? this.parts.world.now()));
      this.#departLater();
    }
  }

  #departLater(ms = DEPART_AFTER): void {
    this.#departing++;
    this.parts.world.after(ms, () => {
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
      if (!command || !await this.parts.tell(command)) return;
    }
  }

  /** Other processes know who is connected here before the room is. */
  async #holdPresent(): Promise<void> {
    const { peer } = this.parts, { code, players } = this.#view;
    for (const [player, { level }] of players.entries()) {
      if (level !== null) continue;
      if (!this.parts.isClosed() && this.#present(player) > 0) await peer.hold(code, player);
      else peer.release(code, player);
    }
  }

  /** Who is connected to others of those who are said to be here, and are not; undefined if unknown. */
  async #elsewhere(): Promise<Elsewhere | undefined> {
    return this.#missing().length > 0
      ? await this.parts.peer.elsewhere(this.#view.code)
      : undefined;
  }

  #missing(): readonly Player[] {
    return this.#view.players.flatMap(({ here, level }, player) =>
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
    if (this.parts.isClosed()) return undefined;
    for (const [player, { here }] of this.#view.players.entries()) {
      if (!here && this.#present(player) > 0) return { t: "arrive", player };
    }
    const gone = this.#missing().find((player) => !elsewhere?.players.has(player));
    this.#lost.note(this.#missing(), elsewhere);
    if (gone !== undefined) {
      if (!elsewhere || this.#isJustHere(gone)) this.#departLater();
      else if (!this.#lost.isSure(gone, elsewhere)) this.#departLater(LOOK_AGAIN);
      else return this.#departure(gone);
    }
    return this.#asksOfSources && this.#neighbors.areNear ? { t: "near" } : undefined;
  }

  #departure(player: Player): SystemCommand {
    const seen = this.#seen.get(player);
    return { t: "depart", player, ...seen !== undefined && { seen } };
  }

  /** A player who sat down or came through another process may be noted there in a moment. */
  #isJustHere(player: Player): boolean {
    const { since } = this.#view.players[player]!;
    return !this.parts.peer.isAlone && Math.abs(this.parts.world.now() - since) < NOTED_WITHIN;
  }
}
