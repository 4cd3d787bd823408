/**
 * What a turn takes: Deno shows the times and then, a line each, Hard's and what Conqueror's steps
 * take, as the fastest of some rounds.
 */

import { conquerorsV2 as game } from "../../lib/games/conquerors/conquerors.ts";
import { choose, think } from "../../lib/search/choose.ts";
import type { PlayerId } from "../../lib/search/levels.ts";
import { gameBoards } from "./boards.ts";
import { tell } from "./goals.ts";

const positions = gameBoards.map((board, at) => ({
  ...game.initial({}),
  board,
  turn: at % 2,
  round: 1 + (at >> 1),
}));

const ROUNDS = 40;

/** Steps of a short Conqueror turn: enough for answers, and few enough for a calm moment. */
const STEPS = 10_000;

function timeTurns(level: PlayerId, what: string): void {
  let at = 0;
  Deno.bench(`a turn of ${what}`, () => {
    at = (at + 1) % positions.length;
    choose(game, positions[at]!, level, "bench");
  });
}

timeTurns("hard", "Hard");
timeTurns("expert", "Expert");
timeTurns("conqueror", "Conqueror");

/**
 * Plays the positions but the game's last turn, which has its own way, and gives the milliseconds
 * for each of what `play` counts.
 */
function fastest(play: (position: typeof positions[number]) => number): number {
  const each = positions.slice(0, -1).map((position) => {
    const times = Array.from({ length: ROUNDS }, () => {
      const start = performance.now();
      const count = play(position);
      return (performance.now() - start) / count;
    });
    return Math.min(...times);
  });
  return each.reduce((sum, time) => sum + time) / each.length;
}

globalThis.addEventListener("unload", () => {
  const turn = fastest((position) => {
    choose(game, position, "hard", "bench");
    return 1;
  });
  const step = fastest((position) =>
    [...think(game, position, "conqueror", "bench", STEPS)].at(-1)!.steps
  );
  tell({ name: "a turn of Hard", value: turn, unit: "ms" });
  tell({ name: "a turn of Conqueror", value: 1000 * step, unit: "ms for each 1000 steps" });
});
