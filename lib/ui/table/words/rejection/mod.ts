/** The words for who is sent away, by language. */

import { dictionary } from "../../../../words/dictionary.ts";
import type { RejectionWords } from "./en.ts";

export type { RejectionWords } from "./en.ts";

export const rejectionWordsIn = await dictionary<RejectionWords>({
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
});
