/** Keeping order: who may do what, what people report of each other, and what an admin does about it. */

import type { BotName } from "../../arena/results.ts";
import type { Request } from "../../rooms/protocol.ts";
import { guarded, type World } from "../clock.ts";
import type { Peer } from "../rooms/peer.ts";
import type { Limits } from "../rooms/limits.ts";
import type { Keys } from "../store/books.ts";
import {
  type ActName,
  type Change,
  type Filed,
  type FiledReport,
  type ModerationBook,
  RESTRAINTS,
} from "../store/moderation.ts";
import { sourceOf } from "../transport/address.ts";
import { type Measure, type Order, type Target, TERMS } from "./orders.ts";
import { Reports } from "./reports.ts";
import { type Known, Restraints } from "./restraints.ts";
import { readSubjects, type Subjects } from "./subject.ts";

/** What processes tell each other when an admin has ordered something. */
const ORDERED = "ordered";
/** Who wasn't told knows so soon, ms. */
const REFRESH_EVERY = 30_000;

/** Whom people don't want to read or to play with. */
class Blocks {
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

interface ModerationParts {
  readonly book: ModerationBook;
  readonly keys: Keys;
  readonly limits: Limits;
  readonly world: Pick<World, "now" | "after" | "report">;
  /** Ends a room for good; false if there is none. */
  readonly endRoom: (code: string) => Promise<boolean>;
  /** Ends rooms shown to everyone in which nobody waits but people who are meant, and their bots. */
  readonly endWaiting: (isMeant: (known: Known) => boolean) => Promise<void>;
  /** Strikes the matches of a bot of the arena; false if the disk failed. */
  readonly strikeBot: (bot: BotName) => Promise<boolean>;
  /** Cuts off everyone who is meant by where they come from or who they are, and bots that are barred. */
  readonly expel: (isMeant: (known: Known) => boolean) => void;
}

/** Somebody who wants to be paired. */
interface Comer {
  readonly identity: string;
  /** The identity of a bot's owner. */
  readonly owner?: string;
  /** The mark of their address. */
  readonly source: string;
}

/** What came of an order. */
type Obeyed = "done" | "unknown" | "failed";

/** Why something isn't allowed in a room, and until when, ms. */
export interface Forbidden {
  readonly why: "banned" | "muted" | "paused";
  readonly until?: number;
}

/** A person an order is about, as far as they are known. */
interface Person {
  readonly identity?: string;
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

export class Moderation {
  readonly restraints: Restraints;
  readonly reports: Reports;
  readonly blocks: Blocks;
  #isPaused = false;
  #tell = () => {};

  private constructor(private readonly parts: ModerationParts, readonly subjects: Subjects) {
    const { book, limits, world } = parts;
    this.restraints = new Restraints(book, subjects, world);
    this.reports = new Reports(book, subjects, limits, world);
    this.blocks = new Blocks(book, subjects, limits);
  }

  static async open(parts: ModerationParts): Promise<Moderation> {
    const moderation = new Moderation(parts, await readSubjects(parts.keys));
    await moderation.#load();
    return moderation;
  }

  get book(): ModerationBook {
    return this.parts.book;
  }

  /** Whether no new games may begin. */
  get isPaused(): boolean {
    return this.#isPaused;
  }

  /** Takes note of what an admin did, here or at another process. */
  async refresh(): Promise<void> {
    if (!await this.#load()) return;
    this.parts.expel((known) => this.bannedUntil(known) !== undefined);
  }

  /** Follows what is ordered at other processes, and tells them. */
  follow(peer: Pick<Peer, "tell" | "onTold">): void {
    const { world } = this.parts, refresh = guarded(world, () => this.refresh());
    peer.onTold(ORDERED, refresh);
    this.#tell = () => peer.tell(ORDERED);
    const again = () => {
      world.after(REFRESH_EVERY, again);
      refresh();
    };
    world.after(REFRESH_EVERY, again);
  }

  /** Until when somebody may not play here, ms; undefined for those who may. */
  bannedUntil(known: Known): number | undefined {
    return this.restraints.until("ban", known);
  }

  /** Whether two people may not meet: one of them is banned, or has blocked the other. */
  async areApart(one: Comer, other: Comer): Promise<boolean> {
    const isBanned = this.isBanned(one) || this.isBanned(other);
    return isBanned || await this.blocks.between(one.identity, other.identity);
  }

  /** Whether somebody, the owner of a bot, or their address is banned. */
  isBanned({ identity, owner = "", source: mark }: Comer): boolean {
    return this.bannedUntil({ identity, owner, mark }) !== undefined;
  }

  /** Whether a bot is kept out of the arena. */
  isBarred(bot: BotName): boolean {
    return this.bannedUntil({ identity: identityOf(bot) }) !== undefined;
  }

  /** The name if it may be shown, or else none: it was taken away from somebody. */
  async shown(name: string): Promise<string> {
    return await this.book.isBarred(name) ? "" : name;
  }

  /** Why somebody may not do that in a room; undefined if they may. Giving up is always allowed. */
  forbids(known: Known, request: Request): Forbidden | undefined {
    if (request.t === "resign") return undefined;
    const banned = this.bannedUntil(known);
    if (banned !== undefined) return { why: "banned", until: banned };
    const muted = request.t === "say" ? this.restraints.until("mute", known) : undefined;
    if (muted !== undefined) return { why: "muted", until: muted };
    return this.isPaused && beginsGame(request) ? { why: "paused" } : undefined;
  }

  /** Does what an admin orders, and notes it. */
  async obey(order: Order): Promise<Obeyed> {
    switch (order.t) {
      case "pause":
      case "resume":
        return this.#note(order.t, order.reason, {
          subject: "",
          until: null,
          changes: [{ t: "resume" }, ...order.t === "pause" ? [{ t: "pause" } as const] : []],
        });
      case "lift": {
        const { subject, kind } = order;
        const changes = [{ t: "lift", subject, kind }] as const;
        return this.#note("lift", order.reason, { subject, until: null, changes });
      }
      case "end-room": {
        if (!await this.parts.endRoom(order.code)) return "unknown";
        return this.#note("end-room", order.reason, {
          subject: order.code,
          until: null,
          changes: [],
        });
      }
      case "clear-tournament": {
        const { t, id: tournament, reason } = order;
        if (!await this.book.hasTournament(tournament)) return "unknown";
        const changes = [{ t, tournament }] as const;
        return this.#note(t, reason, { subject: tournament, until: null, changes });
      }
      case "free-name": {
        const { t, name, reason } = order;
        if (!await this.book.isBarred(name)) return "unknown";
        // What is noted names nobody.
        return this.#note(t, reason, { subject: "", until: null, changes: [{ t, name }] });
      }
      case "bar-bot": {
        const { bot, term, reason } = order;
        const until = this.parts.world.now() + TERMS[term],
          subject = this.subjects.identity(identityOf(bot));
        const done = await this.#note("bar-bot", reason, restraining("ban", subject, until));
        return done === "done" && !await this.parts.strikeBot(bot) ? "failed" : done;
      }
      case "measure":
        return this.#take(order);
    }
  }

  /**
   * Forgets a person whom the store forgets. Restraints stay until they end, and acts stay without
   * their reasons: under a key of the server's own, so that someone who keeps the code of a banned player
   * can't play on with it.
   */
  forget(identity: string): void {
    this.reports.forget(identity);
    this.restraints.forget(identity);
  }

  async #take(
    { measure, target, term, reason }: Extract<Order, { t: "measure" }>,
  ): Promise<Obeyed> {
    const person = await this.#find(target);
    const until = this.parts.world.now() + TERMS[term];
    const cause = person && this.#causeOf(measure, person, until);
    if (!cause) return "unknown";
    const report = person.report;
    const closed: Change[] = report === undefined ? [] : [{ t: "close", report }];
    const done = await this.#note(measure, reason, {
      ...cause,
      changes: [...cause.changes, ...closed],
    });
    // Whoever sat down there would wait for nobody.
    if (done === "done") {
      await this.parts.endWaiting((known) => this.bannedUntil(known) !== undefined);
    }
    return done;
  }

  /** Whether somebody is banned who wasn't. */
  async #load(): Promise<boolean> {
    const [isStricter, isPaused] = await Promise.all([
      this.restraints.load(),
      this.book.isPaused(),
    ]);
    this.#isPaused = isPaused;
    return isStricter;
  }

  async #find(target: Target): Promise<Person | undefined> {
    if ("address" in target) {
      return { source: this.subjects.source(sourceOf(target.address)) };
    }
    if ("player" in target) return await this.book.player(target.player);
    const report = await this.book.report(target.report);
    return report && reported(report);
  }

  /** Undefined where too little is known of the person. */
  #causeOf(measure: Measure, { identity, source, name }: Person, until: number): Cause | undefined {
    const subject = identity === undefined ? source : this.subjects.identity(identity);
    if (subject === undefined) return undefined;
    switch (measure) {
      case "dismiss":
        return { subject, until: null, changes: [] };
      case "lift": {
        const changes = RESTRAINTS.map((kind) => ({ t: "lift", subject, kind }) as const);
        return { subject, until: null, changes };
      }
      case "mute":
      case "ban":
        return restraining(measure, subject, until);
      case "ban-source":
        return source === undefined ? undefined : restraining("ban", source, until);
      case "take-name": {
        if (identity === undefined || !name) return undefined;
        return { subject, until: null, changes: [{ t: "take-name", identity, name }] };
      }
    }
  }

  async #note(
    act: ActName,
    reason: string,
    { subject, until, changes }: Cause,
  ): Promise<Obeyed> {
    const at = this.parts.world.now();
    const isKept = await this.book.act({ at, act, subject, until, reason }, changes);
    if (!isKept) return "failed";
    await this.refresh();
    this.#tell();
    return "done";
  }
}

function reported({ id, identity, source, name }: FiledReport): Person {
  return { identity, name, report: id, ...source !== null && { source } };
}

/** Whether a game may begin with it: the next one, or the first once no seat is free. */
function beginsGame(request: Request): boolean {
  const isRematch = "what" in request && request.what === "rematch";
  return isRematch && request.t !== "decline" || request.t === "narrow" || request.t === "enlist";
}

function restraining(kind: "ban" | "mute", subject: string, until: number): Cause {
  return { subject, until, changes: [{ t: "restrain", restraint: { subject, kind, until } }] };
}

/** What stands for a bot of the arena where an identity does for a person: no hash looks like it. */
function identityOf({ author, name }: BotName): string {
  return `the arena's bot ${JSON.stringify([author, name])}`;
}
