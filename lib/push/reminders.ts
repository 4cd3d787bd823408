/** Tells players by Web Push that their turn has come: in the background, and once for each turn. */

import type { Awaited } from "../rooms/awaited.ts";
import type { Subscription, Subscriptions } from "../store/subscriptions.ts";
import type { World } from "../transport/world.ts";
import { digest } from "../transport/digest.ts";
import { wordsIn } from "../view/words/mod.ts";
import { roomsWordsIn } from "../view/words/rooms/mod.ts";
import type { Courier } from "./courier.ts";

/** How many turns may wait to be told of, and how many are told of at a time. */
const MOST = 1_000;
const AT_ONCE = 4;
/** The longest topic (RFC 8030 §5.4). */
const TOPIC_LENGTH = 32;

export interface RemindersParts {
  readonly subscriptions: Subscriptions;
  readonly courier: Pick<Courier, "deliver" | "stop">;
  readonly world: Pick<World, "report">;
}

export class Reminders {
  readonly #parts: RemindersParts;
  #waiting: Awaited[] = [];
  readonly #working = new Set<Promise<void>>();

  constructor(parts: RemindersParts) {
    this.#parts = parts;
  }

  /** How many turns wait to be told of. */
  get size(): number {
    return this.#waiting.length;
  }

  /** Begins to tell; of too many at once, those that come last are not told of. */
  remind(turn: Awaited): void {
    if (this.#waiting.length >= MOST) return;
    this.#waiting.push(turn);
    if (this.#working.size >= AT_ONCE) return;
    const work = this.#work().catch((error) => this.#parts.world.report(error))
      .finally(() => this.#working.delete(work));
    this.#working.add(work);
  }

  /** Done once all have been told. */
  async settled(): Promise<void> {
    await Promise.all(this.#working);
  }

  /** Tells nobody any more; done once nothing is on its way. */
  async stop(): Promise<void> {
    this.#waiting = [];
    this.#parts.courier.stop();
    await this.settled();
  }

  async #work(): Promise<void> {
    for (let turn = this.#waiting.shift(); turn; turn = this.#waiting.shift()) {
      await this.#tell(turn);
    }
  }

  async #tell(turn: Awaited): Promise<void> {
    const { subscriptions, courier } = this.#parts;
    const topic = topicOf(turn);
    for (const to of await subscriptions.of(turn.identity)) {
      const delivery = await courier.deliver(to, writeReminder(to, turn), topic);
      if (delivery === "gone") await subscriptions.drop(to.endpoint);
    }
  }
}

/** What `lib/offline/reminder.ts` shows, in the browser's language. */
function writeReminder({ language }: Subscription, { code, game }: Awaited): string {
  const { myTurn } = roomsWordsIn(language);
  const body = `${wordsIn(language).games[game].text}, ${code}`;
  return JSON.stringify({ title: myTurn, body, path: `/r/${code}` });
}

/** One a room, which says nothing of it: a code is a secret, and the push service sees topics. */
function topicOf({ identity, code }: Awaited): string {
  return digest(`${identity} ${code}`).replace(/\W/g, "").slice(0, TOPIC_LENGTH);
}
