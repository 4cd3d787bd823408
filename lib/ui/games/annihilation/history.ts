/** How a sum came to stand as it does. */

import { COMINGS } from "../../../games/kit/repetition.ts";
import { codeOf, type Move, type Part } from "./part.ts";

/** The parts, and the move that led to them; none where they were drawn. */
export interface Step {
  readonly parts: readonly Part[];
  readonly move?: Move;
}

/** Never empty; in a game, the first step is its start. */
export type History = readonly Step[];

export function partsOf(history: History): readonly Part[] {
  return history.at(-1)!.parts;
}

/** Whether the last position of a game has come three times, with the same player to move. */
export function isRepeated(game: History): boolean {
  const last = keyOf(game.at(-1)!);
  const comings = game.filter((step, turn) =>
    turn % 2 === (game.length - 1) % 2 && keyOf(step) === last
  );
  return comings.length >= COMINGS;
}

function keyOf({ parts }: Step): string {
  return parts.map(codeOf).join();
}
