/** The words of the admin's page, by language. */

import { dictionary } from "../../../../words/dictionary.ts";
import type { AdminWords } from "./en.ts";

export type { AdminWords } from "./en.ts";

export const adminWordsIn = await dictionary<AdminWords>({
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
});
