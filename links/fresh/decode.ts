/** Reads percent-encoded text. A stray `%` encodes nothing: such a text stays as it came. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
