/** How a sum came to stand as it does. */

import { COMINGS } from "../../../games/kit/repetition.ts";
import { codeOf, type Move, type Part } from "./part.ts";

export const MODES = ["explore", "play", "edit"] as const;
export type Mode = typeof MODES[number];

export const PLAYERS = ["person", "perfect", "random"] as const;
export type Player = typeof PLAYERS[number];

/** What holds from a step on; as before where it says nothing. */
interface Terms {
  /** What is done; at first the parts are explored. */
  readonly begins?: Mode;
  /** Whether who cannot move wins. */
  readonly isMisere?: boolean;
  readonly players?: readonly Player[];
}

/** The parts, and the move that led to them; none where they were drawn. */
export interface Step extends Terms {
  readonly parts: readonly Part[];
  readonly move?: Move;
}

/** Never empty. */
export type History = readonly Step[];

/** What was said last of one of the terms. */
function latest<Key extends keyof Terms>(history: History, key: Key): Terms[Key] | undefined {
  return history.findLast((step) => step[key] !== undefined)?.[key];
}

/** What is being done. */
export function modeOf(history: History): Mode {
  return latest(history, "begins") ?? "explore";
}

export function isMisereIn(history: History): boolean {
  return latest(history, "isMisere") ?? false;
}

export function playersOf(history: History): readonly Player[] {
  return latest(history, "players") ?? ["person", "perfect"];
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
