/** Processes that share only this object: the one that has an SQLite file to itself. */

import type { Player } from "../../rooms/event.ts";
import type { Beat, Elsewhere, Noted, Peers } from "./peers.ts";

/** How long what an ended process had is kept, ms. */
const FORGET_AFTER = 60_000;

interface Process {
  until: number;
  /** By room. */
  readonly present: Map<string, Set<Player>>;
}

export class MemoryPeers implements Peers {
  readonly #processes = new Map<string, Process>();
  /** By work, who has it. */
  readonly #claims = new Map<string, string>();
  /** By process, who calls back. */
  readonly #listeners = new Map<string, (text: string, by: string) => void>();

  constructor(
    private readonly now: () => number = () => performance.now(),
    readonly isPrivate = false,
  ) {}

  /** Of a process that shares nothing with any other. */
  static alone(now?: () => number): MemoryPeers {
    return new MemoryPeers(now, true);
  }

  async beat(me: string, lasts: number, mayForget: boolean, noted?: Noted): Promise<Beat> {
    const lived = this.#lives(me);
    this.#process(me).until = this.now() + lasts;
    if (noted) await this.note(me, noted);
    if (mayForget) this.#forgetEnded();
    const others = [...this.#processes.keys()].filter((id) => id !== me && this.#lives(id));
    return { lived, others };
  }

  note(me: string, { came, left }: Noted): Promise<void> {
    const { present } = this.#process(me);
    for (const { room, player } of came) {
      present.set(room, (present.get(room) ?? new Set()).add(player));
    }
    for (const { room, player } of left) {
      const players = present.get(room);
      if (players?.delete(player) && players.size === 0) present.delete(room);
    }
    return Promise.resolve();
  }

  elsewhere(me: string, rooms: readonly string[], lasts: number): Promise<Elsewhere> {
    const others = [...this.#processes].filter(([id]) => id !== me && this.#lives(id))
      .map(([, other]) => other);
    const present = rooms.flatMap((room) => {
      const players = others.flatMap(({ present }) => [...present.get(room) ?? []]);
      return [...new Set(players)].map((player) => ({ room, player }));
    });
    const age = Math.max(0, ...others.map(({ until }) => this.now() + lasts - until));
    return Promise.resolve({ present, age });
  }

  claim(me: string, work: string, mayTakeOver: boolean): Promise<boolean> {
    const holder = this.#claims.get(work) ?? me;
    const isFree = holder === me || mayTakeOver && !this.#lives(holder);
    if (isFree) this.#claims.set(work, me);
    return Promise.resolve(isFree);
  }

  tell(me: string, texts: readonly string[], to?: string): Promise<void> {
    for (const [id, told] of this.#listeners) {
      if (id === me || (to ?? id) !== id) continue;
      for (const text of texts) told(text, me);
    }
    return Promise.resolve();
  }

  hear(me: string, told: (text: string, by: string) => void): void {
    this.#listeners.set(me, told);
  }

  release(me: string, work: string): Promise<void> {
    if (this.#claims.get(work) === me) this.#claims.delete(work);
    return Promise.resolve();
  }

  #lives(id: string): boolean {
    return (this.#processes.get(id)?.until ?? -Infinity) > this.now();
  }

  #process(id: string): Process {
    const known = this.#processes.get(id) ?? { until: -Infinity, present: new Map() };
    this.#processes.set(id, known);
    return known;
  }

  #forgetEnded(): void {
    for (const [id, { until }] of this.#processes) {
      if (until + FORGET_AFTER > this.now()) continue;
      this.#processes.delete(id);
      for (const [work, holder] of this.#claims) if (holder === id) this.#claims.delete(work);
    }
  }
}
