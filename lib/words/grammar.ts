/** Numbers and lists as each language says them. */

/** `3 cells`, `1 cell`: the form that the language's plural rule asks for. */
export function counted(
  language: string,
  count: number,
  forms: { readonly one: string; readonly other: string },
): string {
  const one = new Intl.PluralRules(language).select(count) === "one";
  return `${count} ${one ? forms.one : forms.other}`;
}

/** `Home`: for where a sentence begins with the word. */
export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** What stands before the last of two, and of more. */
const AND: Readonly<Record<string, (last: string) => readonly [two: string, more: string]>> = {
  en: () => [" and ", ", and "],
  es: (last) => /^h?i(?!a|e)/i.test(last) ? [" e ", " e "] : [" y ", " y "],
};

/**
 * `home, neutral, and rival`. Where it's known how, without `Intl.ListFormat`: a phone takes 100 ms to
 * make its first one.
 */
export function listed(language: string, items: readonly string[]): string {
  const and = AND[language], last = items.at(-1) ?? "";
  if (!and) return new Intl.ListFormat(language).format(items);
  if (items.length < 2) return last;
  const [two, more] = and(last);
  return items.slice(0, -1).join(", ") + (items.length === 2 ? two : more) + last;
}
