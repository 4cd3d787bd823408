/**
 * Two-colony games with the colors swapped and the columns mirrored. The round is the one thing
 * that does not swap, since it rises when the second seat's turn ends.
 */

import { assert, assertEquals } from "@std/assert";
import { type Board, type Cell, columnOf, EMPTY } from "../../lib/automaton/board.ts";
import type { Outcome, Rng } from "../../lib/games/game.ts";
import type { LifeGame } from "../../lib/games/conquerors/conquerors.ts";
import type { LifeMove, LifePosition } from "../../lib/games/conquerors/position.ts";
import { below, seededRng } from "../../lib/games/kit/rng.ts";
import { LIFE_GAMES, thinSoup } from "./soups.ts";

const SOUPS = 120;

for (const game of LIFE_GAMES) {
  Deno.test(`${game.id} is the same game in the mirror`, () => {
    const rng = seededRng(`mirror ${game.id}`);
    let legal = 0;
    for (let n = 0; n < SOUPS; n++) {
      const position = {
        ...thinSoup(game.rules, rng),
        round: 2 + below(game.rules.rounds - 2, rng),
      };
      assertEquals(game.tally(mirrored(position)), swapTally(game, position));
      for (const move of moves(game, position, rng)) if (mirrors(game, position, move)) legal++;
    }
    assert(legal > SOUPS);
  });
}

/** Checks that a move does in the mirror what it does here; whether it is legal. */
function mirrors(game: LifeGame, position: LifePosition, move: LifeMove): boolean {
  const { board } = position;
  const image = mirrored(position), moveImage = mirroredMove(board, move);
  const refusal = game.refuse(position, move);
  assertEquals(game.refuse(image, moveImage), refusal, game.text.writePosition(position));
  if (refusal) return false;
  const there = mirrored(game.play(image, moveImage)), here = game.play(position, move);
  assertEquals({ ...there, round: here.round }, here, game.text.writePosition(position));
  return true;
}

function moves(game: LifeGame, position: LifePosition, rng: Rng): LifeMove[] {
  const cell = () => below(position.board.cells.length, rng);
  const random = game.random(position, rng);
  return [random, { place: [cell(), cell(), cell(), cell()] }, { bomb: cell() }, { pass: true }];
}

function mirrored(position: LifePosition): LifePosition {
  const { board, turn, cooldowns, skips, komi, outcome } = position;
  return {
    ...position,
    board: mirroredBoard(board),
    turn: 1 - turn,
    cooldowns: [cooldowns[1], cooldowns[0]],
    skips: [skips[1], skips[0]],
    komi: 0 - komi,
    outcome: outcome && mirroredOutcome(outcome),
  };
}

function mirroredOutcome({ winner, by }: Outcome): Outcome {
  return { winner: winner === null ? null : 1 - winner, by };
}

function mirroredBoard(board: Board): Board {
  const cells = board.cells.map((_, cell) => {
    const state = board.cells[mirroredCell(board, cell)]!;
    return state === EMPTY ? EMPTY : 3 - state;
  });
  return { ...board, cells };
}

function mirroredMove(board: Board, move: LifeMove): LifeMove {
  if ("place" in move) return { place: move.place.map((cell) => mirroredCell(board, cell)) };
  return "bomb" in move ? { bomb: mirroredCell(board, move.bomb) } : move;
}

function mirroredCell(board: Board, cell: Cell): Cell {
  return cell + board.width - 1 - 2 * columnOf(board, cell);
}

function swapTally(game: LifeGame, position: LifePosition) {
  const { count, score } = game.tally(position);
  return { count: count.toReversed(), score: score.toReversed() };
}
