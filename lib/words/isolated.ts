/** Names in sentences, whichever way they are written. */

/** Hebrew, Arabic and what else is written from the right. */
const FROM_RIGHT = /[\u0590-\u08ff]/;

/**
 * A name or a line that a person wrote, for a sentence. One that's written from the right would take
 * what stands next to it along: of two such names the second came first.
 */
export function isolated(text: string): string {
  return FROM_RIGHT.test(text) ? `\u2068${text}\u2069` : text;
}
