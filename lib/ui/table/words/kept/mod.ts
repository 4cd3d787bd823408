/** What tables of this device say of the games they keep, by language. */

import { dictionary } from "../../../../words/dictionary.ts";
import type { KeptWords } from "./en.ts";

export type { KeptWords } from "./en.ts";

export const keptWordsIn = await dictionary<KeptWords>({
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
});
