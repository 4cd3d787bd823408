/**
 * `deno task replay [--keep-going] FILE…`: replays CCN, `-` being standard input, and prints one
 * JSON line a turn. It is how the engine is checked from outside (docs/notation.md).
 */

import { parseArgs } from "node:util";
import { type GameSource, splitGames } from "../games/record_source.ts";
import { ReplayFailure, replayLines } from "./lines.ts";
import { readText } from "./read_text.ts";

const USAGE = "Usage: replay [--keep-going] FILE… (- is standard input)";

async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    options: { "keep-going": { type: "boolean", default: false } },
    allowPositionals: true,
  });
  if (positionals.length === 0) throw new Error(USAGE);
  let number = 0;
  for (const file of positionals) {
    for (const source of splitGames(await readText(file))) {
      const failure = printGame(source, ++number);
      if (!failure) continue;
      const { line, column } = failure.cause;
      if (!values["keep-going"]) {
        console.error(`${file}:${line}:${column}: ${failure.message}`);
        return 1;
      }
      print({ game: number, turn: failure.turn, error: failure.code, line, col: column });
    }
  }
  return 0;
}

/** Prints a game's lines, and returns what broke it off, if anything did. */
function printGame(source: GameSource, number: number): ReplayFailure | undefined {
  try {
    for (const line of replayLines(source, number)) print(line);
  } catch (error) {
    if (error instanceof ReplayFailure) return error;
    throw error;
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
