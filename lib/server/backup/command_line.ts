/** What both commands are given. */

import { parseArgs } from "node:util";

/** Reads `[--force] FILE`, or says how the command is used. */
export function readArguments(
  usage: string,
  flags: readonly "force"[],
): { readonly file: string; readonly force: boolean } {
  const options = Object.fromEntries(flags.map((flag) => [flag, { type: "boolean" as const }]));
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [file, ...more] = positionals;
    if (file && more.length === 0) return { file, force: values.force === true };
  } catch {
    // An option that there isn't: the usage says which there are.
  }
  console.error(usage);
  Deno.exit(2);
}
