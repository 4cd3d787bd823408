/**
 * The sockets of this process. A socket is gone when its state says so: the runtime's close event
 * may never come (denoland/deno#27924).
 */

import type { Limits } from "../rooms/limits.ts";
import { Quota } from "../rooms/quota.ts";
import type { Reception } from "./reception.ts";
import { type ServerSocket, SocketGuest } from "./socket.ts";
import type { World } from "./world.ts";

export class Sockets {
  readonly #guests = new Map<SocketGuest, readonly string[]>();
  readonly #quota: Quota;

  constructor(
    private readonly reception: Reception,
    private readonly world: World,
    private readonly limits: Limits,
  ) {
    this.#quota = new Quota(limits.sockets, limits.socketsPerSource);
  }

  get size(): number {
    return this.#guests.size;
  }

  /** Whether this source may open one more. */
  hasRoom(source: string): boolean {
    return this.#quota.has([source]);
  }

  /** Takes in a socket that is about to open. */
  add(socket: ServerSocket, source: string): SocketGuest {
    this.#quota.take([source]);
    const { messagesPerTenSeconds } = this.limits;
    const guest = new SocketGuest(
      socket,
      source,
      this.reception,
      this.world,
      messagesPerTenSeconds,
    );
    this.#guests.set(guest, [source]);
    return guest;
  }

  remove(guest: SocketGuest): void {
    const sources = this.#guests.get(guest);
    if (!sources) return;
    guest.leave();
    this.#guests.delete(guest);
    this.#quota.release(sources);
  }

  /** Lets go of the dead. */
  check(): void {
    for (const guest of [...this.#guests.keys()]) if (!guest.check()) this.remove(guest);
  }

  /** Cuts off everyone who comes from such a source. */
  expel(isMeant: (source: string) => boolean): void {
    for (const [guest, sources] of [...this.#guests]) {
      if (!sources.some(isMeant)) continue;
      guest.close(1008, "Banned");
      this.remove(guest);
    }
  }

  /** Tells everyone to come back later; the server itself closes the sockets. */
  dismiss(retry: number): void {
    for (const guest of this.#guests.keys()) guest.dismiss(retry);
  }
}
