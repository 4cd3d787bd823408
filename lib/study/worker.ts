/** Plays games of a study on a core of its own: a place among the games in, the game out. */

import process from "node:process";
import { playMatch } from "./match.ts";
import { isOutside } from "./player.ts";
import { type Fixture, fixtureAt } from "./settings.ts";
import type { GameReply, GameRequest } from "./worker_pool.ts";

async function reply({ settings, index }: GameRequest): Promise<GameReply> {
  try {
    const fixture = fixtureAt(settings, index);
    return { game: await playMatch(fixture, settings, clockFor(fixture)) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

/** Time of this worker's core, whatever else the machine does; of the day, for what runs elsewhere. */
function clockFor({ blue, red }: Fixture): () => number {
  return isOutside(blue) || isOutside(red) ? () => performance.now() : coreTime;
}

function coreTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

self.addEventListener("message", async ({ data }: MessageEvent<GameRequest>) => {
  self.postMessage(await reply(data));
});
