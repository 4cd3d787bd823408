/** The words about causes, by language. */

import { dictionary } from "../../../words/dictionary.ts";
import type { CausesWords } from "./en.ts";

export type { CausesWords } from "./en.ts";

export const causesWordsIn = await dictionary<CausesWords>({
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
});
