/** Puts together the arena of this process, and what shows the arena in whichever process it is. */

import type { ArenaResults, BotName } from "../../arena/results.ts";
import type { World } from "../clock.ts";
import type { Peer } from "../rooms/peer.ts";
import type { Notices } from "../store/notices.ts";
import { Arena } from "./arena.ts";
import { ArenaHome } from "./home.ts";
import { ArenaRelay } from "./relay.ts";
import { RemoteArena } from "./remote.ts";
import type { ArenaSettings } from "./settings.ts";
import { ArenaView } from "./view.ts";

interface ArenaParts {
  readonly results: ArenaResults;
  readonly settings: ArenaSettings;
  /** Where bots fight, if not here. */
  readonly url: string | undefined;
  /** Whether anything new may begin for a source. */
  readonly admits: (source: string) => boolean;
  readonly isBarred: (bot: BotName) => boolean;
  readonly notices: Notices;
  readonly peer: Peer;
  readonly world: World;
}

interface BegunArena {
  readonly arena: Arena;
  readonly arenaHome: ArenaHome;
  readonly arenaView: ArenaView;
}

export async function beginArena(parts: ArenaParts): Promise<BegunArena> {
  const { results, settings, isBarred, notices, peer, world } = parts;
  const arenaHome = new ArenaHome(parts.url);
  const arena = new Arena(results, world, settings, {
    admits: (source) => arenaHome.isHere && parts.admits(source),
    bars: isBarred,
    elsewhere: () => arenaHome.elsewhere,
  });
  await arenaHome.open(arena, peer);
  if (!peer.isAlone) new ArenaRelay({ arena, home: arenaHome, notices, peer, world });
  const remote = peer.isAlone ? undefined : new RemoteArena({ notices, peer, world });
  return { arena, arenaHome, arenaView: new ArenaView(arena, arenaHome, remote) };
}
