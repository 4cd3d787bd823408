/**
 * Two colonies on one board of Life: place, bomb or skip; then one generation; then the other seat.
 * `lifeGame` makes a game of a record of rules. This module is browser compatible.
 */

import {
  type Board,
  type Cell,
  copyBoard,
  EMPTY,
  emptyBoard,
  neighbours,
} from "../automaton/board.ts";
import { nextGeneration } from "../automaton/bitboard.ts";
import type { Game, Outcome, Rng } from "./game.ts";
import {
  mustPlaceNothing,
  placeable,
  reach,
  refuse,
  refuseBomb,
  refuseSkip,
} from "./life_legality.ts";
import { colourOf, type LifeMove, type LifePosition, rivalOf, tally } from "./life_position.ts";
import type { LifeRules } from "./life_rules.ts";
import { lifeText } from "./life_text.ts";
import { below, sample } from "./rng.ts";

const TOPOLOGY = "plane";

/** A game of two colonies, with the record it was made of. */
export interface LifeGame extends Game<LifePosition, LifeMove> {
  readonly rules: LifeRules;
}

export function lifeGame(rules: LifeRules): LifeGame {
  return {
    rules,
    id: rules.id,
    name: rules.name,
    seats: { min: 2, max: 2 },
    seatNames: ["Blue", "Red"],
    options: { komi: { default: 0, min: -50, max: 50, step: 0.5 } },
    text: lifeText(rules),
    initial: (options) => initial(rules, options.komi ?? 0),
    turn: (position) => position.turn,
    board: (position) => position.board,
    reach: (position, draft) => reach(rules, position, draft),
    refuse: (position, move) => refuse(rules, position, move),
    play: (position, move) => play(rules, position, move),
    outcome: (position) => position.outcome ?? undefined,
    tally: (position) => tally(rules, position.board),
    random: (position, rng) => random(rules, position, rng),
  };
}

function initial(rules: LifeRules, komi: number): LifePosition {
  return {
    board: emptyBoard(rules.width, rules.height),
    turn: 0,
    round: 1,
    cooldowns: [0, 0],
    skips: [0, 0],
    komi,
    outcome: null,
  };
}

function play(rules: LifeRules, position: LifePosition, move: LifeMove): LifePosition {
  const refusal = refuse(rules, position, move);
  if (refusal) throw new Error(`Illegal move: ${refusal}`);
  return settle(rules, endTurn(apply(rules, position, move)));
}

function apply(rules: LifeRules, position: LifePosition, move: LifeMove): LifePosition {
  const { turn } = position;
  if ("place" in move) return { ...position, board: place(position.board, turn, move.place) };
  if ("bomb" in move) {
    const cooldowns = withSeat(position.cooldowns, turn, rules.bombCooldown);
    return { ...position, board: bomb(position.board, move.bomb), cooldowns };
  }
  return { ...position, skips: withSeat(position.skips, turn, position.skips[turn]! + 1) };
}

function place(board: Board, seat: number, cells: readonly Cell[]): Board {
  const after = copyBoard(board);
  for (const cell of cells) after.cells[cell] = colourOf(seat);
  return after;
}

/** Clears the part of the 3×3 around the target that lies on the board (rules.md C7). */
function bomb(board: Board, target: Cell): Board {
  const after = copyBoard(board);
  for (const cell of [target, ...neighbours(board, target, TOPOLOGY)]) after.cells[cell] = EMPTY;
  return after;
}

function withSeat(pair: readonly [number, number], seat: number, value: number): [number, number] {
  return seat === 0 ? [value, pair[1]] : [pair[0], value];
}

/** One generation, both cooldowns down by one, and the turn passes (rules.md C3, C7). */
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

/** Ends the game by extinction once both seats have moved, or by majority after the last round (rules.md C9). */
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

/** Uniform over all legal turns: sets of cells, bombs on any cell, the skip. */
function random(rules: LifeRules, position: LifePosition, rng: Rng): LifeMove {
  const cells = placeable(rules, position);
  const size = Math.min(rules.place, cells.length);
  const placements = size > 0 || mustPlaceNothing(rules, position) ? choose(cells.length, size) : 0;
  const bombs = refuseBomb(rules, position, 0) ? 0 : position.board.cells.length;
  const skips = refuseSkip(rules, position) ? 0 : 1;
  const pick = rng() * (placements + bombs + skips);
  if (pick < placements) return { place: sample(cells, size, rng) };
  if (pick < placements + bombs) return { bomb: below(bombs, rng) };
  return { pass: true };
}

/** The binomial coefficient: how many sets of `size` there are among `total`. */
function choose(total: number, size: number): number {
  let sets = 1;
  for (let k = 1; k <= size; k++) sets = sets * (total - size + k) / k;
  return sets;
}
