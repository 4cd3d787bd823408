/** The words of the ways to an opponent elsewhere, by language. */

import { dictionary } from "../../../words/dictionary.ts";
import type { LobbyWords } from "./en.ts";

export type { LobbyWords } from "./en.ts";

export const lobbyWordsIn = await dictionary<LobbyWords>({
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
});
