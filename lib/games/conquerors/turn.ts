/** What a turn of a two-colony game does (rules.md C3, C7, C9). */

import { type Board, type Cell, copyBoard, EMPTY, neighbors } from "../../automaton/board.ts";
import { nextGeneration } from "../../automaton/bitboard.ts";
import type { Outcome } from "../game.ts";
import { refuse } from "./legality.ts";
import { colorOf, type LifeMove, type LifePosition, rivalOf, tally } from "./position.ts";
import type { LifeRules } from "./rules.ts";

const TOPOLOGY = "plane";

/** The position after a legal turn and its generation; throws on an illegal one. */
export function playTurn(rules: LifeRules, position: LifePosition, move: LifeMove): LifePosition {
  const refusal = refuse(rules, position, move);
  if (refusal) throw new Error(`Illegal move: ${refusal}`);
  const moved = spend(rules, { ...position, board: boardWith(position, move) }, move);
  return settle(rules, endTurn(moved));
}

/** The board with a turn's cells placed or bombed, before its generation. */
export function boardWith({ board, turn }: LifePosition, move: LifeMove): Board {
  const after = copyBoard(board);
  if ("place" in move) { for (const cell of move.place) after.cells[cell] = colorOf(turn); }
  if ("bomb" in move) { for (const cell of blast(board, move.bomb)) after.cells[cell] = EMPTY; }
  return after;
}

/** The cells a bomb clears: the part of the 3×3 around its target that lies on the board. */
export function blast(board: Board, target: Cell): Cell[] {
  return [target, ...neighbors(board, target, TOPOLOGY)];
}

/** Takes from the seat to move what a bomb or a skip costs it. */
function spend(rules: LifeRules, position: LifePosition, move: LifeMove): LifePosition {
  const { turn, cooldowns, skips } = position;
  if ("bomb" in move) {
    return { ...position, cooldowns: withSeat(cooldowns, turn, rules.bombCooldown) };
  }
  if ("pass" in move) return { ...position, skips: withSeat(skips, turn, skips[turn]! + 1) };
  return position;
}

function withSeat(pair: readonly [number, number], seat: number, value: number): [number, number] {
  return seat === 0 ? [value, pair[1]] : [pair[0], value];
}

/** One generation, both cooldowns down by one, and the turn passes. */
function endTurn(position: LifePosition): LifePosition {
  const [blue, red] = position.cooldowns;
  return {
    ...position,
    board: nextGeneration(position.board, TOPOLOGY),
    turn: rivalOf(position.turn),
    round: position.round + position.turn,
    cooldowns: [Math.max(0, blue - 1), Math.max(0, red - 1)],
  };
}

/** Ends the game by extinction once both seats have moved, or by majority after the last round. */
function settle(rules: LifeRules, position: LifePosition): LifePosition {
  if (position.round === 1) return position;
  const { count, score } = tally(rules, position.board);
  if (count.includes(0)) {
    return { ...position, outcome: compare("extinction", count[0]!, count[1]!) };
  }
  if (position.round <= rules.rounds) return position;
  return { ...position, outcome: compare("majority", score[0]! + position.komi, score[1]!) };
}

function compare(by: Outcome["by"], blue: number, red: number): Outcome {
  return { winner: blue === red ? null : blue > red ? 0 : 1, by };
}
