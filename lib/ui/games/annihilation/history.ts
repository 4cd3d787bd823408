/** How a sum came to stand as it does. */

import { COMINGS } from "../../../games/kit/repetition.ts";
import { codeOf, type Move, type Part } from "./part.ts";

export const MODES = ["explore", "play", "edit"] as const;
export type Mode = typeof MODES[number];

/** The parts, and the move that led to them; none where they were drawn. */
export interface Step {
  readonly parts: readonly Part[];
  readonly move?: Move;
  /** What is done from this step on; as before if it says nothing, and first they're explored. */
  readonly begins?: Mode;
}

/** Never empty. */
export type History = readonly Step[];

/** What is being done. */
export function modeOf(history: History): Mode {
  return history.findLast(({ begins }) => begins)?.begins ?? "explore";
}

/** The steps of the game that is played: the first is its start. */
export function gameOf(history: History): History {
  return history.slice(Math.max(0, history.findLastIndex(({ begins }) => begins === "play")));
}

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
