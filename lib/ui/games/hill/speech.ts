/** A king of the hill in sentences. */

import type { Cell } from "../../../automaton/board.ts";
import { arena, type ArenaGame } from "../../../games/hill/hill.ts";
import { type ArenaPosition, boardWith, nextBoard } from "../../../games/hill/position.ts";
import { type Changes, changesBetween } from "../../board/changes.ts";
import type { Match, MatchResult, Turn } from "../../table/match.ts";
import { resultHeadline } from "../../table/headline.ts";
import { cellNames, changesPhrase } from "../../board/speech.ts";
import type { HillWords } from "./words/mod.ts";
import type { Words } from "../../../words/mod.ts";

export { changesPhrase };

export type HillTurn = Turn<ArenaGame>;

/** The words of every table, and those of this one. */
export interface HillLanguage {
  readonly words: Words;
  readonly hill: HillWords;
}

/** What a turn's generation did; nothing where none follows it. */
export function changesOfTurn({ before, move, after }: HillTurn): Changes {
  return changesBetween(boardWith(before, move.place), after.board);
}

/** What would change if the board lived a generation with these cells on it. */
export function previewOf(position: ArenaPosition, place: readonly Cell[]): Changes {
  const board = boardWith(position, place);
  return changesBetween(board, nextBoard(board));
}

/** "Red placed c3, d3. Generation 4: blue +2 −1." */
export function turnSentence({ words, hill }: HillLanguage, turn: HillTurn): string {
  const { seat, move, before, after } = turn;
  const who = words.seats[seat]!;
  const made = move.place.length === 0
    ? hill.turnPass(who)
    : words.say.turnPlaced(who, cellNames(before.board, move.place));
  if (after.generation === before.generation) return made;
  const changes = changesPhrase(words, changesOfTurn(turn));
  return `${made} ${words.say.generation(after.generation, changes)}`;
}

/** "Blue: 4 cells. Red: 7 cells." */
export function scoresSentence({ words }: HillLanguage, position: ArenaPosition): string {
  const { count } = arena.tally(position);
  return count.map((cells, seat) => `${words.seats[seat]}: ${words.cells(cells)}.`).join(" ");
}

/** "You win: the other has no cells left." */
export function resultSentence(
  table: HillLanguage & { readonly match: Pick<Match<ArenaGame>, "mine"> },
  { winner, by }: MatchResult,
): string {
  const { words, match } = table;
  return `${resultHeadline(words, winner, match.mine)} ${reasonPhrase(table, by)}.`;
}

/** "by extinction", "with more cells" */
export function reasonPhrase({ words, hill }: HillLanguage, by: MatchResult["by"]): string {
  if (by === "extinction" || by === "majority") return hill.by[by];
  return words.result.by[by](0);
}
