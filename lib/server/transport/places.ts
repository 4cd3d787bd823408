/**
 * The places of those who are in rooms, a number at each address. When these are used up, who has a seat
 * goes before who only watches, and who sat down earlier before who sat down later: nobody loses the
 * line to a game by what others do at the same address.
 */

import type { Player } from "../../rooms/event.ts";
import type { LiveRoom } from "../rooms/live_room.ts";
import type { World } from "../clock.ts";

/** The seat that a place is for: the hash of its token, and when somebody sat down there, ms. */
export interface Seat {
  readonly token: string;
  readonly since: number;
}

/** The seat of a player of that room; undefined for a watcher. */
export function seatOf({ secrets }: LiveRoom, player: Player | null): Seat | undefined {
  return player === null ? undefined : secrets.holders[player];
}

/** The seat of one who would sit down now. */
export function newSeat({ now }: Pick<World, "now">): Seat {
  return { token: "", since: now() };
}

export class Places<Connection> {
  /** By address, the first who came first; no seat is a watcher's. */
  readonly #connections = new Map<string, Map<Connection, Seat | undefined>>();
  #total = 0;

  constructor(private readonly most: number, private readonly mostEach: number) {}

  get size(): number {
    return this.#total;
  }

  /** How many are taken at an address. */
  at(address: string): number {
    return this.#connections.get(address)?.size ?? 0;
  }

  /** Whether there is a place, though somebody may have to give way. */
  has(address: string, seat: Seat | undefined): boolean {
    return this.#isFree(address) || this.#yielding(address, seat) !== undefined;
  }

  /** Takes a place, or one for another seat. False if there is none; who gives way to it is sent away. */
  take(
    connection: Connection,
    address: string,
    seat: Seat | undefined,
    sendAway: (connection: Connection) => void,
  ): boolean {
    this.leave(connection, address);
    const yielding = this.#isFree(address) ? undefined : this.#yielding(address, seat);
    if (yielding !== undefined) {
      this.leave(yielding, address);
      sendAway(yielding);
    }
    if (!this.#isFree(address)) return false;
    const connections = this.#connections.get(address) ?? new Map<Connection, Seat | undefined>();
    this.#connections.set(address, connections.set(connection, seat));
    this.#total++;
    return true;
  }

  /** Gives a place back, if there was one. */
  leave(connection: Connection, address: string): void {
    const connections = this.#connections.get(address);
    if (!connections?.delete(connection)) return;
    this.#total--;
    if (connections.size === 0) this.#connections.delete(address);
  }

  #isFree(address: string): boolean {
    return this.#total < this.most && this.at(address) < this.mostEach;
  }

  /** Who gives way to that seat: a watcher, another place of its own, or who sat down last and later. */
  #yielding(address: string, seat: Seat | undefined): Connection | undefined {
    const connections = [...this.#connections.get(address) ?? []];
    if (!seat) return undefined;
    const watcher = connections.findLast(([, other]) => other === undefined);
    const own = connections.find(([, other]) => other?.token === seat.token);
    const [last] = connections.toSorted(([, a], [, b]) => (b?.since ?? 0) - (a?.since ?? 0));
    const later = last && last[1] !== undefined && last[1].since > seat.since ? last : undefined;
    return (watcher ?? own ?? later)?.[0];
  }
}
