/** The words of tournaments, by language. */

import { dictionary } from "../../../words/dictionary.ts";
import type { TournamentWords } from "./en.ts";

export type { TournamentWords } from "./en.ts";

export const tournamentWordsIn = await dictionary<TournamentWords>({
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
});
