/** The words of reminders, by language. */

import { dictionary } from "../../../words/dictionary.ts";
import type { PushWords } from "./en.ts";

export type { PushWords } from "./en.ts";

export const pushWordsIn = await dictionary<PushWords>({
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
});
