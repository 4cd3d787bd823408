/** Who may not play or chat, until when, and whether games may begin: in memory, as every turn asks. */

import type { ModerationBook, RestraintKind } from "../store/moderation.ts";
import type { World } from "../clock.ts";
import type { Subjects } from "./subject.ts";

/** Somebody by an address, by the mark of one, or by an identity's hash; no hash is empty. */
export interface Known {
  readonly source?: string;
  readonly mark?: string;
  readonly identity?: string;
  /** The hash of the identity of a bot's owner, for whom the bot answers. */
  readonly owner?: string;
}

/** Of how many identities the hash is kept: it takes a third as long as a turn. */
const MOST_HASHED = 20_000;

export class Restraints {
  /** Whether no new games may begin. */
  isPaused = false;
  readonly #hashed = new Map<string, string>();
  /** Until when, ms. */
  #until: ReadonlyMap<string, number> = new Map();
  /** How often they were read, and which reading they're of. */
  #loads = 0;
  #loaded = 0;

  constructor(
    private readonly book: ModerationBook,
    private readonly subjects: Subjects,
    private readonly world: Pick<World, "now">,
  ) {}

  /** Reads them again, as another process may have added one; whether somebody is banned who wasn't. */
  async load(): Promise<boolean> {
    const now = this.world.now(), load = ++this.#loads;
    const [all, isPaused] = await Promise.all([this.book.restraints(now), this.book.isPaused()]);
    // One that was asked later has been answered sooner.
    if (load < this.#loaded) return false;
    this.#loaded = load;
    this.isPaused = isPaused;
    const before = this.#until;
    this.#until = new Map(all.map(({ subject, kind, until }) => [`${kind} ${subject}`, until]));
    // One that has ended kept nobody away.
    const wasBanned = (subject: string) => (before.get(`ban ${subject}`) ?? 0) > now;
    return all.some(({ kind, subject }) => kind === "ban" && !wasBanned(subject));
  }

  /** Until when somebody may not do it, ms; undefined for those who may. */
  until(kind: RestraintKind, { source, mark, identity, owner }: Known): number | undefined {
    if (this.#until.size === 0) return undefined;
    const ends = [
      source !== undefined ? this.#until.get(`${kind} ${this.subjects.source(source)}`) : undefined,
      this.#until.get(`${kind} ${mark}`),
      ...[identity, owner].map((one) =>
        one ? this.#until.get(`${kind} ${this.#subjectOf(one)}`) : undefined
      ),
    ].filter((end) => end !== undefined && end > this.world.now());
    return ends.length === 0 ? undefined : Math.max(...ends as number[]);
  }

  forget(identity: string): void {
    this.#hashed.delete(identity);
  }

  #subjectOf(identity: string): string {
    const known = this.#hashed.get(identity);
    if (known !== undefined) return known;
    if (this.#hashed.size >= MOST_HASHED) this.#hashed.clear();
    const subject = this.subjects.identity(identity);
    this.#hashed.set(identity, subject);
    return subject;
  }
}
