import type { OptionSpec } from "../game.ts";

/** Points that the first seat is given when cells decide, for the last move is worth something. */
export const KOMI: OptionSpec = { default: 0, min: -50, max: 50, step: 0.5 };
