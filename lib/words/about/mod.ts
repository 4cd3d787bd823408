/** The words of the page about the site, by language. */

import { dictionary } from "../dictionary.ts";
import type { AboutWords } from "./en.ts";

export type { AboutWords } from "./en.ts";

export const aboutWordsIn = await dictionary<AboutWords>({
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
});
