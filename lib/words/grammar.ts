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

/** `home, neutral, and rival`. */
export function listed(language: string, items: readonly string[]): string {
  return new Intl.ListFormat(language).format(items);
}
