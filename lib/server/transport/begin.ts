/** Puts together the ways in, by socket and by poll: into a room, or to wait for an opponent. */

import type { World } from "../clock.ts";
import type { Moderation } from "../moderation/moderation.ts";
import { Pairing } from "../pairing/pairing.ts";
import type { PairingQueue } from "../pairing/queue.ts";
import { WaitingRoom } from "../pairing/waiting_room.ts";
import type { Hub } from "../rooms/hub.ts";
import type { Limits } from "../rooms/limits.ts";
import type { Lobby } from "../rooms/lobby.ts";
import type { Store } from "../store/store.ts";
import { Admission } from "./admission.ts";
import { Outage } from "./outage.ts";
import { Polls } from "./poll.ts";
import { PollPasses } from "./poll_pass.ts";
import { Sockets } from "./sockets.ts";

interface WayParts {
  readonly store: Store;
  readonly hub: Hub;
  readonly lobby: Lobby;
  readonly moderation: Moderation;
  /** Who waits for an opponent. */
  readonly seekers: PairingQueue;
  readonly markOf: (address: string) => string;
  /** Whether anybody new is let in from a source. */
  readonly admits: (source: string) => boolean;
  readonly limits: Limits;
  readonly world: World;
}

interface BegunWays {
  readonly pairing: Pairing;
  readonly sockets: Sockets;
  readonly polls: Polls;
}

export async function beginWaysIn(parts: WayParts): Promise<BegunWays> {
  const { store, hub, moderation, seekers, limits, world } = parts;
  const { players, keys } = store.books;
  const outage = new Outage(store, world);
  const admission = new Admission({ ...parts, players, outage });
  const pairing = new Pairing({
    queue: seekers,
    hub,
    areApart: (one, other) => moderation.areApart(one, other),
    isPaused: () => moderation.isPaused,
    world,
  });
  const waitingRoom = new WaitingRoom({ ...parts, pairing, players, outage });
  const passes = await PollPasses.open(keys, world);
  return {
    pairing,
    sockets: new Sockets(admission, waitingRoom, world, limits),
    polls: new Polls(admission, waitingRoom, passes, world, limits),
  };
}
