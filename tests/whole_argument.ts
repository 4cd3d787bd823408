/** A whole number that a command was given; ends it, with how it's called, where that's something else. */
export function wholeArgument(text: string | undefined, unless: number, usage: string): number {
  if (text === undefined) return unless;
  if (/^\d{1,15}$/.test(text)) return Number(text);
  console.error(`${usage}: "${text}" is no whole number`);
  Deno.exit(2);
}
