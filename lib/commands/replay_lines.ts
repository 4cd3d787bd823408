/** The lines that `deno task replay` prints: one a turn, then one a game (docs/notation.md). */

import { writeRleBody } from "../automaton/rle.ts";
import { TextError } from "../automaton/text_error.ts";
import { gameOf } from "../games/registry.ts";
import { readHeader, RecordError, replay } from "../games/notation/notation.ts";
import type { GameSource } from "../games/notation/record_source.ts";

/** A game that cannot be replayed any further: what is wrong, and at which turn. */
export class ReplayFailure extends Error {
  constructor(readonly turn: number, override readonly cause: TextError) {
    super(cause.message);
  }

  /** A refusal's code, `hash`, or `syntax`. */
  get code(): string {
    return this.cause instanceof RecordError ? this.cause.code : "syntax";
  }
}

/** One object a turn and one for the result; throws a `ReplayFailure` where the game breaks off. */
export function* replayLines(source: GameSource, number: number): Generator<object> {
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
