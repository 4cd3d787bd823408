/**
 * Turns and positions of a two-colony game in CCN: `h12,i12,h13,i13`, `!m13`, `pass`;
 * `BOARD SEAT ROUND C,C S,S`.
 */

import type { Cell } from "../../automaton/board.ts";
import { readRleBody, writeRleBody } from "../../automaton/rle.ts";
import { TextError } from "../../automaton/text_error.ts";
import { cellName, readCell } from "../notation/cell_text.ts";
import type { GameText, Options } from "../game.ts";
import type { LifeMove, LifePosition } from "./position.ts";
import type { LifeRules } from "./rules.ts";

/** The turn that places nothing because nothing can be placed (rules.md C6). */
const NOTHING = "-";

const SEATS = "br";
const COLORS = 2;

export function lifeText(rules: LifeRules): GameText<LifePosition, LifeMove> {
  return {
    writeMove,
    readMove,
    writePosition,
    readPosition: (text, options) => readPosition(rules, text, options),
  };
}

function writeMove({ board }: LifePosition, move: LifeMove): string {
  if ("pass" in move) return "pass";
  if ("bomb" in move) return "!" + cellName(board, move.bomb);
  if (move.place.length === 0) return NOTHING;
  return [...move.place].sort((a, b) => a - b).map((cell) => cellName(board, cell)).join(",");
}

function readMove(position: LifePosition, marked: string): LifeMove {
  const token = withoutMark(marked);
  if (token === "pass") return { pass: true };
  if (token === NOTHING) return { place: [] };
  if (token.startsWith("!")) return { bomb: readCellAt(position, token, 1) };
  let column = 0;
  const place = token.split(",").map((name) => {
    const cell = readCellAt(position, name, 0, column);
    column += name.length + 1;
    return cell;
  });
  return { place };
}

/** The turn without the `*` that says it was drawn at random. */
function withoutMark(token: string): string {
  return token.endsWith("*") ? token.slice(0, -1) : token;
}

/** The cell named from `from` on in `text`, which itself begins `offset` characters into its token. */
function readCellAt({ board }: LifePosition, text: string, from: number, offset = 0): Cell {
  const name = text.slice(from);
  const cell = readCell(board, name);
  if (cell === undefined) throw new TextError(`"${name}" is not a cell`, 1, offset + from + 1);
  return cell;
}

function writePosition({ board, turn, round, cooldowns, skips }: LifePosition): string {
  return `${writeRleBody(board)} ${SEATS[turn]} ${round} ${cooldowns} ${skips}`;
}

const POSITION =
  /^(?<board>\S+) (?<seat>[br]) (?<round>\d{1,4}) (?<c0>\d),(?<c1>\d) (?<s0>\d),(?<s1>\d)$/d;

function readPosition(rules: LifeRules, text: string, options: Options): LifePosition {
  const match = POSITION.exec(text);
  if (!match) throw new TextError(`"${text}" is not BOARD SEAT ROUND C,C S,S`, 1, 1);
  const { board, seat } = match.groups!;
  const cooldown = (name: string) => readNumber(match, name, "Cooldown", 0, rules.bombCooldown);
  const skips = (name: string) => readNumber(match, name, "Skips used", 0, rules.skips);
  return {
    board: readRleBody(board!, rules.width, rules.height, COLORS),
    turn: SEATS.indexOf(seat!),
    round: readNumber(match, "round", "Round", 1, rules.rounds),
    cooldowns: [cooldown("c0"), cooldown("c1")],
    skips: [skips("s0"), skips("s1")],
    komi: options.komi ?? rules.komi,
    outcome: null,
  };
}

function readNumber(
  match: RegExpExecArray,
  group: string,
  label: string,
  least: number,
  most: number,
): number {
  const value = Number(match.groups![group]);
  if (value >= least && value <= most) return value;
  const column = match.indices!.groups![group]![0] + 1;
  throw new TextError(`${label} ${value} is not from ${least} to ${most}`, 1, column);
}
