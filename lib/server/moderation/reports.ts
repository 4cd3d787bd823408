/** What people report of others, and where those were last. */

import type { Limits } from "../rooms/limits.ts";
import type { Filed, ModerationBook, Report } from "../store/moderation.ts";
import type { Offense } from "../../rooms/offense.ts";
import type { World } from "../clock.ts";
import type { Subjects } from "./subject.ts";

/** How many of somebody's last lines are attached. */
const LINES = 10;
/** Of how many people it's known where they were last. */
const MOST_SEEN = 20_000;

/** Whom a report is about, as the server knows them, and what is wrong. */
interface Complaint {
  readonly kind: Offense;
  readonly identity: string;
  readonly name: string;
  readonly room: string | null;
  /** All they said, the newest last. */
  readonly lines: readonly string[];
}

export class Reports {
  /** By identity, hashed; who was seen last comes last. In memory only. */
  readonly #seen = new Map<string, string>();

  constructor(
    private readonly book: ModerationBook,
    private readonly subjects: Subjects,
    private readonly limits: Pick<Limits, "reports" | "reportsPerSource">,
    private readonly world: Pick<World, "now">,
  ) {}

  /** Notes where somebody comes from, so that a report can say. */
  saw(identity: string, source: string): void {
    this.#seen.delete(identity);
    this.#seen.set(identity, this.subjects.source(source));
    if (this.#seen.size > MOST_SEEN) this.#seen.delete(this.#seen.keys().next().value!);
  }

  /** Keeps a report by somebody at a source; why not, where it doesn't. */
  file({ lines, ...complaint }: Complaint, source: string): Promise<Filed> {
    const seen = this.#seen.get(complaint.identity) ?? null;
    const report: Report = { ...complaint, source: seen, lines: lines.slice(-LINES) };
    const share = { all: this.limits.reports, each: this.limits.reportsPerSource };
    return this.book.file(report, this.world.now(), this.subjects.source(source), share);
  }

  forget(identity: string): void {
    this.#seen.delete(identity);
  }
}
