/** The words for those who wait for an opponent, by language. */

import { dictionary } from "../../../../words/dictionary.ts";
import type { SeekWords } from "./en.ts";

export type { SeekWords } from "./en.ts";

export const seekWordsIn = await dictionary<SeekWords>({
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
});
