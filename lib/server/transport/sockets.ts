/**
 * The sockets of this process. A socket is gone when its state says so: the runtime's close event
 * may never come (denoland/deno#27924).
 */

import type { Known } from "../moderation/restraints.ts";
import type { WaitingRoom } from "../pairing/waiting_room.ts";
import type { Limits } from "../rooms/limits.ts";
import { newSeat, Places, type Seat, seatOf } from "./places.ts";
import { type Admission, tooMuch } from "./admission.ts";
import { type Door, type ServerSocket, SocketConnection } from "./socket.ts";
import type { World } from "../clock.ts";

/** Of an address's sockets one in this many is for those who are about to join, besides what nobody uses. */
const ARRIVING_SHARE = 8;

export class Sockets {
  /** Each with the address that it comes from. */
  readonly #connections = new Map<SocketConnection, string>();
  /** By address, those who have not joined yet, the first who came first. */
  readonly #arriving = new Map<string, Set<SocketConnection>>();
  readonly #places: Places<SocketConnection>;
  readonly #leastArriving: number;

  constructor(
    private readonly admission: Admission,
    private readonly waitingRoom: WaitingRoom,
    private readonly world: World,
    private readonly limits: Limits,
  ) {
    const { sockets, socketsPerSource } = limits;
    this.#leastArriving = Math.ceil(socketsPerSource / ARRIVING_SHARE);
    this.#places = new Places(sockets, Math.max(1, socketsPerSource - this.#leastArriving));
  }

  get size(): number {
    return this.#connections.size;
  }

  /** Whether one more may open. At an address with many that have not joined the first of them gives way. */
  hasRoom(): boolean {
    return this.size < this.limits.sockets;
  }

  /** Takes in a socket that is about to open. */
  add(socket: ServerSocket, source: string): SocketConnection {
    const { admission, waitingRoom, world, limits: { messagesPerTenSeconds } } = this;
    const door: Door = {
      has: (sits) => this.#places.has(source, sits ? newSeat(world) : undefined),
      enter: ({ room, player }) => this.#take(connection, source, seatOf(room, player)),
      wait: () => this.#take(connection, source, undefined),
    };
    const connection = new SocketConnection(
      socket,
      source,
      { admission, waitingRoom },
      door,
      world,
      messagesPerTenSeconds,
    );
    this.#connections.set(connection, source);
    this.#arrive(connection, source);
    return connection;
  }

  remove(connection: SocketConnection): void {
    const source = this.#connections.get(connection);
    if (source === undefined) return;
    connection.leave();
    this.#connections.delete(connection);
    this.#arrived(connection, source);
    this.#places.leave(connection, source);
  }

  /** Lets go of the dead. */
  check(): void {
    for (const connection of [...this.#connections.keys()]) {
      if (!connection.check()) this.remove(connection);
    }
  }

  /** Cuts off everyone who is meant by where they come from or who they are. */
  expel(isMeant: (known: Known) => boolean): void {
    for (const [connection, source] of [...this.#connections]) {
      if (!isMeant({ source, identity: connection.identity })) continue;
      connection.close(1008, "Banned");
      this.remove(connection);
    }
  }

  /** Tells everyone to come back later; the server itself closes the sockets. */
  dismiss(retry: number): void {
    for (const connection of this.#connections.keys()) connection.dismiss(retry);
  }

  /** Lets somebody in whose socket was about to join. */
  #take(connection: SocketConnection, source: string, seat: Seat | undefined): boolean {
    const isIn = this.#places.take(connection, source, seat, (other) => this.#sendAway(other));
    if (isIn) this.#arrived(connection, source);
    return isIn;
  }

  #arrive(connection: SocketConnection, source: string): void {
    const arriving = this.#arriving.get(source) ?? new Set();
    this.#arriving.set(source, arriving.add(connection));
    const [first] = arriving;
    if (arriving.size > this.#mostArriving(source)) this.#sendAway(first!);
  }

  /** A whole class may arrive at once: after a restart, or when its teacher says so. */
  #mostArriving(source: string): number {
    const unused = this.limits.socketsPerSource - this.#places.at(source);
    return Math.max(this.#leastArriving, unused);
  }

  #arrived(connection: SocketConnection, source: string): void {
    const arriving = this.#arriving.get(source);
    if (arriving?.delete(connection) && arriving.size === 0) this.#arriving.delete(source);
  }

  #sendAway(connection: SocketConnection): void {
    connection.turnAway(tooMuch.rejection);
    this.remove(connection);
  }
}
