/** What a turn takes: Deno shows the times. */

import { conquerorsV2 as game } from "../../lib/games/conquerors.ts";
import { choose } from "../../lib/search/choose.ts";
import type { PlayerId } from "../../lib/search/levels.ts";
import { gameBoards } from "./boards.ts";

const positions = gameBoards.map((board, at) => ({
  ...game.initial({}),
  board,
  turn: at % 2,
  round: 1 + (at >> 1),
}));

function timeTurns(level: PlayerId, what: string, steps?: number): void {
  let at = 0;
  Deno.bench(`a turn of ${what}`, () => {
    at = (at + 1) % positions.length;
    choose(game, positions[at]!, level, "bench", steps);
  });
}

timeTurns("hard", "Hard");
timeTurns("conqueror", "Conqueror, 100 000 steps", 100_000);
timeTurns("expert", "Expert");
timeTurns("conqueror", "Conqueror");
