/** Why a cell lives, died or was born in the last generation, in English. */

import { counted } from "../../../../words/grammar.ts";

const neighbors = (count: number) => counted("en", count, { one: "neighbor", other: "neighbors" });

export const en = {
  died: (count: number) => `Died: ${neighbors(count)}`,
  lives: (count: number) => `Lives: ${neighbors(count)}`,
  /** `parents`: how many of each color. */
  born: (parents: string) => `Born from ${parents}`,
  parents: (count: number, color: string) => `${count} ${color}`,
  empty: (count: number) => `Stayed empty: ${neighbors(count)}`,
  notNow: "Ranked game: ask why once it's over.",
  bombed: "Bombed",
  early: "No generation has followed yet",
  /** The rule behind it. */
  rule: { lives: "2 or 3 keep a cell alive.", born: "Exactly 3 give birth." },
  /** Where enemies are no neighbors, but prevent births. */
  friendly: {
    lives: "2 or 3 of its color keep a cell alive.",
    born: "Exactly 3 of one color give birth, with no enemy near.",
  },
};

export type WhyWords = typeof en;
