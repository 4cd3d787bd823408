/** The words of one's own bots, by language. */

import { dictionary } from "../../../../words/dictionary.ts";
import type { BotWords } from "./en.ts";

export type { BotRefusal, BotWords } from "./en.ts";

export const botWordsIn = await dictionary<BotWords>({
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
});
