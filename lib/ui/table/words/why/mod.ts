/** Why a cell lives, died or was born in the last generation. */

import { dictionary } from "../../../../words/dictionary.ts";
import type { WhyWords } from "./en.ts";

export const whyWordsIn = await dictionary<WhyWords>({
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
});
