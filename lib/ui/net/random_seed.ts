/** Chance for a game in a page. */

/** Random bytes in hexadecimal. */
export function randomSeed(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
