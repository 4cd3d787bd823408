/** Which language a page speaks. */

export const LANGUAGES = ["en", "es"] as const;

export type Language = typeof LANGUAGES[number];

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
