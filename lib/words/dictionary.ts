import { asLanguage, type Finished, isFinished, type Language, LANGUAGES } from "./language.ts";
import type { Started } from "./language.ts";
import { type Partly, withFallback } from "./fallback.ts";

export type { Partly } from "./fallback.ts";

/** Fetches a module that exports the words under their language's tag. */
type Source<Tag extends string, Words> = () => Promise<Readonly<Record<Tag, Words>>>;

/** Where the words of each language are. One that isn't finished need not have any. */
type Sources<Words> =
  & { readonly [Tag in Finished]: Source<Tag, Words> }
  & { readonly [Tag in Started]?: Source<Tag, Partly<Words>> };

/**
 * What says the same in every language: its words by language. A browser is sent only those of its
 * page's language, and has no others; what a language lacks is said in English.
 */
export async function dictionary<Words>(
  sources: Sources<Words>,
): Promise<(language: Language) => Words> {
  try {
    return await fetched(sources);
  } catch (error) {
    // Where a script waits for them at its top, Safari tells nobody that they can't be had.
    reportError(error);
    throw error;
  }
}

async function fetched<Words>(sources: Sources<Words>): Promise<(language: Language) => Words> {
  const languages = spokenHere();
  const words = await Promise.all(languages.map((language) => read(sources, language)));
  return (language) => words[languages.indexOf(language)] ?? words[0]!;
}

/** How to fetch the words that scripts lack. */
const lacking = new Set<() => Promise<void>>();

/**
 * The same at once, with words that are there after `fetchLacking`. The build has this called by
 * scripts that are fetched on demand: if one awaited its words at its top, Safari would hand it out
 * unfinished to whoever imports it meanwhile (bugs.webkit.org/242740).
 */
dictionary.later = <Words>(sources: Sources<Words>): (language: Language) => Words => {
  let find: ((language: Language) => Words) | undefined;
  const fetch = async () => {
    find = await fetched(sources);
    lacking.delete(fetch);
  };
  lacking.add(fetch);
  return (language) => find!(language);
};

/** Fetches the words that scripts lack; fails if some can't be had, and may be asked again. */
export async function fetchLacking(): Promise<void> {
  await Promise.all([...lacking].map((fetch) => fetch()));
}

/** A page speaks one language; a server or a test speaks all. */
function spokenHere(): readonly Language[] {
  if (typeof document === "undefined") return LANGUAGES;
  return [asLanguage(document.documentElement.lang) ?? "en"];
}

async function read<Words>(sources: Sources<Words>, language: Language): Promise<Words> {
  if (isFinished(language)) {
    const source: Source<string, Words> = sources[language];
    return (await source())[language]!;
  }
  // Whether any language is among these changes, and so does their type.
  const started = sources as unknown as Readonly<Record<string, Source<string, Partly<Words>>>>;
  const [{ en }, words] = await Promise.all([sources.en(), started[language]?.()]);
  return withFallback(en, words?.[language]);
}
