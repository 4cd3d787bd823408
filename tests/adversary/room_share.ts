/** How many rooms count for somebody: those that they open, and those that their programs, challenges and pairings do. */

import type { DatabaseSync } from "node:sqlite";
import type { Limits } from "../../lib/server/rooms/limits.ts";

interface Opener {
  /** What an address is called in the database. */
  readonly mark: string;
  /** The hash of the browser's code, and the rooms that it has opened; absent where there's none. */
  readonly identity?: string | undefined;
  readonly hosted: readonly string[];
}

const COUNTED = `SELECT
  (SELECT count(*) FROM rooms WHERE live) AS rooms,
  (SELECT count(*) FROM rooms WHERE live AND opener = ?1) AS ofSource,
  (SELECT count(*) FROM seated JOIN rooms ON code = room
    WHERE identity = ?2 AND player = 0 AND live AND phase <> 'over') AS seated,
  (SELECT count(*) FROM rooms
    WHERE live AND stay = 'untaken' AND code IN (SELECT value FROM json_each(?3))) AS hosted`;

export class RoomShare {
  readonly #rooms: number;
  readonly #ofSource: number;
  readonly #seated: number;
  readonly #hosted: number;

  constructor(database: DatabaseSync, { mark, identity = "", hosted }: Opener) {
    const row = database.prepare(COUNTED).get(mark, identity, JSON.stringify(hosted))!;
    this.#rooms = Number(row.rooms);
    this.#ofSource = Number(row.ofSource);
    this.#seated = Number(row.seated);
    this.#hosted = Number(row.hosted);
  }

  /** Whether one more may be refused. */
  mayBeFull({ rooms, roomsPerSource, roomsPerIdentity }: Limits): boolean {
    return this.#rooms >= rooms || this.#ofSource >= roomsPerSource ||
      this.#seated + this.#hosted >= roomsPerIdentity;
  }

  /** Whether there are so many besides `others` that one more must be refused. */
  isFull({ roomsPerSource, roomsPerIdentity }: Limits, others = 0): boolean {
    return this.#ofSource - others >= roomsPerSource || this.#seated >= roomsPerIdentity;
  }
}

/** For which address a room counts, as the database calls it. */
export function openerOf(database: DatabaseSync, code: string): unknown {
  return database.prepare("SELECT opener FROM rooms WHERE code = ?").get(code)?.opener;
}
