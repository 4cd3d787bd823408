/** The words of the page of Fraenkel's games, by language. */

import { dictionary } from "../../../../words/dictionary.ts";
import type { AnnihilationWords } from "./en.ts";

export type { AnnihilationWords } from "./en.ts";

export const annihilationWordsIn = await dictionary<AnnihilationWords>({
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
});
