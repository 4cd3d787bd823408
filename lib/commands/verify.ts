/**
 * `deno task verify FILE…`: replays records in CCN, `-` being standard input, and says of each game
 * on a line whether it is true. Ends with 1 if any is not, or a file holds none.
 */

import { TextError } from "../automaton/text_error.ts";
import { type GameSource, splitGames } from "../games/notation/record_source.ts";
import { verifyGame } from "../games/verify.ts";
import { readText, run } from "./command_line.ts";

const USAGE = "Usage: verify FILE… (- is standard input)";

async function main(files: string[]): Promise<number> {
  if (files.length === 0) throw new Error(USAGE);
  let isTrue = true;
  for (const file of files) {
    const games = splitGames(await readText(file));
    if (games.length === 0) console.log(`${file}: false: There's no game in this file`);
    const verdicts = games.map((source) => printVerdict(file, source));
    isTrue &&= games.length > 0 && !verdicts.includes(false);
  }
  return isTrue ? 0 : 1;
}

function printVerdict(file: string, source: GameSource): boolean {
  try {
    const { game, turns, result } = verifyGame(source);
    console.log(`${file}:${source.line}: true: ${game}, ${turns} turns, ${result}`);
    return true;
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
    console.log(`${file}:${error.line}:${error.column}: false: ${error.message}`);
    return false;
  }
}

await run(main);
