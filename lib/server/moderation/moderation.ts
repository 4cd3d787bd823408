/** Keeping order: who may do what, what people report of each other, and what an admin does about it. */

import type { BotName } from "../../arena/results.ts";
import { isForRematch } from "../../rooms/offers.ts";
import type { Request } from "../../rooms/protocol.ts";
import { guarded, type World } from "../clock.ts";
import type { Peer } from "../rooms/peer.ts";
import type { Limits } from "../rooms/limits.ts";
import type { Keys } from "../store/books.ts";
import type { ModerationBook } from "../store/moderation.ts";
import { Acts, type Obeyed } from "./acts.ts";
import { Blocks } from "./blocks.ts";
import type { Order } from "./orders.ts";
import { Reports } from "./reports.ts";
import { type Known, Restraints } from "./restraints.ts";
import { botIdentity, readSubjects, type Subjects } from "./subject.ts";

/** What processes tell each other when an admin has ordered something. */
const ORDERED = "ordered";
/** Who wasn't told knows so soon, ms. */
const REFRESH_EVERY = 30_000;

export interface ModerationParts {
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

/** Why something isn't allowed in a room, and until when, ms. */
export interface Forbidden {
  readonly why: "banned" | "muted" | "paused";
  readonly until?: number;
}

export class Moderation {
  readonly restraints: Restraints;
  readonly reports: Reports;
  readonly blocks: Blocks;
  readonly #acts: Acts;
  #tell = () => {};

  private constructor(private readonly parts: ModerationParts, readonly subjects: Subjects) {
    const { book, limits, world } = parts;
    this.restraints = new Restraints(book, subjects, world);
    this.reports = new Reports(book, subjects, limits, world);
    this.blocks = new Blocks(book, subjects, limits);
    const { endRoom, endWaiting, strikeBot } = parts;
    const effects = {
      endRoom,
      strikeBot,
      endWaiting: () => endWaiting((known) => this.bannedUntil(known) !== undefined),
      ordered: async () => {
        await this.refresh();
        this.#tell();
      },
    };
    this.#acts = new Acts(book, subjects, effects, () => world.now());
  }

  static async open(parts: ModerationParts): Promise<Moderation> {
    const moderation = new Moderation(parts, await readSubjects(parts.keys));
    await moderation.restraints.load();
    return moderation;
  }

  get book(): ModerationBook {
    return this.parts.book;
  }

  /** Whether no new games may begin. */
  get isPaused(): boolean {
    return this.restraints.isPaused;
  }

  /** Takes note of what an admin did, here or at another process. */
  async refresh(): Promise<void> {
    if (!await this.restraints.load()) return;
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
    return this.bannedUntil({ identity: botIdentity(bot) }) !== undefined;
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
  obey(order: Order): Promise<Obeyed> {
    return this.#acts.obey(order);
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
}

/** Whether a game may begin with it: the next one, or the first once no seat is free. */
function beginsGame(request: Request): boolean {
  return isForRematch(request) || request.t === "narrow" || request.t === "enlist";
}
