import { DatabaseSync } from "node:sqlite";
import { seededRng } from "../../lib/games/kit/rng.ts";
import { PostBoards } from "../../lib/server/store/sql/post_boards.ts";
import { SqliteDatabase } from "../../lib/server/store/sqlite/sqlite_database.ts";
import { Office } from "../../lib/server/post/office.ts";
import type { Awaited } from "../../lib/rooms/awaited.ts";
import type { Missed } from "../../lib/rooms/missed.ts";
import { foldRoom } from "../../lib/rooms/room.ts";
import { SqliteStore } from "../../lib/server/store/sqlite/sqlite_store.ts";
import { realWorld } from "../../lib/server/clock.ts";

/** An office of a file of its own, in memory. */
export class Place {
  readonly #database = new DatabaseSync(":memory:");
  readonly store = new SqliteStore(this.#database);
  readonly boards = new PostBoards(new SqliteDatabase(this.#database));
  time = 0;
  readonly world = { ...realWorld, now: () => this.time += 1000, random: seededRng("post") };
  /** Who was reminded of their turn. */
  readonly reminded: Awaited[] = [];
  /** Who was told of what they missed. */
  readonly informed: Missed[] = [];
  readonly office = this.open();

  /** One more office of the same boards. */
  open(): Office {
    const remind = (turn: Awaited) => void this.reminded.push(turn);
    const inform = (missed: Missed) => void this.informed.push(missed);
    return new Office(this.boards, this.store, this.world, { remind, inform });
  }

  /** The answers to some lines. */
  async answers(...lines: readonly string[]): Promise<string[]> {
    const told: string[] = [];
    for (const line of lines) told.push(await this.office.answer(line));
    return told;
  }

  async room(number = 1) {
    return foldRoom(await this.store.read((await this.boards.find(number))!.code, 0));
  }
}
