/**
 * `deno task replay [--keep-going] FILE…`: replays CCN, `-` being standard input, and prints one
 * JSON line a turn. It is how the engine is checked from outside (docs/notation.md).
 */

import { type GameSource, splitGames } from "../games/notation/record_source.ts";
import { printJson, readReading, readText, run } from "./command_line.ts";
import { ReplayFailure, replayLines } from "./replay_lines.ts";

const USAGE = "Usage: replay [--keep-going] FILE… (- is standard input)";

async function main(args: string[]): Promise<number> {
  const { files, keepsGoing } = readReading(args, USAGE);
  let number = 0;
  for (const file of files) {
    for (const source of splitGames(await readText(file))) {
      const failure = printGame(source, ++number);
      if (!failure) continue;
      const { line, column } = failure.cause;
      if (!keepsGoing) {
        console.error(`${file}:${line}:${column}: ${failure.message}`);
        return 1;
      }
      printJson({ game: number, turn: failure.turn, error: failure.code, line, col: column });
    }
  }
  return 0;
}

/** Prints a game's lines, and returns what broke it off, if anything did. */
function printGame(source: GameSource, number: number): ReplayFailure | undefined {
  try {
    for (const line of replayLines(source, number)) printJson(line);
  } catch (error) {
    if (error instanceof ReplayFailure) return error;
    throw error;
  }
}

await run(main);
