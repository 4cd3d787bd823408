/** The words about players one follows, by language. */

import { dictionary } from "../../../../words/dictionary.ts";
import type { FriendsWords } from "./en.ts";

export type { FriendsWords } from "./en.ts";

export const friendsWordsIn = await dictionary<FriendsWords>({
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
});
