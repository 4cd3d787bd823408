/**
 * How rooms are, for those who watch from far: a room that nobody here is connected to is read from
 * the disk, and stays asleep. Another process may hold it.
 */

import { foldRoom, type Room } from "../../rooms/room.ts";
import type { RoomSummary } from "../../rooms/summary.ts";
import type { Store } from "../store/store.ts";
import type { Hub } from "./hub.ts";

/** A room as it was read last. */
interface Seen {
  readonly room: Room;
  readonly touched: number;
}

export class Glance {
  #seen: ReadonlyMap<string, Seen> = new Map();

  constructor(
    private readonly hub: Pick<Hub, "loaded">,
    private readonly store: Pick<Store, "read">,
  ) {}

  /** These rooms; what others were is forgotten. */
  async at(heads: readonly RoomSummary[]): Promise<readonly Room[]> {
    const looked = await Promise.all(heads.map((head) => this.#look(head)));
    const found = looked.flatMap((seen, index) =>
      seen ? [[heads[index]!.code, seen] as const] : []
    );
    this.#seen = new Map(found);
    return found.map(([, { room }]) => room);
  }

  async #look({ code, touched }: RoomSummary): Promise<Seen | undefined> {
    const loaded = await this.hub.loaded(code);
    if (loaded) return { room: loaded.room, touched };
    const seen = this.#seen.get(code);
    if (seen?.touched === touched) return seen;
    const events = await this.store.read(code, seen?.room.view.version ?? 0);
    if (events.length > 0) return { room: foldRoom(events, seen?.room), touched };
    return seen;
  }
}
