/** How far ahead a board looks, and what is there. */

import { dictionary } from "../../../words/dictionary.ts";
import { counted } from "../../../words/grammar.ts";

export const forecastWordsIn = dictionary<(generations: number, scores: string) => string>({
  en: (count, scores) =>
    `${counted("en", count, { one: "generation", other: "generations" })} ahead. ${scores}`,
  es: (count, scores) =>
    `${counted("es", count, { one: "generación", other: "generaciones" })} después. ${scores}`,
});
