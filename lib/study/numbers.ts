/** Numbers in words. */

/** By language and digits: to make one takes longer than to write a hundred numbers. */
const formats = new Map<string, Intl.NumberFormat>();

/** A number as a language writes it, with so many digits behind the point. */
export function numberText(language: string, value: number, least = 0, most = 3): string {
  const key = `${language} ${least} ${most}`;
  const digits = { minimumFractionDigits: least, maximumFractionDigits: most };
  const format = formats.get(key) ?? new Intl.NumberFormat(language, digits);
  formats.set(key, format);
  return format.format(value);
}
