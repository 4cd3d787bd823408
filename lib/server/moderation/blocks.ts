/** Who blocked whom. */

import type { Limits } from "../rooms/limits.ts";
import type { Filed, ModerationBook } from "../store/moderation.ts";
import type { Subjects } from "./subject.ts";

/** Whom people don't want to read or to play with. */
export class Blocks {
  constructor(
    private readonly book: ModerationBook,
    private readonly subjects: Subjects,
    private readonly limits: Pick<Limits, "blocks" | "blocksPerSource">,
  ) {}

  /** Whether one of these people has blocked the other. */
  between(one: string, other: string): Promise<boolean> {
    return this.book.isBlocked(one, other);
  }

  /** Who of these people has blocked whom of them. */
  among(identities: readonly string[]): Promise<readonly (readonly [string, string])[]> {
    return this.book.blocksAmong(identities);
  }

  /** Whom an identity has blocked. */
  by(identity: string): Promise<readonly string[]> {
    return this.book.blockedBy(identity);
  }

  /** Blocks somebody for an identity at a source; nobody can block themselves. */
  add(identity: string, other: string, source: string): Promise<Filed> {
    if (identity === other) return Promise.resolve("kept");
    const share = { all: this.limits.blocks, each: this.limits.blocksPerSource };
    return this.book.block(identity, other, this.subjects.source(source), share);
  }

  /** False if the disk failed. */
  remove(identity: string, other: string): Promise<boolean> {
    return this.book.unblock(identity, other);
  }
}
