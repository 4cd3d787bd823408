/** What an admin does: each order is carried out and noted. */

import type { BotName } from "../../arena/results.ts";
import {
  type ActName,
  type Change,
  type FiledReport,
  type Measure,
  type ModerationBook,
  RESTRAINTS,
} from "../store/moderation.ts";
import { sourceOf } from "../transport/address.ts";
import { type Order, type Target, TERMS } from "./orders.ts";
import { botIdentity, type Subjects } from "./subject.ts";

/** What came of an order. */
export type Obeyed = "done" | "unknown" | "failed";

/** A person an order is about, as far as they are known. */
interface Person {
  readonly identity?: string;
  /** The identity of who owns it, if it's a bot. */
  readonly owner?: string;
  /** As a restraint knows it. */
  readonly source?: string;
  readonly name?: string;
  readonly report?: number;
}

/** What a measure does, and to whom as a restraint knows them. */
interface Cause {
  readonly subject: string;
  readonly until: number | null;
  readonly changes: readonly Change[];
}

/** What orders do besides what is noted. */
interface Effects {
  /** Ends a room for good; false if there is none. */
  readonly endRoom: (code: string) => Promise<boolean>;
  /** Ends rooms shown to everyone in which nobody waits but who is banned. */
  readonly endWaiting: () => Promise<void>;
  /** Strikes the matches of a bot of the arena; false if the disk failed. */
  readonly strikeBot: (bot: BotName) => Promise<boolean>;
  /** Takes note of what has been ordered, here and elsewhere. */
  readonly ordered: () => Promise<void>;
}

export class Acts {
  constructor(
    private readonly book: ModerationBook,
    private readonly subjects: Subjects,
    private readonly effects: Effects,
    private readonly now: () => number,
  ) {}

  /** Does it, and notes it. */
  async obey(order: Order): Promise<Obeyed> {
    switch (order.t) {
      case "pause":
      case "resume":
        return this.#note(
          order.t,
          order.reason,
          endless("", { t: "resume" }, ...order.t === "pause" ? [{ t: "pause" } as const] : []),
        );
      case "lift": {
        const { t, reason, subject, kind } = order;
        return this.#note(t, reason, endless(subject, { t, subject, kind }));
      }
      case "end-room": {
        const { t, reason, code } = order;
        return await this.effects.endRoom(code) ? this.#note(t, reason, endless(code)) : "unknown";
      }
      case "clear-tournament": {
        const { t, id: tournament, reason } = order;
        if (!await this.book.hasTournament(tournament)) return "unknown";
        return this.#note(t, reason, endless(tournament, { t, tournament }));
      }
      case "free-name": {
        const { t, name, reason } = order;
        if (!await this.book.isBarred(name)) return "unknown";
        // What is noted names nobody.
        return this.#note(t, reason, endless("", { t, name }));
      }
      case "bar-bot": {
        const { bot, term, reason } = order;
        const until = this.now() + TERMS[term],
          subject = this.subjects.identity(botIdentity(bot));
        const done = await this.#note("bar-bot", reason, restraining("ban", subject, until));
        return done === "done" && !await this.effects.strikeBot(bot) ? "failed" : done;
      }
      case "measure":
        return this.#take(order);
    }
  }

  async #take(
    { measure, target, term, reason }: Extract<Order, { t: "measure" }>,
  ): Promise<Obeyed> {
    const person = await this.#find(target);
    const until = this.now() + TERMS[term];
    const cause = person && this.#causeOf(measure, person, until);
    if (!cause) return "unknown";
    const report = person.report;
    const closed: Change[] = report === undefined ? [] : [{ t: "close", report }];
    const done = await this.#note(measure, reason, {
      ...cause,
      changes: [...cause.changes, ...closed],
    });
    // Whoever sat down there would wait for nobody.
    if (done === "done") await this.effects.endWaiting();
    return done;
  }

  async #find(target: Target): Promise<Person | undefined> {
    if ("address" in target) {
      return { source: this.subjects.source(sourceOf(target.address)) };
    }
    if ("player" in target) return await this.book.player(target.player);
    if ("digits" in target) return await this.#byDigits(target.digits);
    const report = await this.book.report(target.report);
    return report && reported(report);
  }

  /** Nobody where they're the name of one and the number of another. */
  async #byDigits(digits: string): Promise<Person | undefined> {
    const [named, numbered] = await Promise.all(
      [digits, Number(digits)].map((which) => this.book.player(which)),
    );
    if (!named || !numbered) return named ?? numbered;
    return named.identity === numbered.identity ? named : undefined;
  }

  /** Undefined where too little is known of the person. */
  #causeOf(measure: Measure, person: Person, until: number): Cause | undefined {
    const { identity, owner, source, name } = person;
    const subject = identity === undefined ? source : this.subjects.identity(identity);
    if (subject === undefined) return undefined;
    switch (measure) {
      case "dismiss":
        return endless(subject);
      case "lift":
        return endless(subject, ...RESTRAINTS.map((kind) => ({ t: measure, subject, kind })));
      case "mute":
      case "ban":
        return restraining(measure, subject, until);
      case "ban-owner":
        return owner === undefined
          ? undefined
          : restraining("ban", this.subjects.identity(owner), until);
      case "ban-source":
        return source === undefined ? undefined : restraining("ban", source, until);
      case "take-name":
        if (identity === undefined || !name) return undefined;
        return endless(subject, { t: measure, identity, name });
    }
  }

  async #note(
    act: ActName,
    reason: string,
    { subject, until, changes }: Cause,
  ): Promise<Obeyed> {
    const at = this.now();
    const isKept = await this.book.act({ at, act, subject, until, reason }, changes);
    if (!isKept) return "failed";
    await this.effects.ordered();
    return "done";
  }
}

function reported({ id, identity, source, name, owner }: FiledReport): Person {
  const known = { ...source !== null && { source }, ...owner !== undefined && { owner } };
  return { identity, name, report: id, ...known };
}

/** What is done at once, or until it's undone. */
function endless(subject: string, ...changes: readonly Change[]): Cause {
  return { subject, until: null, changes };
}

function restraining(kind: "ban" | "mute", subject: string, until: number): Cause {
  return { subject, until, changes: [{ t: "restrain", restraint: { subject, kind, until } }] };
}
