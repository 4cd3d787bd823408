/** The CPU player in a worker of the browser: a request in, its turn out. */

import { LIFE_GAMES } from "../games/life_games.ts";
import { choose } from "./choose.ts";
import type { ThinkReply, ThinkRequest } from "./worker_protocol.ts";

function reply({ id, game, position, level, seed }: ThinkRequest): ThinkReply {
  try {
    return { id, move: choose(LIFE_GAMES[game], position, level, seed) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

self.addEventListener("message", ({ data }: MessageEvent<ThinkRequest>) => {
  self.postMessage(reply(data));
});
