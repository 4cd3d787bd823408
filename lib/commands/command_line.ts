/** What the commands that read files have in common. */

import { resolve } from "node:path";
import { parseArgs } from "node:util";

/** The files that are named, `-` being standard input, and whether to go past what is wrong in them. */
interface Reading {
  readonly files: readonly string[];
  readonly keepsGoing: boolean;
}

/** Reads `[--keep-going] FILE…`; throws the usage where that was not given. */
export function readReading(args: string[], usage: string): Reading {
  const { values, positionals } = parseArgs({
    args,
    options: { "keep-going": { type: "boolean", default: false } },
    allowPositionals: true,
  });
  if (positionals.length === 0) throw new Error(usage);
  return { files: positionals, keepsGoing: values["keep-going"] };
}

/** The text of a file, as it's called where the task was, or of standard input, which is called `-`. */
export async function readText(file: string): Promise<string> {
  if (file === "-") return await new Response(Deno.stdin.readable).text();
  return await Deno.readTextFile(resolve(Deno.env.get("INIT_CWD") ?? ".", file));
}

/** Prints a line of JSON. */
export function printJson(line: object): void {
  console.log(JSON.stringify(line));
}

/** Runs a command that returns its exit code; 2 where it fails, with the reason and nothing else. */
export async function run(command: (args: string[]) => Promise<number>): Promise<void> {
  try {
    Deno.exitCode = await command(Deno.args);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    Deno.exitCode = 2;
  }
}
