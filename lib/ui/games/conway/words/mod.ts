/** The words of games by post, by language. */

import { dictionary } from "../../../../words/dictionary.ts";
import type { PostWords } from "./en.ts";

export type { PostWords } from "./en.ts";

export const postWordsIn = await dictionary<PostWords>({
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
});
