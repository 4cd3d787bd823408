/**
 * Tells players by Web Push that their turn has come, and what they missed: in the background, once for
 * each turn, and by turns of those who opened the rooms.
 */

import type { Awaited } from "../../rooms/awaited.ts";
import type { Missed } from "../../rooms/missed.ts";
import { dictionary } from "../../words/dictionary.ts";
import { FairExecutor } from "../rooms/fair_executor.ts";
import type { Limits } from "../rooms/limits.ts";
import { Rate } from "../rooms/rate.ts";
import type { Notices } from "../store/notices.ts";
import { owedIn } from "../store/owed.ts";
import type { Store } from "../store/store.ts";
import type { Subscription, Subscriptions } from "../store/subscriptions.ts";
import type { World } from "../clock.ts";
import { digest } from "../digest.ts";
import { Running } from "../running.ts";
import { gameName } from "../../ui/games/registry.ts";
import { roomWordsIn } from "../../ui/table/words/room/mod.ts";
import { friendsWordsIn } from "../../ui/people/words/friends/mod.ts";
import type { Challenge } from "../pairing/challenges.ts";
import type { Language } from "../../words/language.ts";
import { roomsWordsIn } from "../../words/rooms/mod.ts";
import type { Delivery, PushSender } from "./push_sender.ts";
import type { PushWords } from "./words/en.ts";

const pushWordsIn = await dictionary<PushWords>({
  en: () => import("./words/en.ts"),
  es: () => import("./words/es.ts"),
});

const SECONDS_OF_HOUR = 3_600;

/** How many reminders are sent at a time. */
const AT_ONCE = 4;
/** The longest topic (RFC 8030 §5.4). */
const TOPIC_LENGTH = 32;

/** How long a message may wait for a browser at least, and at most, as long as push services keep one, s. */
const KEPT = { least: 86_400, most: 28 * 86_400 };

/** Of what is offered in a room a player is told once in so long, ms: it may be taken back and offered again. */
const OFFERS_EVERY = 3_600_000;

/** When a reminder wasn't sent by who kept the turn, ms. */
const OVERDUE = 60_000;
/** What makes a turn another's. */
const TURNS: readonly string[] = ["turn", "undone", "ended"];

interface RemindersParts {
  readonly notices: Notices;
  readonly subscriptions: Subscriptions;
  readonly pushSender: Pick<PushSender, "deliver" | "stop">;
  readonly world: Pick<World, "report" | "now">;
  readonly limits: Pick<Limits, "reminders" | "remindersPerSource">;
  /** Whether somebody may not play, by their identity; all may unless told. */
  readonly isBanned?: (identity: string) => boolean;
}

export class Reminders {
  readonly #parts: RemindersParts;
  readonly #executor: FairExecutor;
  readonly #working: Running;
  readonly #offers = new Rate(1, OFFERS_EVERY);
  #isStopped = false;
  /** What is on its way last to each player of a room, by topic. */
  readonly #last = new Map<string, Promise<unknown>>();

  constructor(parts: RemindersParts) {
    this.#parts = parts;
    this.#working = new Running(parts.world);
    const { reminders, remindersPerSource } = parts.limits;
    this.#executor = new FairExecutor(reminders, remindersPerSource, AT_ONCE);
  }

  /** The turns whose reminders wait. */
  get size(): number {
    return this.#executor.size;
  }

  /**
   * Starts a reminder; of too many at once, the last to come aren't sent. What no push service took is owed
   * still, and tried once more; what broke off as the process ended, by the next one.
   */
  remind(turn: Awaited, isLast = false): void {
    this.#line(
      turn.opener || turn.code,
      async () => {
        const came = await this.#deliver(turn, (to) => writeReminder(to, turn), keptFor(turn));
        const hasFailed = came.has("failed") && !came.has("delivered");
        const isOwed = hasFailed && (!isLast || this.#isStopped);
        if (!isOwed && (isLast || came.size > 0)) await this.#settle(turn);
      },
    );
  }

  /**
   * Tells of what somebody missed, instead of what still waits for their browser: that it's their turn
   * may not hold any more. What a process doesn't send before it ends is never sent: the room says it too.
   */
  inform(missed: Missed): void {
    const now = this.#parts.world.now();
    if (missed.kind === "offered" && !this.#offers.allow([topicOf(missed)], now)) return;
    const write = ({ language }: Subscription) =>
      writeMessage(language, titleOf(missed, language), missed);
    this.#line(missed.opener || missed.code, () => this.#deliver(missed, write, KEPT.most));
  }

  /** Warns somebody that their turn's time is up in so many seconds, after which it's of no use; done once it's sent. */
  async warn(turn: Awaited, left: number): Promise<void> {
    const write = ({ language }: Subscription) =>
      writeMessage(language, pushWordsIn(language).timeShort(left / SECONDS_OF_HOUR), turn);
    await this.#line(turn.opener || turn.code, () => this.#deliver(turn, write, left));
  }

  /** Sends what a process that has ended since hasn't, unless somebody has moved. */
  async catchUp(store: Pick<Store, "read">, now: number): Promise<void> {
    for (const notice of await this.#parts.notices.all("reminder")) {
      const { turn, since } = owedIn(notice);
      if (now - since < OVERDUE) continue;
      const news = await store.read(turn.code, turn.version);
      if (news.some(({ t }) => TURNS.includes(t))) await this.#settle(turn);
      else this.remind(turn, true);
    }
  }

  #line(source: string, tell: () => Promise<unknown>): Promise<unknown> {
    const told = this.#executor.do(source, tell);
    this.#working.add(told);
    return told;
  }

  /** Begins to tell somebody who wants to play with them. */
  challenge(identity: string, { code, game, from }: Challenge, opener: string): void {
    const write = ({ language }: Subscription) => {
      const title = friendsWordsIn(language).invitation(from, gameName(game, language));
      return JSON.stringify({ title, body: code, path: `/r/${code}` });
    };
    this.#line(opener, () => this.#deliver({ identity, code }, write));
  }

  /** Done once all have been sent. */
  async settled(): Promise<void> {
    await this.#working.done();
  }

  /** Tells nobody any more; done once nothing is on its way. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#executor.stop();
    this.#parts.pushSender.stop();
    await this.settled();
  }

  /** Each takes the place of the one before, so that they go one after another. What came of them. */
  async #deliver(
    to: Pick<Awaited, "identity" | "code">,
    write: (to: Subscription) => string,
    keptFor?: number,
  ): Promise<ReadonlySet<Delivery>> {
    const topic = topicOf(to), before = this.#last.get(topic);
    const send = () => this.#send(to.identity, topic, write, keptFor);
    const sent = before ? before.then(send, send) : send();
    this.#last.set(topic, sent);
    try {
      return await sent;
    } finally {
      if (this.#last.get(topic) === sent) this.#last.delete(topic);
    }
  }

  async #send(
    identity: string,
    topic: string,
    write: (to: Subscription) => string,
    keptFor?: number,
  ): Promise<ReadonlySet<Delivery>> {
    const { subscriptions, pushSender, isBanned } = this.#parts, came = new Set<Delivery>();
    // Nothing they would hear of is theirs to do.
    if (isBanned?.(identity)) return came;
    for (const to of await subscriptions.of(identity)) {
      const delivery = await pushSender.deliver(to, write(to), topic, keptFor);
      if (delivery === "gone") await subscriptions.drop(to.endpoint);
      came.add(delivery);
    }
    return came;
  }

  /** Nothing is owed any more, unless it's for a later turn. */
  async #settle({ code, version }: Awaited): Promise<void> {
    const { notices } = this.#parts, [notice] = await notices.find("reminder", [code]);
    if (notice && owedIn(notice).turn.version === version) await notices.take("reminder", code);
  }
}

/** What `lib/ui/offline/worker.ts` shows, in the browser's language. */
function writeReminder({ language }: Subscription, turn: Awaited): string {
  return writeMessage(language, roomsWordsIn(language).myTurn, turn);
}

function titleOf(missed: Missed, language: Language): string {
  if (missed.kind !== "offered") return pushWordsIn(language).missed[missed.kind];
  const { asked, rival } = roomWordsIn(language);
  return asked[missed.what](missed.from || rival);
}

function writeMessage(
  language: Language,
  title: string,
  { code, game }: Pick<Awaited, "code" | "game">,
): string {
  const body = `${gameName(game, language)}, ${code}`;
  return JSON.stringify({ title, body, path: `/r/${code}` });
}

/** As long as the turn may take: a phone may be off for days, and what's over by then needs no telling. */
function keptFor({ clock = 0 }: Awaited): number {
  return clock === null ? KEPT.most : Math.min(Math.max(clock, KEPT.least), KEPT.most);
}

/** One a room, which says nothing of it: a code is a secret, and the push service sees topics. */
function topicOf({ identity, code }: Pick<Awaited, "identity" | "code">): string {
  return digest(`${identity} ${code}`).replace(/\W/g, "").slice(0, TOPIC_LENGTH);
}
