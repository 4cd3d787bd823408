/** How far ahead a board looks, and what is there. */

import { dictionary } from "../../../../words/dictionary.ts";
import type { ForecastWords } from "./en.ts";

export const forecastWordsIn = await dictionary<ForecastWords>({
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
});
