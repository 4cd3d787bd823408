import type { Language } from "./language.ts";

/** What says the same in every language: its words by language. */
export function dictionary<Words>(
  words: Readonly<Record<Language, Words>>,
): (language: Language) => Words {
  return (language) => words[language];
}
