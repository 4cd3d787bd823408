/**
 * Challenges from one bot to another: a room in which the one sits, and the other is awaited. All
 * processes know of them.
 */

import type { Notice, Notices } from "../store/notices.ts";
import type { Challenge, Withdrawal } from "./told.ts";

/** Most that may wait for one bot's answer, and most of them from one address. */
const MOST_ASKED = 20, MOST_OF_SOURCE = 5;
/** How long a challenge waits for its answer, ms. */
export const PATIENCE = 60_000;
/** How long it's kept why one is gone, ms: both bots hear of it long before. */
const GONE_FOR = 20_000;

export interface Asked {
  readonly challenge: Challenge;
  /** The mark of the address that asks. */
  readonly source: string;
  /** Why it's gone, if it is. */
  readonly gone?: Withdrawal;
}

export class Challenges {
  constructor(private readonly notices: Notices, private readonly now: () => number) {}

  /** All that wait, and those that have just gone. */
  async all(): Promise<readonly Asked[]> {
    const known = await this.notices.all("bot-challenge"), now = this.now();
    return known.map((notice) => {
      const asked = askedIn(notice);
      return asked.gone || now < notice.until ? asked : { ...asked, gone: "expired" };
    });
  }

  /** Whether so many wait for a bot that one more from an address may not; or, `added`, that one was too many. */
  async isFull(to: number, source: string, added = 0): Promise<boolean> {
    const open = await this.#waiting(to), near = open.filter((asked) => asked.source === source);
    return open.length - added >= MOST_ASKED || near.length - added >= MOST_OF_SOURCE;
  }

  /**
   * Which one gives way to another from an address where all places are taken: the first of the address
   * that has most, unless this one would then have as many.
   */
  async yielding(to: number, source: string): Promise<string | undefined> {
    const open = await this.#waiting(to);
    const of = (source: string) => open.filter((asked) => asked.source === source);
    const [most = []] = open.map((asked) => of(asked.source)).sort((a, b) => b.length - a.length);
    return most.length > of(source).length + 1 ? most[0]!.challenge.id : undefined;
  }

  /** Those that wait for a bot, the first that came first. */
  async #waiting(to: number): Promise<readonly Asked[]> {
    return (await this.all()).filter(({ challenge, gone }) => !gone && challenge.to.id === to);
  }

  /** Takes note of one between these identities; false if the database failed. */
  add(
    challenge: Challenge,
    source: string,
    { author, about }: Pick<Notice, "author" | "about">,
  ): Promise<boolean> {
    const body: Asked = { challenge, source }, until = this.now() + PATIENCE;
    return this.notices.post([
      { kind: "bot-challenge", id: challenge.id, author, about, body, until },
    ]);
  }

  /** One that waits. */
  async find(id: string): Promise<Challenge | undefined> {
    const [notice] = await this.notices.find("bot-challenge", [id]);
    return notice && this.#waits(notice) ? askedIn(notice).challenge : undefined;
  }

  /**
   * Ends the wait of one by sitting down: it goes on waiting if that's refused, and is unknown if the wait
   * was over, or somebody else has ended it.
   */
  async accept<Refused>(
    id: string,
    sit: () => Promise<Refused | undefined>,
  ): Promise<Refused | "unknown" | undefined> {
    const taken = await this.notices.take("bot-challenge", id);
    if (!taken) return "unknown";
    let isOver = false;
    try {
      const why = this.#waits(taken) ? await sit() : "unknown";
      isOver = why === undefined;
      return why;
    } finally {
      if (!isOver) await this.notices.post([taken]);
    }
  }

  /** Ends one for a reason; false if somebody has before. */
  async withdraw(id: string, gone: Withdrawal): Promise<boolean> {
    const taken = await this.notices.take("bot-challenge", id);
    if (!taken) return false;
    const asked = askedIn(taken), until = this.now() + GONE_FOR;
    if (asked.gone) await this.notices.post([taken]);
    else await this.notices.post([{ ...taken, body: { ...asked, gone }, until }]);
    return !asked.gone;
  }

  #waits(notice: Notice): boolean {
    return !askedIn(notice).gone && this.now() < notice.until;
  }
}

function askedIn({ body }: Notice): Asked {
  return body as Asked;
}
