/** How far ahead a board looks, in English. */

import { counted } from "../../../../words/grammar.ts";

export const en = {
  ahead: (generations: number, scores: string) =>
    `${counted("en", generations, { one: "generation", other: "generations" })} ahead. ${scores}`,
};

export type ForecastWords = typeof en;
