/** What both commands are given. */

import { resolve } from "node:path";
import { parseArgs } from "node:util";

/** Reads `[--force] FILE`, which is named from where the task was started, or says how it's used. */
export function readArguments(
  usage: string,
  flags: readonly "force"[],
): { readonly file: string; readonly force: boolean } {
  const options = Object.fromEntries(flags.map((flag) => [flag, { type: "boolean" as const }]));
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [file, ...more] = positionals;
    if (file && more.length === 0) {
      const from = Deno.env.get("INIT_CWD") ?? ".";
      return { file: resolve(from, file), force: values.force === true };
    }
  } catch {
    // An option that there isn't: the usage says which there are.
  }
  console.error(usage);
  Deno.exit(2);
}
