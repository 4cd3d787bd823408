/** Players who ask others for a game by name: each waits in a room, and the other one is told. */

import type { GameId } from "../../games/registry.ts";
import type { Settings } from "../../rooms/event.ts";
import { writeTime } from "../../rooms/bank.ts";
import { isCorrespondence } from "../../rooms/view.ts";
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

interface Kept extends Challenge {
  readonly by: string;
  /** ms */
  readonly until: number;
}

/** For how long somebody is asked, ms: for a game of minutes, and for one of days. */
const QUICK = 15 * 60_000, SLOW = 3 * 24 * 60 * 60_000;

/** How many challenges somebody may have at a time. */
const MOST = 8;

interface ChallengesParts {
  readonly hub: Pick<Hub, "open">;
  readonly lobby: Pick<Lobby, "isWaiting">;
  readonly world: Pick<World, "now">;
  /** Tells whoever isn't here. */
  readonly notify: (to: string, challenge: Challenge, source: string) => void;
}

export class Challenges {
  /** By who is challenged. */
  readonly #kept = new Map<string, readonly Kept[]>();

  constructor(private readonly parts: ChallengesParts) {}

  /** The code of the room in which the challenger sits, or why there's none. */
  async send({ from, to, settings, source }: Meeting): Promise<Awaited<ReturnType<Hub["open"]>>> {
    const others = this.#open(to).filter(({ by }) => by !== from.identity);
    if (others.length >= MOST) return { refused: "limit" };
    const opened = await this.parts.hub.open(settings, [source, from.identity], [from]);
    if ("refused" in opened) return opened;
    const challenge = {
      code: opened.code,
      game: settings.game,
      time: writeTime(settings),
      from: from.name,
    };
    const until = this.parts.world.now() + (isCorrespondence(settings) ? SLOW : QUICK);
    this.#kept.set(to, [...others, { ...challenge, by: from.identity, until }]);
    this.parts.notify(to, challenge, source);
    return opened;
  }

  /** Who asks somebody for a game now. */
  to(identity: string): Challenge[] {
    return this.#open(identity).map(({ code, game, time, from }) => ({ code, game, time, from }));
  }

  /** Somebody doesn't want to play. */
  decline(identity: string, code: unknown): void {
    this.#keep(identity, this.#open(identity).filter((challenge) => challenge.code !== code));
  }

  /** Forgets a person, as asker and as asked. */
  forget(identity: string): void {
    this.#kept.delete(identity);
    for (const [to, challenges] of [...this.#kept]) {
      this.#keep(to, challenges.filter(({ by }) => by !== identity));
    }
  }

  /** Those that aren't old, and whose rooms still wait. */
  #open(identity: string): readonly Kept[] {
    const { lobby, world } = this.parts, now = world.now();
    const open = (this.#kept.get(identity) ?? []).filter(({ code, until }) =>
      now < until && lobby.isWaiting(code)
    );
    this.#keep(identity, open);
    return open;
  }

  #keep(identity: string, challenges: readonly Kept[]): void {
    if (challenges.length === 0) this.#kept.delete(identity);
    else this.#kept.set(identity, challenges);
  }
}
