/** A king of the hill in sentences. */

import { type HillGame, kingOfTheHill } from "../../../games/hill/hill.ts";
import { boardWith, type HillPosition } from "../../../games/hill/position.ts";
import { type Changes, changesBetween } from "../../board/changes.ts";
import type { MatchResult, Turn } from "../../table/match.ts";
import { fromTo } from "../../table/headline.ts";
import { cellNames, changesPhrase, twoSides } from "../../board/speech.ts";
import type { HillWords } from "./words/mod.ts";
import type { Words } from "../../../words/mod.ts";

type HillTurn = Turn<HillGame>;

/** The words of every table, and those of this one. */
export interface HillLanguage {
  readonly words: Words;
  readonly hill: HillWords;
}

/** What a turn's generation did; nothing where none follows it. */
function changesOfTurn({ before, move, after }: HillTurn): Changes {
  return changesBetween(boardWith(before, move.place), after.board);
}

/** "Red placed c3, d3. Generation 4: blue +2 −1." */
export function turnSentence({ words, hill }: HillLanguage, turn: HillTurn): string {
  const { seat, move, before, after } = turn;
  const who = words.seats[seat]!;
  const made = move.place.length === 0
    ? hill.turnPass(who)
    : words.say.turnPlaced(who, cellNames(before.board, move.place));
  if (after.generation === before.generation) return made;
  const changes = changesPhrase(twoSides(words), changesOfTurn(turn));
  return `${made} ${words.say.generation(after.generation, changes)}`;
}

/** "Blue: 4 cells. Red: 7 cells." */
export function scoresSentence({ words }: HillLanguage, position: HillPosition): string {
  const { count } = kingOfTheHill.tally(position);
  return count.map((cells, seat) => `${words.seats[seat]}: ${words.cells(cells)}.`).join(" ");
}

/** "Score: Blue 4 to 5, Red 7 to 7." */
export function changesScore({ words }: HillLanguage, now: HillPosition, { after }: Changes) {
  return fromTo(
    words,
    kingOfTheHill.tally(now).count,
    kingOfTheHill.tally({ ...now, board: after }).count,
  );
}

/** "by extinction", "with more cells" */
export function reasonPhrase({ words, hill }: HillLanguage, by: MatchResult["by"]): string {
  if (by === "extinction" || by === "majority") return hill.by[by];
  return words.result.by[by](0);
}
