import type { World } from "../../lib/server/clock.ts";
import type { Helpers } from "../../lib/server/rooms/live_room.ts";
import { Peer } from "../../lib/server/rooms/peer.ts";
import { MemoryPeers } from "../../lib/server/store/memory_peers.ts";

/** For rooms in which only people sit, nobody is told of a turn, and there is no other process. */
export function nobodyIn(world: World): Helpers {
  const peer = new Peer(MemoryPeers.alone(world.now), world);
  return { choose: () => Promise.resolve(undefined), remind() {}, inform() {}, peer };
}
