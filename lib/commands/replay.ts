/**
 * `deno task replay [--keep-going] FILE…`: replays CCN, `-` being standard input, and prints one
 * JSON line a turn. It is how the engine is checked from outside (docs/notation.md).
 */

import { type GameSource, splitGames } from "../games/notation/record_source.ts";
import { printJson, readReading, readText, run } from "./command_line.ts";
import { writeRleBody } from "../automaton/rle.ts";
import { TextError } from "../automaton/text_error.ts";
import { gameOf } from "../games/registry.ts";
import { readHeader, RecordError, replay } from "../games/notation/notation.ts";

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

/** A game that cannot be replayed any further: what is wrong, and at which turn. */
class ReplayFailure extends Error {
  constructor(readonly turn: number, override readonly cause: TextError) {
    super(cause.message);
  }

  /** A refusal's code, `hash`, or `syntax`. */
  get code(): string {
    return this.cause instanceof RecordError ? this.cause.code : "syntax";
  }
}

/** What is printed of a game: one object a turn and one for the result; throws a `ReplayFailure` where the game breaks off. */
function* replayLines(source: GameSource, number: number): Generator<object> {
  let turn = 0;
  try {
    const header = readHeader(source);
    const game = gameOf(header.game);
    let position = header.start;
    for (const { seat, token, position: after } of replay(source, header)) {
      position = after;
      turn++;
      const board = writeRleBody(game.board(position));
      yield { game: number, turn, seat, move: token, board, ...game.tally(position) };
    }
    yield { game: number, result: game.outcome(position) ?? null };
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
    const isOfPlayed = error instanceof RecordError && error.code === "hash";
    throw new ReplayFailure(isOfPlayed ? turn : turn + 1, error);
  }
}

await run(main);
