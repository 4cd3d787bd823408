/** Who may wait for an opponent, and as whom. */

import { PROTOCOL, type Seek, type ServerMessage } from "../../rooms/protocol.ts";
import type { RoomSummary } from "../../rooms/summary.ts";
import { SECONDS_OF_DAY } from "../../rooms/view.ts";
import type { World } from "../clock.ts";
import { digest } from "../digest.ts";
import type { Moderation } from "../moderation/moderation.ts";
import type { Limits } from "../rooms/limits.ts";
import type { Lobby } from "../rooms/lobby.ts";
import { Rate } from "../rooms/rate.ts";
import type { Players } from "../store/players.ts";
import { countRefusal } from "../telemetry/meter.ts";
import { shownName, tooMuch } from "../transport/admission.ts";
import type { Outage, TurnedAway } from "../transport/outage.ts";
import type { Pairing } from "./pairing.ts";

const MINUTE = 60_000;

interface WaitingRoomParts {
  readonly pairing: Pairing;
  readonly players: Pick<Players, "callable" | "strength">;
  readonly moderation: Moderation;
  readonly lobby: Pick<Lobby, "of">;
  readonly markOf: (source: string) => string;
  /** Whether anybody new is let in from a source; while new games are paused they wait like all others. */
  readonly admits: (source: string) => boolean;
  readonly outage: Outage;
  readonly world: Pick<World, "now">;
  readonly limits: Limits;
}

export class WaitingRoom {
  readonly #parts: WaitingRoomParts;
  readonly #seeks: Rate;

  constructor(parts: WaitingRoomParts) {
    this.#parts = parts;
    const { joinsPerMinute, joinsPerMinutePerIdentity } = parts.limits;
    this.#seeks = new Rate(joinsPerMinute, MINUTE, joinsPerMinutePerIdentity);
  }

  get pairing(): Pairing {
    return this.#parts.pairing;
  }

  get outage(): Outage {
    return this.#parts.outage;
  }

  /** The id of a place in the queue, that of before if the token is the same. */
  async enter(seek: Seek, source: string): Promise<{ readonly id: string } | TurnedAway> {
    const entered = await this.outage.orTurnAway(() => this.#enter(seek, source));
    if ("rejection" in entered) countRefusal("door", reasonOf(entered.rejection));
    return entered;
  }

  async #enter(seek: Seek, source: string): Promise<{ readonly id: string } | TurnedAway> {
    const { pairing, moderation, lobby, admits, world } = this.#parts;
    if (seek.protocol !== PROTOCOL) return { rejection: { t: "fatal", why: "outdated" } };
    const id = digest(seek.token), identity = digest(seek.identity);
    const until = moderation.bannedUntil({ source, identity });
    if (until !== undefined) return { rejection: { t: "fatal", why: "banned", until } };
    if ((await pairing.news(id)).t !== "bye") return { id };
    if (!admits(source) || !this.#seeks.allow([source, identity], world.now())) return tooMuch;
    const game = (await lobby.of(identity)).find(isLive);
    if (game) return { rejection: { t: "playing", code: game.code } };
    return await this.#lineUp(seek, id, identity, source) ? { id } : tooMuch;
  }

  async #lineUp(seek: Seek, id: string, identity: string, source: string): Promise<boolean> {
    const { pairing, players, moderation, markOf } = this.#parts;
    return await pairing.enter({
      id,
      pool: seek.pool,
      identity,
      source: markOf(source),
      name: await shownName(players, moderation, identity, seek.name),
      ...await players.strength(identity),
      blocked: new Set(await moderation.blocks.by(identity)),
    });
  }
}

/** Whether somebody waits there for a turn that may not take days. */
function isLive({ phase, listed, clock, bank }: RoomSummary): boolean {
  const isQuick = bank !== undefined || clock !== null && clock < SECONDS_OF_DAY;
  return phase === "playing" && listed && isQuick;
}

function reasonOf(rejection: ServerMessage): string {
  return "why" in rejection ? String(rejection.why) : rejection.t;
}
