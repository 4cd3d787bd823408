/** Players who ask others for a game by name: each waits in a room, and the other one is told. */

import type { GameId } from "../../games/registry.ts";
import type { Settings } from "../../rooms/event.ts";
import { writeTime } from "../../rooms/bank.ts";
import { holderOf } from "../../rooms/seats.ts";
import { isCorrespondence } from "../../rooms/view.ts";
import type { Notice, Notices } from "../store/notices.ts";
import type { World } from "../clock.ts";
import type { Hub } from "../rooms/hub.ts";
import type { Lobby } from "../rooms/lobby.ts";

/** A challenge as the challenged player sees it. */
export interface Challenge {
  readonly code: string;
  readonly game: GameId;
  /** The clock, as a form says it. */
  readonly time: string;
  /** Who asks; the name is empty where none was given. */
  readonly from: string;
}

/** Who asks whom, known by their identities' hashes. */
interface Meeting {
  readonly from: { readonly identity: string; readonly name: string; readonly token: string };
  readonly to: string;
  readonly settings: Settings;
  /** The mark of the address that asks. */
  readonly source: string;
}

/** For how long somebody is asked, ms: for a game of minutes, and for one of days. */
const QUICK = 15 * 60_000, SLOW = 3 * 24 * 60 * 60_000;

/** How many challenges somebody may have at a time, and how many of them from one address. */
const MOST = 8, MOST_OF_SOURCE = 2;

/** A challenge as it's kept. */
interface Body extends Omit<Challenge, "code"> {
  readonly source: string;
}

/** Somebody by their identity's hash, and the mark of the address that they ask from. */
interface Comer {
  readonly identity: string;
  readonly source: string;
}

interface ChallengesParts {
  readonly notices: Notices;
  readonly hub: Pick<Hub, "open" | "find" | "end" | "endWait">;
  readonly lobby: Pick<Lobby, "waitingAmong">;
  readonly world: Pick<World, "now">;
  /** Whether the one who asks and the one who is asked may not meet. */
  readonly areApart: (one: Comer, other: Comer) => Promise<boolean>;
  /** Tells those who aren't here. */
  readonly notify: (to: string, challenge: Challenge, source: string) => void;
}

export class Challenges {
  constructor(private readonly parts: ChallengesParts) {}

  /** The code of the room in which the challenger sits, or why there's none. */
  async send(meeting: Meeting): Promise<Awaited<ReturnType<Hub["open"]>>> {
    const { from, to, settings, source } = meeting, { notices, hub, notify } = this.parts;
    const agreed = await this.#agree(meeting);
    if (agreed !== undefined) return { code: agreed };
    const [others, before] = split(await this.#open(to), from.identity);
    const place = placeIn(others, source);
    if (place === "none") return { refused: "limit" };
    const opened = await hub.open(settings, [source, from.identity], [from]);
    if ("refused" in opened) return opened;
    const challenge = challengeOf(opened.code, settings, from.name);
    if (!await notices.post([this.#noticeOf(challenge, meeting)])) {
      // Nobody would come, and it would be one of the few rooms that the challenger may have.
      await hub.end(opened.code);
      return { refused: "storage" };
    }
    for (const old of [...before, ...place]) await this.#withdraw(old.id);
    if (await this.#isCrowded(to, source)) return await this.#takeBack(opened.code);
    notify(to, challenge, source);
    return opened;
  }

  /** Once nobody is asked any more, who asked is sent away, whatever has become of the process they asked. */
  async sweep(): Promise<void> {
    const { notices, hub, world } = this.parts, now = world.now();
    const over = (await notices.all("challenge")).filter(({ until }) => until <= now);
    for (const { id } of over) {
      await hub.endWait(id);
      await notices.take("challenge", id);
    }
  }

  /** Who is asked may be asking for the very same: else each would wait for the other in a room of their own. */
  async #agree({ from, to, settings }: Meeting): Promise<string | undefined> {
    const { game, time } = challengeOf("", settings, "");
    const same = (await this.#open(from.identity)).find(({ author, body }) =>
      author === to && (body as Body).game === game && (body as Body).time === time
    );
    const room = same && await this.parts.hub.find(same.id);
    if (!room || !await room.tell({ t: "sit", ...from })) return undefined;
    return holderOf(room.secrets, from.token) === undefined ? undefined : same.id;
  }

  #noticeOf({ code: id, ...shown }: Challenge, { from, to, settings, source }: Meeting): Notice {
    const until = this.parts.world.now() + (isCorrespondence(settings) ? SLOW : QUICK);
    const body: Body = { ...shown, source };
    return { kind: "challenge", id, author: from.identity, about: to, body, until };
  }

  /** Whether more ask than may: some may have come while this one's room was opened. */
  async #isCrowded(to: string, source: string): Promise<boolean> {
    const open = await this.#open(to);
    return open.length > MOST || open.filter(isFrom(source)).length > MOST_OF_SOURCE;
  }

  async #takeBack(code: string): Promise<{ readonly refused: "limit" }> {
    await this.parts.notices.take("challenge", code);
    await this.parts.hub.end(code);
    return { refused: "limit" };
  }

  /** Who asks somebody for a game now, but for those whom they may not meet by now. */
  async to(identity: string): Promise<Challenge[]> {
    const open = await this.#open(identity), asked = { identity, source: "" };
    const areApart = await Promise.all(
      open.map(({ author, body }) =>
        this.parts.areApart({ identity: author, source: (body as Body).source }, asked)
      ),
    );
    return open.filter((_, n) => !areApart[n]).map(({ id, body }) => {
      const { game, time, from } = body as Body;
      return { code: id, game, time, from };
    });
  }

  /** Somebody doesn't want to play. */
  async decline(identity: string, code: unknown): Promise<void> {
    const declined = (await this.#open(identity)).find(({ id }) => id === code);
    if (declined) await this.#withdraw(declined.id);
  }

  /** Somebody is about to be deleted, and what asks them with them: who asks would wait for nobody. */
  async declineAll(identity: string): Promise<void> {
    for (const { id } of await this.#open(identity)) await this.#withdraw(id);
  }

  /** Ends one with its room: who asked would wait there for nobody. */
  async #withdraw(code: string): Promise<void> {
    const { notices, hub } = this.parts;
    if (await notices.take("challenge", code) !== undefined) await hub.endWait(code);
  }

  /** Those that aren't old, and whose rooms still wait. */
  async #open(identity: string): Promise<readonly Notice[]> {
    const { notices, lobby, world } = this.parts, now = world.now();
    const all = (await notices.about("challenge", identity)).filter(({ until }) => now < until);
    const waiting = await lobby.waitingAmong(all.map(({ id }) => id));
    return all.filter(({ id }) => waiting.has(id));
  }
}

function challengeOf(code: string, settings: Settings, from: string): Challenge {
  return { code, game: settings.game, time: writeTime(settings), from };
}

/** Those from others, and those from an identity. */
function split(open: readonly Notice[], identity: string): [Notice[], Notice[]] {
  const others = open.filter(({ author }) => author !== identity);
  return [others, open.filter(({ author }) => author === identity)];
}

function isFrom(source: string): (notice: Notice) => boolean {
  return ({ body }) => (body as Body).source === source;
}

/**
 * Whose place one more challenge from an address takes: nobody's while there are free ones, else one
 * of the address with the most, if that still has as many then.
 */
function placeIn(open: readonly Notice[], source: string): readonly Notice[] | "none" {
  const count = open.filter(isFrom(source)).length;
  if (count >= MOST_OF_SOURCE) return "none";
  if (open.length < MOST) return [];
  const bySource = Map.groupBy(open, ({ body }) => (body as Body).source);
  const most = [...bySource.values()].reduce((one, two) => two.length > one.length ? two : one);
  return most.length > count + 1 ? most.slice(0, 1) : "none";
}
