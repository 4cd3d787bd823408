/** Random boards on which a bot's author sees whether its generations are the arena's. */

import { step } from "../../automaton/step.ts";
import type { Board } from "../../automaton/board.ts";
import { friendly } from "../../automaton/rule.ts";
import type { Rng } from "../../games/game.ts";
import { below } from "../../games/kit/rng.ts";
import type { Rows } from "./messages.ts";

/** Of ten cells so many are alive, half of them the enemy's. */
const ALIVE = 4;

export function randomRows(height: number, width: number, rng: Rng): Rows {
  const cell = () => below(10, rng) < ALIVE ? 1 + below(2, rng) : 0;
  return Array.from({ length: height }, () => Array.from({ length: width }, cell));
}

/** Whether the second board is what the first becomes. */
export function isNextBoard(rows: Rows, next: Rows): boolean {
  const after = step(boardOf(rows), friendly, "plane");
  return JSON.stringify(rowsOf(after)) === JSON.stringify(next);
}

function boardOf(rows: Rows): Board {
  return { width: rows[0]!.length, height: rows.length, cells: Uint8Array.from(rows.flat()) };
}

function rowsOf({ width, height, cells }: Board): Rows {
  const row = (_: unknown, r: number) => [...cells.subarray(r * width, (r + 1) * width)];
  return Array.from({ length: height }, row);
}
