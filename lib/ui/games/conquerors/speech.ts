/**
 * A game of two colonies in sentences, for the live regions, the text board and the text field. What
 * is said is computed here, how it is said stands in the words.
 */

import { type Board, type Cell, columnOf } from "../../../automaton/board.ts";
import { cellName } from "../../../games/notation/cell_text.ts";
import type { Seat } from "../../../games/game.ts";
import type { PlayedLife } from "../../../games/conquerors/played.ts";
import { colorOf, type LifePosition, openZones } from "../../../games/conquerors/position.ts";
import { type Zone, zoneOf } from "../../../games/conquerors/rules.ts";
import { blast, boardWith } from "../../../games/conquerors/turn.ts";
import type { BoardPart } from "../../board/cell_speech.ts";
import { type Changes, changesBetween, type Extinction } from "../../board/changes.ts";
import { cellNames, changesPhrase, twoSides } from "../../board/speech.ts";
import { fromTo } from "../../table/headline.ts";
import type { Match, MatchResult, Turn } from "../../table/match.ts";
import type { Words } from "../../../words/mod.ts";

const SEATS: readonly Seat[] = [0, 1];

/** "Red placed w12, x12. Generation 6: blue +2 −1, red +5 −3." */
export function turnSentence(words: Words, turn: Turn, number: number): string {
  return `${moveSentence(words, turn)} ${
    words.say.generation(number, changesPhrase(twoSides(words), changesOf(turn)))
  }`;
}

/** The number of the generation that follows a position's turn: a game may begin in the middle of another. */
export function generationAfter({ round, turn }: LifePosition): number {
  return 2 * (round - 1) + turn + 1;
}

function moveSentence({ seats, say }: Words, { seat, move, before }: Turn): string {
  const who = seats[seat]!;
  if ("pass" in move) return say.turnSkip(who);
  if ("bomb" in move) return say.turnBomb(who, cellName(before.board, move.bomb));
  if (move.place.length === 0) return say.turnNothing(who);
  return say.turnPlaced(who, cellNames(before.board, move.place));
}

/** "Score: Blue 4 to 5, Red 4 to 4." */
export function scoreChange(
  words: Words,
  game: PlayedLife,
  position: LifePosition,
  { after }: Changes,
): string {
  const { score: now } = game.tally(position);
  return fromTo(words, now, game.tally({ ...position, board: after }).score);
}

/** The columns that a turn opened to the seat, from its home on. */
export function openedColumns(
  { rules }: PlayedLife,
  { before, after }: Turn,
  seat: Seat,
): number[] {
  const was = openZones(rules, before.board, seat), is = openZones(rules, after.board, seat);
  const columns = Array.from({ length: rules.width }, (_, column) => column).filter((column) => {
    const zone = zoneOf(rules, seat, column);
    return is.has(zone) && !was.has(zone);
  });
  return seat === 0 ? columns : columns.reverse();
}

/** The last cells of the side that died out with a turn, if the other is left. */
export function extinctionOf({ before, move, after }: Turn): Extinction | undefined {
  const { winner, by } = after.outcome ?? { winner: null, by: "" };
  if (by !== "extinction" || winner === null) return undefined;
  const lost = colorOf(1 - winner), was = before.board.cells, { cells } = boardWith(before, move);
  const last = [...cells.keys()].filter((cell) => was[cell] === lost || cells[cell] === lost);
  return { cells: last, color: colorOf(winner) };
}

/** One sentence for each zone that a turn opened or closed to the seat. */
export function zoneSentences(words: Words, game: PlayedLife, turn: Turn, seat: Seat): string[] {
  const before = openZones(game.rules, turn.before.board, seat);
  const after = openZones(game.rules, turn.after.board, seat);
  const zones: Zone[] = ["neutral", "rival"];
  return zones
    .filter((zone) => before.has(zone) !== after.has(zone))
    .map((zone) => words.say.zoneNow(zone, after.has(zone)));
}

export function scoresSentence(words: Words, game: PlayedLife, position: LifePosition): string {
  const { count, score } = game.tally(position);
  const seats = SEATS.map((seat) =>
    words.say.scores(words.seats[seat]!, count[seat]!, score[seat]!)
  );
  return `${words.table.round(roundShown(game, position), game.rules.rounds)}. ${
    seats.join(". ")
  }.`;
}

export function zonesSentence(
  words: Words,
  game: PlayedLife,
  { board, turn }: LifePosition,
): string {
  const open = [...openZones(game.rules, board, turn)].map((zone) => words.zones[zone]);
  return words.say.zonesOpen(open.join(", "));
}

/** The round that is being played; the last one when the game is over. */
export function roundShown({ rules }: PlayedLife, { round, turn, outcome }: LifePosition): number {
  return outcome && turn === 0 ? round - 1 : Math.min(round, rules.rounds);
}

/** "by extinction in round 9" */
export function resultReason(
  { result }: Words,
  { game, position }: Match,
  { by, winner }: MatchResult,
): string {
  return result.by[by](roundShown(game, position.value), winner === null);
}

/** "Blue 31, Red 30, komi 3.5 to Blue" */
export function scoreLine(words: Words, game: PlayedLife, position: LifePosition): string {
  const { score } = game.tally(position);
  const line = words.result.score(score[0]!, score[1]!), komi = komiPhrase(words, position);
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
    cells.filter((cell) => board.cells[cell] === colorOf(seat)).length
  );
  return words.say.bombKills(blue!, red!);
}

/** A zone of the seat to move. */
export function zonePart(
  { zones }: Words,
  { rules }: PlayedLife,
  { board, turn }: LifePosition,
  zone: Zone,
): BoardPart {
  return {
    name: zones[zone],
    has: (cell) => zoneOf(rules, turn, columnOf(board, cell)) === zone,
  };
}

/** What the generation after a turn changed; the turn's own cells and bomb are not counted. */
export function changesOf({ before, move, after }: Turn): Changes {
  return changesBetween(boardWith(before, move), after.board);
}
