/** Turns and positions of a two-colony game in CCN: `BOARD SEAT ROUND C,C S,S`. */

import { readRleBody, writeRleBody } from "../../automaton/rle.ts";
import { TextError } from "../../automaton/text_error.ts";
import type { GameText, Options } from "../game.ts";
import { moveText } from "./move_text.ts";
import type { LifeMove, LifePosition } from "./position.ts";
import type { LifeRules } from "./rules.ts";

const SEATS = "br";
const COLORS = 2;

export function lifeText(rules: LifeRules): GameText<LifePosition, LifeMove> {
  return {
    ...moveText,
    writePosition,
    readPosition: (text, options) => readPosition(rules, text, options),
  };
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
