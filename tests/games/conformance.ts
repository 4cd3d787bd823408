/** What must hold at every moment of every game, by its contract. */

import { assert, assertEquals, assertThrows } from "@std/assert";
import type { Cell } from "../../lib/automaton/board.ts";
import { cellName } from "../../lib/games/notation/cell_text.ts";
import { REFUSALS, type Rng } from "../../lib/games/game.ts";
import { readJson, writeJson } from "./json.ts";
import type { AnyGame } from "../../lib/games/registry.ts";
import { below, sample, seededRng } from "../../lib/games/kit/rng.ts";
import { allCells, defaultOptions, extended, moveOf, offered, placementOf } from "./moves.ts";

/** Games that may never end are left after this many turns. */
const MAX_TURNS = 60;

/** Checks every position of a game that is played by these choices. */
export function checkGame(
  game: AnyGame,
  seed: string,
  choose: (game: AnyGame, position: unknown, rng: Rng) => unknown,
): void {
  const rng = seededRng(seed);
  let position: unknown = game.initial(defaultOptions(game));
  for (let turn = 1; turn <= (lastTurn(game) ?? MAX_TURNS); turn++) {
    checkPosition(game, position, `${seed} ${turn}`);
    if (game.outcome(position)) return;
    position = playChecked(game, position, choose(game, position, rng));
  }
  checkPosition(game, position, seed);
  assert(game.outcome(position) || !lastTurn(game), "a game of rounds ends with its last");
}

/** The turns of a game that has rounds. */
function lastTurn({ seats, rules }: AnyGame & { rules?: { rounds: number } }): number | undefined {
  return rules && seats.max * rules.rounds;
}

export function checkPosition(game: AnyGame, position: unknown, seed: string): void {
  checkData(game, position);
  checkTally(game, position);
  if (game.outcome(position)) return checkOver(game, position);
  assertEquals(readBack(game, position), position, "a position's text reads back as itself");
  checkRandom(game, position, seed);
  checkNumbers(game, position, seed);
  checkReach(game, position, seed);
}

/** Plays a move and checks what playing must and must not do. */
export function playChecked(game: AnyGame, position: unknown, move: unknown): unknown {
  assertEquals(game.refuse(position, move), undefined);
  checkMoveText(game, position, move);
  checkNumber(game, position, game.ranking.rank(position, move), move);
  const before = writeJson(position), moveBefore = writeJson(move);
  const after = game.play(position, move);
  assertEquals(writeJson(position), before, "play leaves the position as it was");
  assertEquals(writeJson(move), moveBefore, "play leaves the move as it was");
  assertEquals(game.play(readJson(before), readJson(moveBefore)), after, "play needs but the data");
  return after;
}

function checkData(game: AnyGame, position: unknown): void {
  assertEquals(readJson(writeJson(position)), position, "a position is plain data");
  const { width, height, cells } = game.board(position);
  assertEquals(cells.length, width * height);
  const seat = game.turn(position);
  assert(Number.isInteger(seat) && seat >= 0 && seat < game.seats.max);
}

function checkTally(game: AnyGame, position: unknown): void {
  const { count, score } = game.tally(position);
  assertEquals(count.length, score.length);
  const { winner } = game.outcome(position) ?? { winner: null };
  assert(winner === null || winner < count.length);
}

/** When a game is over, nothing is legal and nothing can be played. */
function checkOver(game: AnyGame, position: unknown): void {
  assertEquals(offered(game, position), []);
  for (
    const token of [
      "pass",
      "-",
      ...allCells(game, position).map((c) => cellOf(game, position, c)),
    ]
  ) {
    const move = moveOf(game, position, token);
    if (move === undefined) continue;
    assertEquals(game.refuse(position, move), "over");
    assertThrows(() => game.play(position, move), Error, "over");
  }
}

function cellOf(game: AnyGame, position: unknown, cell: Cell): string {
  return cellName(game.board(position), cell);
}

function readBack(game: AnyGame, position: unknown): unknown {
  return game.text.readPosition(game.text.writePosition(position), defaultOptions(game));
}

function checkMoveText(game: AnyGame, position: unknown, move: unknown): void {
  const token = game.text.writeMove(position, move);
  assert(/^[^\s{}[]+$/.test(token), `${token} is one token`);
  const read = game.text.readMove(position, token);
  assertEquals(game.text.writeMove(position, read), token, "a move's text reads back as itself");
  assertEquals(game.play(position, read), game.play(position, move));
}

function checkRandom(game: AnyGame, position: unknown, seed: string): void {
  const move = game.random(position, seededRng(seed));
  assertEquals(game.refuse(position, move), undefined, "a random move is legal");
  assertEquals(game.random(position, seededRng(seed)), move, "a seed gives one move");
}

/** The first number, the last and one between are of moves. */
function checkNumbers(game: AnyGame, position: unknown, seed: string): void {
  const count = game.ranking.count(position);
  const between = count * BigInt(below(2 ** 30, seededRng(seed))) >> 30n;
  for (const number of [0n, between, count - 1n]) {
    checkNumber(game, position, number, game.ranking.unrank(position, number));
  }
}

/** A move and its number lead to each other. */
function checkNumber(game: AnyGame, position: unknown, number: bigint, move: unknown): void {
  const { count, rank, unrank } = game.ranking;
  assert(number >= 0n && number < count(position), `${number} is one of ${count(position)}`);
  assertEquals(rank(position, move), number);
  const token = game.text.writeMove(position, move);
  assertEquals(game.text.writeMove(position, unrank(position, number)), token);
}

/** `reach` offers a cell if and only if `refuse` is silent about a turn with it. */
function checkReach(game: AnyGame, position: unknown, seed: string): void {
  const rng = seededRng(seed);
  const open = offered(game, position);
  const pool = sample(open, open.length, rng);
  const turn = extended(game, position, [], pool);
  checkCells(game, position, turn.slice(0, below(turn.length, rng)), pool);
  checkCells(game, position, [], pool);
}

function checkCells(game: AnyGame, position: unknown, draft: readonly Cell[], pool: Cell[]): void {
  const may = game.reach(position, draft);
  for (const cell of allCells(game, position)) {
    const refusal = may(cell), cells = [...draft, cell];
    const turn = refusal ? cells : extended(game, position, cells, pool);
    const move = placementOf(game, position, turn);
    if (move === undefined) continue; // a game whose turns are not sets of cells
    if (refusal) checkRefused(game, position, move, refusal);
    else assertEquals(game.refuse(position, move), undefined, `a turn goes on from ${cells}`);
  }
}

function checkRefused(game: AnyGame, position: unknown, move: unknown, refusal: string): void {
  assert(REFUSALS.includes(refusal as typeof REFUSALS[number]));
  assertEquals(game.refuse(position, move), refusal, "refuse folds over reach");
  assertThrows(() => game.play(position, move), Error, refusal);
}
