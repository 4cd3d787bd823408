/**
 * The position in sentences, for the live regions, the text board and the text field. What is said
 * is computed here, how it is said stands in `words/`. This module is browser compatible.
 */

import {
  type Board,
  type Cell,
  columnOf,
  EMPTY,
  liveAround,
  rowOf,
} from "../../../automaton/board.ts";
import { cellName, columnName } from "../../../games/notation/cell_text.ts";
import type { Seat } from "../../../games/game.ts";
import type { LifeGame } from "../../../games/conquerors/game.ts";
import { colourOf, type LifePosition, openZones } from "../../../games/conquerors/position.ts";
import { type Zone, zoneOf } from "../../../games/conquerors/rules.ts";
import { blast } from "../../../games/conquerors/turn.ts";
import { type Changes, changesOf, countChanges } from "../../board/changes.ts";
import type { Match, MatchResult, Turn } from "../../table/match.ts";
import type { Words } from "../../../words/mod.ts";

const SEATS: readonly Seat[] = [0, 1];

export function cellNames(board: Board, cells: readonly Cell[]): string {
  return [...cells].sort((a, b) => a - b).map((cell) => cellName(board, cell)).join(", ");
}

/** "Red placed w12, x12. Generation 6: blue +2 −1, red +5 −3." */
export function turnSentence(words: Words, turn: Turn, number: number): string {
  return `${moveSentence(words, turn)} ${
    words.say.generation(number, changesPhrase(words, changesOf(turn)))
  }`;
}

function moveSentence({ seats, say }: Words, { seat, move, before }: Turn): string {
  const who = seats[seat]!;
  if ("pass" in move) return say.turnSkip(who);
  if ("bomb" in move) return say.turnBomb(who, cellName(before.board, move.bomb));
  if (move.place.length === 0) return say.turnNothing(who);
  return say.turnPlaced(who, cellNames(before.board, move.place));
}

/** "blue +2 −1, red +5 −3"; a seat without changes is not named. */
export function changesPhrase({ seats, say }: Words, changes: Changes): string {
  const phrases = SEATS.flatMap((seat) => {
    const { born, died } = countChanges(changes, seat);
    return born + died === 0 ? [] : [say.change(seats[seat]!, born, died)];
  });
  return phrases.join(", ") || say.noChange;
}

/** "Score: Blue 4 to 5, Red 4 to 4." */
export function scoreChange(
  { seats, say }: Words,
  game: LifeGame,
  position: LifePosition,
  { after }: Changes,
): string {
  const { score: now } = game.tally(position);
  const { score: then } = game.tally({ ...position, board: after });
  return say.scoreChange(
    SEATS.map((seat) => say.fromTo(seats[seat]!, now[seat]!, then[seat]!)).join(", "),
  );
}

/** One sentence for each zone that a turn opened or closed to the seat. */
export function zoneSentences(words: Words, game: LifeGame, turn: Turn, seat: Seat): string[] {
  const before = openZones(game.rules, turn.before.board, seat);
  const after = openZones(game.rules, turn.after.board, seat);
  const zones: Zone[] = ["neutral", "rival"];
  return zones
    .filter((zone) => before.has(zone) !== after.has(zone))
    .map((zone) => words.say.zoneNow(zone, after.has(zone)));
}

/** "M13, blue, 3 neighbours" or "m13 empty", and with what comes next: "m13 empty, born blue". */
export function cellPhrase(
  words: Words,
  board: Board,
  drafted: readonly Cell[],
  cell: Cell,
  next?: Changes,
): string {
  const phrase = cellNow(words, board, drafted, cell);
  const isAlive = board.cells[cell] !== EMPTY || drafted.includes(cell);
  const fate = next && fateOf(words, next, cell, isAlive);
  return fate ? `${phrase}, ${fate}` : phrase;
}

function cellNow(words: Words, board: Board, drafted: readonly Cell[], cell: Cell): string {
  const name = cellName(board, cell);
  const state = board.cells[cell]!;
  if (drafted.includes(cell)) return words.say.cell(name, words.say.drafted);
  if (state === EMPTY) return words.say.cell(name, words.say.empty);
  return words.say.cellLive(name, words.seats[state - 1]!, liveAround(board, cell, "plane").length);
}

/** What becomes of a cell, by an aimed bomb too; nothing of one that is and stays empty. */
function fateOf(
  { say: { fates }, seats }: Words,
  { before, after }: Changes,
  cell: Cell,
  isAlive: boolean,
): string {
  const state = after.cells[cell]!;
  if (state === EMPTY) return isAlive ? fates.dies : "";
  return before.cells[cell] === EMPTY ? fates.born(seats[state - 1]!) : fates.survives;
}

/** The cell, then what lives around it. */
export function aroundSentence(
  words: Words,
  board: Board,
  drafted: readonly Cell[],
  cell: Cell,
): string {
  const live = liveAround(board, cell, "plane");
  const around = live.length === 0
    ? words.say.nothingAround
    : words.say.around(live.map((near) => ownedName(words, board, near)).join(", "));
  return `${cellPhrase(words, board, drafted, cell)}. ${around}`;
}

function ownedName({ seats }: Words, board: Board, cell: Cell): string {
  return `${cellName(board, cell)} ${seats[board.cells[cell]! - 1]!.toLowerCase()}`;
}

export function scoresSentence(words: Words, game: LifeGame, position: LifePosition): string {
  const { count, score } = game.tally(position);
  const seats = SEATS.map((seat) =>
    words.say.scores(words.seats[seat]!, count[seat]!, score[seat]!)
  );
  return `${words.table.round(roundShown(game, position), game.rules.rounds)}. ${
    seats.join(". ")
  }.`;
}

export function zonesSentence(words: Words, game: LifeGame, { board, turn }: LifePosition): string {
  const open = [...openZones(game.rules, board, turn)].map((zone) => words.zones[zone]);
  return words.say.zonesOpen(open.join(", "));
}

/** The round that is being played; the last one when the game is over. */
export function roundShown({ rules }: LifeGame, { round, turn, outcome }: LifePosition): number {
  return outcome && turn === 0 ? round - 1 : Math.min(round, rules.rounds);
}

/** "You win", "Red wins", "A draw": whichever fits who sits here. */
export function resultHeadline(
  { result, seats }: Words,
  winner: Seat | null,
  mine: readonly Seat[],
): string {
  if (winner === null) return result.draw;
  if (mine.length !== 1) return result.winner(seats[winner]!);
  return mine.includes(winner) ? result.youWin : result.youLose;
}

/** "You win by extinction in round 9. Blue 31, Red 0." */
export function resultSentence(words: Words, match: Match, result: MatchResult): string {
  return words.say.result(
    resultHeadline(words, result.winner, match.mine),
    resultReason(words, match, result),
    scoreLine(words, match),
  );
}

/** "by extinction in round 9" */
export function resultReason(
  { result }: Words,
  { game, position }: Match,
  { by }: MatchResult,
): string {
  return result.by[by](roundShown(game, position.value));
}

/** "Blue 31, Red 30, komi 3.5 to Blue" */
export function scoreLine(words: Words, { game, position }: Match): string {
  const { score } = game.tally(position.value);
  const line = words.result.score(score[0]!, score[1]!), komi = komiPhrase(words, position.value);
  return komi ? `${line}, ${komi}` : line;
}

/** "komi 3.5 to Blue"; of a game without komi nothing. */
export function komiPhrase({ table, seats, language }: Words, { komi }: LifePosition): string {
  if (komi === 0) return "";
  const points = Math.abs(komi).toLocaleString(language);
  return table.komi(points, seats[komi > 0 ? 0 : 1]!);
}

/** "clears 1 blue, 4 red" */
export function bombPhrase(words: Words, board: Board, target: Cell): string {
  const cells = blast(board, target);
  const [blue, red] = SEATS.map((seat) =>
    cells.filter((cell) => board.cells[cell] === colourOf(seat)).length
  );
  return words.say.bombKills(blue!, red!);
}

/** What lives in a row, counted from 0. */
export function scanRow(words: Words, board: Board, row: number): string {
  return scan(words, board, words.say.row(String(row + 1)), (cell) => rowOf(board, cell) === row);
}

/** What lives in a column, counted from 0. */
export function scanColumn(words: Words, board: Board, column: number): string {
  const where = words.say.column(columnName(column));
  return scan(words, board, where, (cell) => columnOf(board, cell) === column);
}

/** What lives in a zone of the seat to move. */
export function scanZone(
  words: Words,
  game: LifeGame,
  { board, turn }: LifePosition,
  zone: Zone,
): string {
  const inZone = (cell: Cell) => zoneOf(game.rules, turn, columnOf(board, cell)) === zone;
  return scan(words, board, words.zones[zone], inZone);
}

/** Where a colour lives. */
export function scanSeat(words: Words, board: Board, seat: Seat): string {
  return scan(words, board, words.seats[seat]!, (cell) => board.cells[cell] === colourOf(seat));
}

function scan(words: Words, board: Board, where: string, wanted: (cell: Cell) => boolean): string {
  const live = [...board.cells.keys()].filter((cell) =>
    board.cells[cell] !== EMPTY && wanted(cell)
  );
  if (live.length === 0) return words.say.noCells(where);
  return words.say.scan(where, live.map((cell) => ownedName(words, board, cell)).join(", "));
}
