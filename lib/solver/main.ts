/**
 * `deno task solve [--keep-going] FILE…`: solves games on digraphs, `-` being standard input. Every
 * line asks in JSON, and is answered by a line of JSON (docs/solver.md).
 */

import { parseArgs } from "node:util";
import { readText } from "../replay/read_text.ts";
import { SolverError } from "./input.ts";
import { answer } from "./request.ts";

const USAGE = "Usage: solve [--keep-going] FILE… (- is standard input)";

async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    options: { "keep-going": { type: "boolean", default: false } },
    allowPositionals: true,
  });
  if (positionals.length === 0) throw new Error(USAGE);
  for (const file of positionals) {
    for (const [index, text] of (await readText(file)).split("\n").entries()) {
      if (text.trim() === "") continue;
      const line = index + 1, error = printAnswer(text);
      if (!error) continue;
      if (!values["keep-going"]) {
        console.error(`${file}:${line}: ${error.message}`);
        return 1;
      }
      print({ error: error.message, line });
    }
  }
  return 0;
}

/** Prints the answer to a line, or returns what is wrong with it. */
function printAnswer(text: string): SolverError | undefined {
  try {
    print(answer(readJson(text)));
  } catch (error) {
    if (error instanceof SolverError) return error;
    throw error;
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SolverError("This is not JSON");
  }
}

function print(line: object): void {
  console.log(JSON.stringify(line));
}

try {
  Deno.exitCode = await main(Deno.args);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  Deno.exitCode = 2;
}
