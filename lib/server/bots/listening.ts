/** Which bots listen, to whichever process: each has one stream, the one that was opened last. */

import type { Notice, Notices } from "../store/notices.ts";
import type { Bot } from "../store/bots.ts";

/** How long it holds that a bot listens, ms, and how long before the end it's said again. */
const HOLDS = 15_000, EARLY = 10_000;

/** A stream of a bot. */
export interface Heard {
  readonly bot: Pick<Bot, "id" | "name" | "identity" | "owner">;
  /** Unlike that of any other stream; empty where a bot's stream was ended. */
  readonly key: string;
  /** When it was opened, ms. */
  readonly since: number;
}

interface Held extends Heard {
  readonly until: number;
}

export class Listening {
  constructor(private readonly notices: Notices, private readonly now: () => number) {}

  /** Says that these streams are their bots', instead of any others; false if it isn't kept. */
  hold(streams: readonly Heard[]): Promise<boolean> {
    return this.notices.post(this.#noticesOf(streams));
  }

  /** Has a bot's stream ended by the process that has it. */
  async end(id: number): Promise<void> {
    const nobody = { id, name: "", identity: "", owner: "" };
    await this.hold([{ bot: nobody, key: "", since: this.now() }]);
  }

  /** A stream has ended: what holds of one that took its place goes on. */
  async leave(stream: Heard): Promise<void> {
    const { kind, id, body } = noticeOf({ ...stream, until: 0 });
    await this.notices.take(kind, id, body);
  }

  /** Says again that streams are their bots', and gives the keys of those that aren't any more. */
  async renew(streams: readonly Heard[]): Promise<ReadonlySet<string>> {
    const held = await this.#find(streams.map(({ bot }) => bot.id));
    const byId = new Map(held.map((one) => [one.bot.id, one]));
    const heldOf = ({ bot }: Heard) => byId.get(bot.id);
    const ended = streams.filter((stream) => (heldOf(stream)?.key ?? stream.key) !== stream.key);
    const late = streams.filter((stream) => (heldOf(stream)?.until ?? 0) < this.now() + EARLY);
    const keys = new Set(ended.map(({ key }) => key));
    const again = late.filter(({ key }) => !keys.has(key));
    // Another process may have ended one since it was asked: that holds.
    if (again.length > 0) await this.notices.prolong(this.#noticesOf(again));
    return keys;
  }

  /** All that listen now, who came first coming first. */
  async all(): Promise<readonly Heard[]> {
    const held = (await this.notices.all("listening")).map(heldIn);
    return held.filter((one) => this.#isOn(one)).toSorted((a, b) => a.since - b.since);
  }

  /** The bot of that number, if it listens. */
  async find(id: number): Promise<Heard["bot"] | undefined> {
    const [held] = await this.#find([id]);
    return held && this.#isOn(held) ? held.bot : undefined;
  }

  #isOn({ key, until }: Held): boolean {
    return key !== "" && this.now() < until;
  }

  #noticesOf(streams: readonly Heard[]): readonly Notice[] {
    const until = this.now() + HOLDS;
    return streams.map((stream) => noticeOf({ ...stream, until }));
  }

  async #find(ids: readonly number[]): Promise<readonly Held[]> {
    return (await this.notices.find("listening", ids.map(String))).map(heldIn);
  }
}

function noticeOf({ bot, key, since, until }: Held): Notice {
  const { id, name, identity, owner } = bot, body = { name, key, since };
  return { kind: "listening", id: `${id}`, author: owner, about: identity, body, until };
}

function heldIn({ id, author, about, body, until }: Notice): Held {
  const { name, key, since } = body as { name: string; key: string; since: number };
  return { bot: { id: Number(id), name, identity: about, owner: author }, key, since, until };
}
