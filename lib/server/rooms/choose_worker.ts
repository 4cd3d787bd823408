/** Chooses the turns of the computers in rooms on a core of its own: a thought in, a move's token out. */

import { gameOf } from "../../games/registry.ts";
import { chooseMove, type Thought } from "../../search/computers.ts";

self.addEventListener("message", ({ data }: MessageEvent<Thought>) => {
  self.postMessage(gameOf(data.game).text.writeMove(data.position, chooseMove(data)));
});
