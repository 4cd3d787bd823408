/** The words of the ways to an opponent elsewhere, by language. */

import { dictionary } from "../../../words/dictionary.ts";
import { en, type LobbyWords } from "./en.ts";
import { es } from "./es.ts";

export type { LobbyWords } from "./en.ts";

export const lobbyWordsIn = dictionary<LobbyWords>({ en, es });
