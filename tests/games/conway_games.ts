/** Whole games of Conway by post: any seats, any options, by players who at last place no more. */

import { conway } from "../../lib/games/conway/conway.ts";
import type { ConwayMove, ConwayPosition } from "../../lib/games/conway/position.ts";
import { STALLED } from "../../lib/games/conway/turn.ts";
import type { Options, Rng } from "../../lib/games/game.ts";
import type { GameRecord } from "../../lib/games/notation/notation.ts";
import { below, seededRng } from "../../lib/games/kit/rng.ts";

/** Moves after which everyone passes, so that every game ends. */
const PATIENCE = 40;

/** No game of these players is longer. */
export const LONGEST = PATIENCE + STALLED;

interface ConwayGame extends GameRecord {
  readonly moves: readonly ConwayMove[];
  /** The start, and what each move led to. */
  readonly positions: readonly ConwayPosition[];
}

export function anyOptions(rng: Rng, seats = 2 + below(7, rng)): Options {
  return { seats, size: 3 + below(24, rng), place: 1 + below(8, rng), touch: below(2, rng) };
}

export function playedGame(seed: string, seats?: number): ConwayGame {
  const rng = seededRng(seed);
  const options = anyOptions(rng, seats);
  const start = conway.initial(options), moves: ConwayMove[] = [], positions = [start];
  while (!positions.at(-1)!.outcome) {
    const position = positions.at(-1)!;
    const move = position.move > PATIENCE ? { place: [] } : anyMove(position, rng);
    moves.push(move);
    positions.push(conway.play(position, move));
  }
  return { game: "conway", options, start, tags: {}, moves, positions };
}

/** A random turn, whole or only its beginning; sometimes a pass, rarely a resignation. */
function anyMove(position: ConwayPosition, rng: Rng): ConwayMove {
  if (rng() < 0.01) return { resign: true };
  if (rng() < 0.1) return { place: [] };
  const move = conway.random(position, rng);
  if ("resign" in move || rng() < 0.5) return move;
  return { place: move.place.slice(0, below(move.place.length + 1, rng)) };
}
