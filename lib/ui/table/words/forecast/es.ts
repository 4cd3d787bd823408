/** How far ahead a board looks, in Spanish. */

import { counted } from "../../../../words/grammar.ts";
import type { ForecastWords } from "./en.ts";

export const es: ForecastWords = {
  ahead: (generations, scores) =>
    `${
      counted("es", generations, { one: "generación", other: "generaciones" })
    } después. ${scores}`,
};
