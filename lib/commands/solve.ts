/**
 * `deno task solve [--keep-going] FILE…`: solves games on digraphs, `-` being standard input. Every
 * line asks in JSON, and is answered by a line of JSON (docs/solver.md).
 */

import { printJson, readReading, readText, run } from "./command_line.ts";
import { SolverError } from "../solver/input.ts";
import { answer } from "../solver/request.ts";

const USAGE = "Usage: solve [--keep-going] FILE… (- is standard input)";

async function main(args: string[]): Promise<number> {
  const { files, keepsGoing } = readReading(args, USAGE);
  for (const file of files) {
    for (const [index, text] of (await readText(file)).split("\n").entries()) {
      if (text.trim() === "") continue;
      const line = index + 1, error = printAnswer(text);
      if (!error) continue;
      if (!keepsGoing) {
        console.error(`${file}:${line}: ${error.message}`);
        return 1;
      }
      printJson({ error: error.message, line });
    }
  }
  return 0;
}

/** Prints the answer to a line, or returns what is wrong with it. */
function printAnswer(text: string): SolverError | undefined {
  try {
    printJson(answer(readJson(text)));
  } catch (error) {
    if (error instanceof SolverError) return error;
    throw error;
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text, exact);
  } catch {
    throw new SolverError("This isn't JSON");
  }
}

/** Whole numbers that a number of JavaScript would round stay as their digits. */
function exact(_key: string, value: unknown, written?: { readonly source?: string }): unknown {
  if (typeof value !== "number" || Number.isSafeInteger(value)) return value;
  const digits = written?.source ?? "";
  return /^\d+$/.test(digits) ? digits : value;
}

await run(main);
