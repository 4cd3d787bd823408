/** What the board is given on which a finished game is looked through. */

import type { GameRecord } from "../../games/notation/notation.ts";
import type { Language } from "../../words/language.ts";
import type { Words } from "../../words/mod.ts";

export interface GameReplayProps {
  readonly language: Language;
  readonly words: Words;
  readonly record: GameRecord;
  /** The game as a link; none for one too long. Links are of all games, which the board need not know. */
  readonly linkOf: (record: GameRecord) => string | undefined;
}
