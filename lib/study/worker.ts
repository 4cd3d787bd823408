/** Plays games of a study on a core of its own: a place among the games in, the game out. */

import { playMatch } from "./match.ts";
import { fixtureAt } from "./settings.ts";
import type { GameReply, GameRequest } from "./crew.ts";

async function reply({ settings, index }: GameRequest): Promise<GameReply> {
  try {
    const fixture = fixtureAt(settings, index);
    return { game: await playMatch(fixture, settings.timeMs, () => performance.now()) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

self.addEventListener("message", async ({ data }: MessageEvent<GameRequest>) => {
  self.postMessage(await reply(data));
});
