/** The parameters of games. This module is browser compatible. */

import type { OptionSpec } from "./game.ts";

/** Points that the first seat is given when cells decide, for the last move is worth something. */
export const KOMI: OptionSpec = { default: 0, min: -50, max: 50, step: 0.5 };

/** Whether an option may have the value. */
export function isOptionValue(value: number, { min, max, step }: OptionSpec): boolean {
  return value >= min && value <= max && Number.isInteger(value / step);
}
