/** What the commands that read files have in common. */

import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { gunzipSync } from "node:zlib";

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

/**
 * The text of a file, as it's called where the task was, or of standard input, which is called `-`:
 * unpacked if it's packed by gzip, as a site's months of games are.
 */
export async function readText(file: string): Promise<string> {
  const bytes = file === "-"
    ? await new Response(Deno.stdin.readable).bytes()
    : await Deno.readFile(resolve(Deno.env.get("INIT_CWD") ?? ".", file));
  return new TextDecoder().decode(isPacked(bytes) ? gunzipSync(bytes) : bytes);
}

/** How a file by gzip begins (RFC 1952, 2.3.1), and no text does. */
function isPacked(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

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
