/** Some of the words of a catalogue; which language they are in can't be left out. */
export type Partly<Words> = Words extends (...gaps: never[]) => unknown ? Words
  : Words extends readonly unknown[] ? Words
  : Words extends object ?
      & { readonly [Key in Exclude<keyof Words, "language">]?: Partly<Words[Key]> }
      & Pick<Words, Extract<keyof Words, "language">>
  : Words;

/** All words: those that are there, and the others' in place of those that aren't. A list is whole. */
export function withFallback<Words>(others: Words, words: Partly<Words> | undefined): Words {
  if (words === undefined) return others;
  if (!isGroup(others) || !isGroup(words)) return words as Words;
  const entries = Object.entries(others).map(([key, other]) =>
    [key, withFallback(other, words[key])] as const
  );
  return Object.fromEntries(entries) as Words;
}

/** The words that a catalogue lacks, by their paths, with what another says instead. */
export function missingWords(
  others: unknown,
  words: unknown,
  path: readonly string[] = [],
): (readonly [path: string, other: unknown])[] {
  if (!isGroup(others)) return words === undefined ? [[path.join("."), others]] : [];
  const own = isGroup(words) ? words : {};
  return Object.entries(others).flatMap(([key, other]) =>
    missingWords(other, own[key], [...path, key])
  );
}

function isGroup(words: unknown): words is Record<string, unknown> {
  return typeof words === "object" && words !== null && !Array.isArray(words);
}
