/** A store for tests and trials: durable for as long as the object lives. */

import type { LoggedEvent } from "../rooms/event.ts";
import type { RoomHead } from "../rooms/head.ts";
import type { FinishedGame } from "./archive.ts";
import { MemoryBooks } from "./memory_books.ts";
import type { Kept, Store } from "./store.ts";

interface Shelf {
  head: RoomHead;
  readonly events: LoggedEvent[];
  live: boolean;
}

export class MemoryStore implements Store {
  readonly books = new MemoryBooks();
  readonly #rooms = new Map<string, Shelf>();
  readonly #hints = new Set<(head: RoomHead) => void>();

  append(
    head: RoomHead,
    events: readonly LoggedEvent[],
    finished?: FinishedGame,
  ): Promise<Kept> {
    const room = this.#rooms.get(head.code) ?? { head, events: [], live: true };
    if (events[0]!.v <= room.events.length) return Promise.resolve("taken");
    room.events.push(...events);
    room.head = head;
    room.live = true;
    this.#rooms.set(head.code, room);
    if (finished) this.books.archive.keep(finished);
    for (const hint of this.#hints) hint(head);
    return Promise.resolve("kept");
  }

  read(code: string, after: number): Promise<readonly LoggedEvent[]> {
    return Promise.resolve(this.#rooms.get(code)?.events.slice(after) ?? []);
  }

  live(): Promise<readonly RoomHead[]> {
    const rooms = [...this.#rooms.values()];
    return Promise.resolve(rooms.filter(({ live }) => live).map(({ head }) => head));
  }

  retire(code: string): Promise<void> {
    const room = this.#rooms.get(code);
    if (room) room.live = false;
    if (room && !room.head.unfinished) this.#rooms.delete(code);
    return Promise.resolve();
  }

  subscribe(hint: (head: RoomHead) => void): () => void {
    this.#hints.add(hint);
    return () => this.#hints.delete(hint);
  }

  ready(): Promise<boolean> {
    return Promise.resolve(true);
  }

  close(): Promise<void> {
    this.#hints.clear();
    return Promise.resolve();
  }
}
