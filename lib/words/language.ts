/** Which language a page speaks. */

/** The languages that say everything: a word that one of them lacks doesn't compile. */
const FINISHED = ["en", "es"] as const;

/** The languages that say in English what they lack. */
const STARTED = [] as const;

export type Finished = typeof FINISHED[number];
export type Started = typeof STARTED[number];
export type Language = Finished | Started;

export const LANGUAGES: readonly Language[] = [...FINISHED, ...STARTED];

export function isFinished(language: Language): language is Finished {
  return FINISHED.some((finished) => finished === language);
}

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  es: "Español",
};

/** What was asked for in the address, else what was chosen before, else what the browser prefers. */
export function pickLanguage(
  query: string | null | undefined,
  cookie: string | null | undefined,
  acceptLanguage: string | null | undefined,
): Language {
  return asLanguage(query) ?? asLanguage(cookie) ?? preferred(acceptLanguage ?? "") ?? "en";
}

/** The language of a tag such as `es-MX`, if it is one of ours. */
export function asLanguage(tag: string | null | undefined): Language | undefined {
  const primary = tag?.trim().split("-", 1)[0]?.toLowerCase();
  return LANGUAGES.find((language) => language === primary);
}

/** The first of ours in an `Accept-Language` header, by its weights (RFC 9110, 12.5.4). */
function preferred(header: string): Language | undefined {
  const wishes = header.split(",").map((wish) => {
    const [tag, weight] = wish.split(/;\s*q=/, 2);
    return { language: asLanguage(tag), weight: weight === undefined ? 1 : Number(weight) };
  });
  return wishes
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .find(({ language }) => language !== undefined)?.language;
}
