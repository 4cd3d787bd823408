/**
 * Whether a record is true: every turn legal, every hash the board's, and the result the one the
 * board came to.
 */

import { TextError } from "../automaton/text_error.ts";
import { type AnyGame, type GameId, gameOf } from "./registry.ts";
import { readHeader, replay, resultText } from "./notation/notation.ts";
import { type GameSource, readTags } from "./notation/record_source.ts";

export interface TrueGame {
  readonly game: GameId;
  readonly turns: number;
  /** As the tag `Result` has it, or would have. */
  readonly result: string;
}

/** How people end a game that the board has not ended: by one of them winning, or by neither. */
const WON_BY = ["resignation", "time", "abandonment"];
const DRAWN_BY = ["agreement", "abort"];

/** A record that is true; throws a `TextError` at the first thing that is not. */
export function verifyGame(source: GameSource): TrueGame {
  const header = readHeader(source);
  const game = gameOf(header.game);
  const turns = [...replay(source, header)];
  const end = turns.at(-1)?.position ?? header.start;
  const seats = game.tally(end).count.length;
  const result = verifyResult(game, seats, source, resultText(game, game.outcome(end)));
  return { game: header.game, turns: turns.length, result };
}

/**
 * The result that the record claims, or else the board's. What people did cannot be replayed, so it
 * is believed where the board is silent, and nowhere else.
 */
function verifyResult(game: AnyGame, seats: number, source: GameSource, board: string): string {
  const tag = readTags(source).find(({ name }) => name === "Result");
  if (!tag || tag.value === board) return board;
  const isOver = board !== "*";
  if (!isOver && endsByPeople(game, seats).includes(tag.value)) return tag.value;
  const truth = isOver ? `is "${board}"` : "is not decided on the board";
  throw new TextError(`The result ${truth}, not "${tag.value}"`, tag.line, tag.column);
}

function endsByPeople(game: AnyGame, seats: number): string[] {
  const winners = Array.from({ length: seats }, (_, seat) => seat);
  return [
    ...winners.flatMap((winner) => WON_BY.map((by) => resultText(game, { winner, by }))),
    ...DRAWN_BY.map((by) => resultText(game, { winner: null, by })),
  ];
}
