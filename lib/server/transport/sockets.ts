/**
 * The sockets of this process. A socket is gone when its state says so: the runtime's close event
 * may never come (denoland/deno#27924).
 */

import type { WaitingRoom } from "../pairing/waiting_room.ts";
import type { Limits } from "../rooms/limits.ts";
import { newSeat, Places, type Seat, seatOf } from "./places.ts";
import { type Admission, tooMuch } from "./admission.ts";
import { type Door, type ServerSocket, SocketConnection } from "./socket.ts";
import type { World } from "../clock.ts";

/** Of an address's sockets one in this many is for those who are about to join. */
const ARRIVING_SHARE = 8;

export class Sockets {
  /** Each with the address that it comes from. */
  readonly #guests = new Map<SocketConnection, string>();
  /** By address, those who have not joined yet, the first who came first. */
  readonly #arriving = new Map<string, Set<SocketConnection>>();
  readonly #places: Places<SocketConnection>;
  readonly #mostArriving: number;

  constructor(
    private readonly admission: Admission,
    private readonly waitingRoom: WaitingRoom,
    private readonly world: World,
    private readonly limits: Limits,
  ) {
    const { sockets, socketsPerSource } = limits;
    this.#mostArriving = Math.ceil(socketsPerSource / ARRIVING_SHARE);
    this.#places = new Places(sockets, Math.max(1, socketsPerSource - this.#mostArriving));
  }

  get size(): number {
    return this.#guests.size;
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
      enter: ({ room, player }) => this.#take(guest, source, seatOf(room, player)),
      wait: () => this.#take(guest, source, undefined),
    };
    const guest = new SocketConnection(
      socket,
      source,
      { admission, waitingRoom },
      door,
      world,
      messagesPerTenSeconds,
    );
    this.#guests.set(guest, source);
    this.#arrive(guest, source);
    return guest;
  }

  remove(guest: SocketConnection): void {
    const source = this.#guests.get(guest);
    if (source === undefined) return;
    guest.leave();
    this.#guests.delete(guest);
    this.#arrived(guest, source);
    this.#places.leave(guest, source);
  }

  /** Lets go of the dead. */
  check(): void {
    for (const guest of [...this.#guests.keys()]) if (!guest.check()) this.remove(guest);
  }

  /** Cuts off everyone who comes from such a source. */
  expel(isMeant: (source: string) => boolean): void {
    for (const [guest, source] of [...this.#guests]) {
      if (!isMeant(source)) continue;
      guest.close(1008, "Banned");
      this.remove(guest);
    }
  }

  /** Tells everyone to come back later; the server itself closes the sockets. */
  dismiss(retry: number): void {
    for (const guest of this.#guests.keys()) guest.dismiss(retry);
  }

  /** Lets somebody in whose socket was about to join. */
  #take(guest: SocketConnection, source: string, seat: Seat | undefined): boolean {
    const isIn = this.#places.take(guest, source, seat, (other) => this.#sendAway(other));
    if (isIn) this.#arrived(guest, source);
    return isIn;
  }

  #arrive(guest: SocketConnection, source: string): void {
    const arriving = this.#arriving.get(source) ?? new Set();
    this.#arriving.set(source, arriving.add(guest));
    const [first] = arriving;
    if (arriving.size > this.#mostArriving) this.#sendAway(first!);
  }

  #arrived(guest: SocketConnection, source: string): void {
    const arriving = this.#arriving.get(source);
    if (arriving?.delete(guest) && arriving.size === 0) this.#arriving.delete(source);
  }

  #sendAway(guest: SocketConnection): void {
    guest.turnAway(tooMuch.rejection);
    this.remove(guest);
  }
}
