/** What a turn of a two-colony game does (rules.md C3, C7, C9). */

import {
  type Bitboard,
  hasColor,
  packInto,
  setCell,
  stepPlaneBits,
  unpack,
  workspaceOf,
} from "../../automaton/bitboard.ts";
import { type Board, type Cell, EMPTY, neighbors } from "../../automaton/board.ts";
import type { Outcome } from "../game.ts";
import { refuse } from "./legality.ts";
import { colorOf, type LifeMove, type LifePosition, rivalOf, tally } from "./position.ts";
import type { LifeRules } from "./rules.ts";

const TOPOLOGY = "plane";

/** The position after a legal turn and its generation; throws on an illegal one. */
export function playTurn(rules: LifeRules, position: LifePosition, move: LifeMove): LifePosition {
  const refusal = refuse(rules, position, move);
  if (refusal) throw new Error(`Illegal move: ${refusal}`);
  const { now, next } = workspaceOf(position.board);
  writeTurn(position, move, now);
  stepPlaneBits(now, next);
  const board = unpack(next), round = position.round + position.turn;
  return {
    board,
    turn: rivalOf(position.turn),
    round,
    cooldowns: cooldownsAfter(rules, position, move),
    skips: skipsAfter(position, move),
    komi: position.komi,
    outcome: outcomeOf(rules, next, board, round, position.komi),
  };
}

/** The board with a turn's cells placed or bombed, before its generation. */
export function boardWith(position: LifePosition, move: LifeMove): Board {
  const { now } = workspaceOf(position.board);
  writeTurn(position, move, now);
  return unpack(now);
}

function writeTurn({ board, turn }: LifePosition, move: LifeMove, bits: Bitboard): void {
  packInto(board, bits);
  if ("place" in move) { for (const cell of move.place) setCell(bits, cell, colorOf(turn)); }
  if ("bomb" in move) { for (const cell of blast(board, move.bomb)) setCell(bits, cell, EMPTY); }
}

/** The cells a bomb clears: the part of the 3×3 around its target that lies on the board. */
export function blast(board: Board, target: Cell): Cell[] {
  return [target, ...neighbors(board, target, TOPOLOGY)];
}

/** Both go down by one, that of a seat which has bombed from the whole. */
function cooldownsAfter(
  { bombCooldown }: LifeRules,
  { turn, cooldowns }: LifePosition,
  move: LifeMove,
): [number, number] {
  const bomber = "bomb" in move ? turn : undefined;
  const blue = bomber === 0 ? bombCooldown : cooldowns[0];
  const red = bomber === 1 ? bombCooldown : cooldowns[1];
  return [Math.max(0, blue - 1), Math.max(0, red - 1)];
}

function skipsAfter({ turn, skips }: LifePosition, move: LifeMove): readonly [number, number] {
  if (!("pass" in move)) return skips;
  return turn === 0 ? [skips[0] + 1, skips[1]] : [skips[0], skips[1] + 1];
}

/** A game ends by extinction once both seats have moved, or by majority after the last round. */
function outcomeOf(
  rules: LifeRules,
  bits: Bitboard,
  board: Board,
  round: number,
  komi: number,
): Outcome | null {
  if (round === 1) return null;
  const blueLives = hasColor(bits, 1), redLives = hasColor(bits, 2);
  if (!blueLives || !redLives) return compare("extinction", +blueLives, +redLives);
  if (round <= rules.rounds) return null;
  const { score } = tally(rules, board);
  return compare("majority", score[0]! + komi, score[1]!);
}

function compare(by: Outcome["by"], blue: number, red: number): Outcome {
  return { winner: blue === red ? null : blue > red ? 0 : 1, by };
}
