/** Who may not play or chat, and until when: in memory, as it's asked with every turn. */

import type { ModerationBook, RestraintKind } from "../store/moderation.ts";
import type { World } from "../transport/world.ts";
import type { Subjects } from "./subject.ts";

/** Somebody by an address, an identity's hash, or both. */
export interface Known {
  readonly source?: string;
  readonly identity?: string;
}

export class Restraints {
  /** Until when, ms. */
  #until: ReadonlyMap<string, number> = new Map();

  constructor(
    private readonly book: ModerationBook,
    private readonly subjects: Subjects,
    private readonly world: Pick<World, "now">,
  ) {
    this.load();
  }

  /** Reads them anew: another process may have added one. */
  load(): void {
    const all = this.book.restraints(this.world.now());
    this.#until = new Map(all.map(({ subject, kind, until }) => [`${kind} ${subject}`, until]));
  }

  /** Until when somebody may not do it, ms; undefined for those who may. */
  until(kind: RestraintKind, { source, identity }: Known): number | undefined {
    if (this.#until.size === 0) return undefined;
    const ends = [
      source !== undefined ? this.#until.get(`${kind} ${this.subjects.source(source)}`) : undefined,
      identity ? this.#until.get(`${kind} ${this.subjects.identity(identity)}`) : undefined,
    ].filter((end) => end !== undefined && end > this.world.now());
    return ends.length === 0 ? undefined : Math.max(...ends as number[]);
  }
}
