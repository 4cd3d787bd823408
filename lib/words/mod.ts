/** The catalogues by language. */

import { dictionary } from "./dictionary.ts";
import type { Words } from "./en.ts";

export type { Words } from "./en.ts";

export const wordsIn = await dictionary<Words>({
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
});
