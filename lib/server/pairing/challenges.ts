/** Players who ask others for a game by name: each waits in a room, and the other one is told. */

import type { GameId } from "../../games/registry.ts";
import type { Settings } from "../../rooms/event.ts";
import { writeTime } from "../../rooms/bank.ts";
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

/** How many challenges somebody may have at a time. */
const MOST = 8;

interface ChallengesParts {
  readonly notices: Notices;
  readonly hub: Pick<Hub, "open">;
  readonly lobby: Pick<Lobby, "waitingAmong">;
  readonly world: Pick<World, "now">;
  /** Tells those who aren't here. */
  readonly notify: (to: string, challenge: Challenge, source: string) => void;
}

export class Challenges {
  constructor(private readonly parts: ChallengesParts) {}

  /** The code of the room in which the challenger sits, or why there's none. */
  async send({ from, to, settings, source }: Meeting): Promise<Awaited<ReturnType<Hub["open"]>>> {
    const { notices, hub, world, notify } = this.parts;
    const open = await this.#open(to);
    const before = open.filter(({ author }) => author === from.identity);
    if (open.length - before.length >= MOST) return { refused: "limit" };
    const opened = await hub.open(settings, [source, from.identity], [from]);
    if ("refused" in opened) return opened;
    const challenge = {
      code: opened.code,
      game: settings.game,
      time: writeTime(settings),
      from: from.name,
    };
    const until = world.now() + (isCorrespondence(settings) ? SLOW : QUICK);
    const { code: id, ...body } = challenge;
    const notice: Notice = { kind: "challenge", id, author: from.identity, about: to, body, until };
    for (const old of before) await notices.take("challenge", old.id);
    if (!await notices.post([notice])) return { refused: "storage" };
    notify(to, challenge, source);
    return opened;
  }

  /** Who asks somebody for a game now. */
  async to(identity: string): Promise<Challenge[]> {
    return (await this.#open(identity)).map(({ id, body }) => {
      const { game, time, from } = body as Omit<Challenge, "code">;
      return { code: id, game, time, from };
    });
  }

  /** Somebody doesn't want to play. */
  async decline(identity: string, code: unknown): Promise<void> {
    const declined = (await this.#open(identity)).find(({ id }) => id === code);
    if (declined) await this.parts.notices.take("challenge", declined.id);
  }

  /** Those that aren't old, and whose rooms still wait. */
  async #open(identity: string): Promise<readonly Notice[]> {
    const { notices, lobby, world } = this.parts, now = world.now();
    const all = (await notices.about("challenge", identity)).filter(({ until }) => now < until);
    const waiting = await lobby.waitingAmong(all.map(({ id }) => id));
    return all.filter(({ id }) => waiting.has(id));
  }
}
