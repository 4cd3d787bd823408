/** Games by post in sentences. */

import { type Board, type Cell, EMPTY, liveAround } from "../../../automaton/board.ts";
import { NEUTRAL } from "../../../automaton/rule.ts";
import { cellName } from "../../../games/notation/cell_text.ts";
import { conway, type ConwayGame } from "../../../games/conway/conway.ts";
import { TOPOLOGY } from "../../../games/conway/legality.ts";
import { type ConwayPosition, livesAfter } from "../../../games/conway/position.ts";
import { boardWith } from "../../../games/conway/turn.ts";
import { type Changes, changesBetween, countChanges } from "../../board/changes.ts";
import type { Match, MatchResult, Turn } from "../../table/match.ts";
import { resultHeadline } from "../../table/headline.ts";
import { cellNames } from "../../board/speech.ts";
import type { PostWords } from "./words/mod.ts";
import type { Words } from "../../../words/mod.ts";

export type PostMatch = Match<ConwayGame>;
export type PostTurn = Turn<ConwayGame>;

/** The words of every table, and those of this one. */
export interface PostLanguage {
  readonly words: Words;
  readonly post: PostWords;
}

/** What a turn's generation did; nothing before the first, or where there was nobody to place. */
export function changesOfTurn({ before, move, after }: PostTurn): Changes {
  if ("resign" in move) return changesBetween(before.board, after.board);
  return changesBetween(boardWith(before, move.place), after.board);
}

/** What would change if these cells were confirmed now. */
export function previewOf(position: ConwayPosition, place: readonly Cell[]): Changes {
  const after = conway.play(position, { place });
  return changesBetween(boardWith(position, place), after.board);
}

/** "Green placed a5, g2. Generation 3: green +2 −1. Red is out." */
export function turnSentence({ words, post }: PostLanguage, turn: PostTurn): string {
  const { before, after } = turn;
  const generation = generationOf(before);
  const lost = [...before.alive.keys()].filter((seat) => before.alive[seat] && !after.alive[seat]);
  return [
    moveSentence({ words, post }, turn),
    generation > 0 &&
    words.say.generation(generation, changesPhrase({ words, post }, changesOfTurn(turn))),
    ...lost.map((seat) => post.isOut(words.seats[seat]!)),
  ].filter((part) => typeof part === "string").join(" ");
}

/** The number of the generation that follows the move to make; 0 or less before the first. */
function generationOf({ move, alive }: ConwayPosition): number {
  return move - 2 * alive.length;
}

function moveSentence({ words, post }: PostLanguage, { seat, move, before }: PostTurn): string {
  const who = words.seats[seat]!;
  if ("resign" in move) return post.turnResign(who);
  if (move.place.length === 0) return post.turnPass(who);
  const cells = cellNames(before.board, move.place);
  return move.drawn ? post.turnDrawn(who, cells) : post.turnPlaced(who, cells);
}

/** "blue +2 −1, neutral +1 −0"; who changes nothing is not named. */
export function changesPhrase(language: PostLanguage, changes: Changes): string {
  const { say } = language.words;
  const phrases = Array.from({ length: NEUTRAL }, (_, index) => {
    const { born, died } = countChanges(changes, index);
    return born + died === 0 ? "" : say.change(ownerOf(language, index + 1), born, died);
  });
  return phrases.filter((phrase) => phrase !== "").join(", ") || say.noChange;
}

/** "Next generation as drafted: blue +2 −1." */
export function previewSentence(
  language: PostLanguage,
  position: ConwayPosition,
  place: readonly Cell[],
): string {
  if (!livesAfter(position)) return language.post.firstGeneration(firstWithGeneration(position));
  return language.words.say.preview(changesPhrase(language, previewOf(position, place)));
}

function firstWithGeneration({ alive }: ConwayPosition): number {
  return 2 * alive.length + 1;
}

/** The colour of a state by name. */
function ownerOf({ words, post }: PostLanguage, state: number): string {
  return state === NEUTRAL ? post.neutral : words.seats[state - 1]!;
}

/** "c3, green, 2 neighbours" */
export function cellPhrase(
  { words, post }: PostLanguage,
  board: Board,
  drafted: readonly Cell[],
  cell: Cell,
): string {
  const name = cellName(board, cell), state = board.cells[cell]!;
  if (drafted.includes(cell)) return words.say.cell(name, words.say.drafted);
  if (state === EMPTY) return words.say.cell(name, words.say.empty);
  const around = liveAround(board, cell, TOPOLOGY).length;
  if (state === NEUTRAL) return post.cellNeutral(name, around);
  return words.say.cellLive(name, words.seats[state - 1]!, around);
}

/** The cell, then what lives around it. */
export function aroundSentence(
  language: PostLanguage,
  board: Board,
  drafted: readonly Cell[],
  cell: Cell,
): string {
  const { say } = language.words;
  const live = liveAround(board, cell, TOPOLOGY).map((near) =>
    `${cellName(board, near)} ${ownerOf(language, board.cells[near]!).toLowerCase()}`
  );
  const around = live.length === 0 ? say.nothingAround : say.around(live.join(", "));
  return `${cellPhrase(language, board, drafted, cell)}. ${around}`;
}

/** "Blue: 4 pieces. Red: out." */
export function scoresSentence({ words, post }: PostLanguage, position: ConwayPosition): string {
  const { count } = conway.tally(position);
  return position.alive.map((lives, seat) =>
    `${words.seats[seat]}: ${lives ? post.pieces(count[seat]!) : post.out}.`
  ).join(" ");
}

/** "You win by extinction." */
export function resultSentence(
  { words, post }: PostLanguage,
  mine: PostMatch["mine"],
  { winner, by }: MatchResult,
): string {
  return `${resultHeadline(words, winner, mine)} ${reasonSentence({ words, post }, by)}.`;
}

/** "by extinction" */
export function reasonSentence({ words, post }: PostLanguage, by: MatchResult["by"]): string {
  return by === "extinction" ? post.outlived : words.result.by[by](0);
}
