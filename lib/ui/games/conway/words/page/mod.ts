/** The words of the page of games by post, by language. This module is browser compatible. */

import type { Language } from "../../../../../words/language.ts";
import { en, type PostPageWords } from "./en.ts";
import { es } from "./es.ts";

export type { PostPageWords };

const CATALOGUES: Readonly<Record<Language, PostPageWords>> = { en, es };

export function postPageWordsIn(language: Language): PostPageWords {
  return CATALOGUES[language];
}
