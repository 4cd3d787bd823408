/** The words of the pages around the game, by language. */

import { dictionary } from "../dictionary.ts";
import type { SiteWords } from "./en.ts";

export type { SiteWords } from "./en.ts";

export const siteWordsIn = await dictionary<SiteWords>({
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
});
