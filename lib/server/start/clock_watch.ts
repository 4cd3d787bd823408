/** Tells the host of a clock that is wrong: what goes by it can't. */

import { repeat, type World } from "../clock.ts";
import { log } from "../log/log.ts";
import type { Archive } from "../store/archive.ts";

/** How far off it has to be, ms: games outlast a shorter sleep of this machine, and wait meanwhile. */
const FAR = 60 * 60_000;
const LOOK_EVERY = 60_000;

const warning = (text: string) => log("warn", text);

/** Whether a game ended later than now: then the clock is behind, or was ahead before. */
export async function tellOfLaterGames(
  { archive, world }: { archive: Pick<Archive, "list">; world: Pick<World, "now"> },
  warn = warning,
): Promise<void> {
  const { games: [newest] } = await archive.list({ limit: 1 });
  const now = world.now();
  if (!newest || newest.endedAt - now < FAR) return;
  warn(
    `A game ended at ${timeOf(newest.endedAt)}, and now it's ${
      timeOf(now)
    }. If that is wrong, set ` +
      "this machine's clock right and start the game again",
  );
}

/** The world's clock goes on from what the machine's was at the start, and that may be set right later. */
export function watchClock(
  world: Pick<World, "now" | "after" | "report">,
  machine = Date.now,
  warn = warning,
): void {
  let told = 0;
  repeat(world, LOOK_EVERY, () => {
    const off = machine() - world.now();
    if (Math.abs(off - told) < FAR) return;
    told = off;
    if (Math.abs(off) < FAR) return;
    warn(
      `This machine's clock says ${
        timeOf(machine())
      }, and the game, which goes on from what it said ` +
        `at the start, ${timeOf(world.now())}. Restart the game if the first is right`,
    );
  });
}

function timeOf(ms: number): string {
  return new Date(ms).toISOString();
}
