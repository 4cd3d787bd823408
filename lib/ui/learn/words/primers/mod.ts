/** The text of the lessons of other games, by language. */

import { dictionary } from "../../../../words/dictionary.ts";
import type { PrimerWords } from "./en.ts";

export type { PrimerText, PrimerWords } from "./en.ts";

export const primerWordsIn = await dictionary<PrimerWords>({
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
});
