/** Deletes a player's data, and all that waits to be done with it, here and in the other processes. */

import type { BotDesk } from "./bots/bot_desk.ts";
import { guarded, type World } from "./clock.ts";
import type { Moderation } from "./moderation/moderation.ts";
import type { Challenges } from "./pairing/challenges.ts";
import type { Pairing } from "./pairing/pairing.ts";
import type { Presence } from "./pairing/presence.ts";
import type { CheckQueue } from "./rooms/check_queue.ts";
import type { Hub } from "./rooms/hub.ts";
import type { Lobby } from "./rooms/lobby.ts";
import type { Peer } from "./rooms/peer.ts";
import type { Store } from "./store/store.ts";
import type { TournamentDesk } from "./tournaments/desk.ts";

/** What the other processes are told: an identity that is deleted. */
const FORGOTTEN = "forgotten";

interface ForgettingParts {
  readonly store: Store;
  readonly lobby: Lobby;
  readonly hub: Hub;
  readonly queue: CheckQueue;
  readonly moderation: Moderation;
  readonly presence: Presence;
  readonly pairing: Pairing;
  readonly challenges: Challenges;
  readonly botDesk: BotDesk;
  readonly tournaments: TournamentDesk;
  readonly peer: Peer;
  readonly world: World;
}

export class Forgetting {
  constructor(private readonly parts: ForgettingParts) {
    const hear = (identity: string) => {
      this.#letGo(identity);
      return Promise.all([parts.pairing.forget(identity), parts.presence.forget(identity)]);
    };
    parts.peer.onTold(FORGOTTEN, guarded(parts.world, hear));
  }

  /** Deletes a player and its bots; false if the store fails. */
  async forget(identity: string): Promise<boolean> {
    const { store: { books: { bots } }, botDesk, moderation } = this.parts;
    // The seat's own key would be the way around a ban that knows whose the seat is.
    const isBanned = moderation.bannedUntil({ identity }) !== undefined;
    // Bots first: what says whose they are goes with their owner.
    const owned = await bots.of(identity);
    for (const bot of await bots.identitiesOf(identity)) {
      if (!await this.#forgetOne(bot, isBanned)) return false;
    }
    await botDesk.forget(owned.map(({ id }) => id));
    if (!await this.#forgetOne(identity, isBanned)) return false;
    await this.parts.store.pruneDumps();
    return true;
  }

  async #forgetOne(identity: string, isBanned: boolean): Promise<boolean> {
    const { store, moderation, pairing, challenges, presence, peer, hub, world } = this.parts;
    const subject = moderation.subjects.identity(identity);
    await pairing.forget(identity);
    await challenges.declineAll(identity);
    const summaries = await store.forget(identity, world.now(), { subject, isBanned });
    if (!summaries) return false;
    this.#letGo(identity);
    peer.tell(FORGOTTEN, identity);
    await hub.follow(summaries);
    await presence.forget(identity);
    return true;
  }

  /** Forgets what this process knows of somebody. */
  #letGo(identity: string): void {
    const { lobby, moderation, tournaments, queue } = this.parts;
    lobby.forget(identity);
    moderation.forget(identity);
    tournaments.boards.forgetAll();
    queue.forget(identity);
  }
}
