/** Which games of a text are true records. */

import { TextError } from "../../automaton/text_error.ts";
import { type GameSource, splitGames } from "../../games/notation/record_source.ts";
import { type TrueGame, verifyGame } from "../../games/verify.ts";

/** A game's turns and result when its record is true, else what is wrong with it and where. */
export type Verdict =
  | ({ readonly isTrue: true } & TrueGame)
  | {
    readonly isTrue: false;
    readonly why: string;
    readonly line: number;
    readonly column: number;
  };

/** One for each game; a text without any is false as a whole. */
export function verdictsOn(text: string): Verdict[] {
  const games = splitGames(text);
  if (games.length > 0) return games.map(verdictOn);
  return [{ isTrue: false, why: "The text holds no game", line: 1, column: 1 }];
}

function verdictOn(source: GameSource): Verdict {
  try {
    return { isTrue: true, ...verifyGame(source) };
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
    return { isTrue: false, why: error.message, line: error.line, column: error.column };
  }
}
