/** A whole turn on a 26 by 28 board: judged, placed, evolved and scored, by every way there is. */

import type { Cell } from "../../lib/automaton/board.ts";
import { conquerorsV2 } from "../../lib/games/conquerors.ts";
import type { LifeMove, LifePosition } from "../../lib/games/life_position.ts";
import { seededRng } from "../../lib/games/rng.ts";
import * as second from "../games/perft/second_engine.ts";
import { gameBoards, soups } from "./boards.ts";
import { evolve, type Grid, gridOf } from "./published.ts";
import { race } from "./race.ts";

const { rules } = conquerorsV2;

/** A position for each board, seats by turns, and a placement that is legal there. */
interface Turn {
  readonly position: LifePosition;
  readonly move: { readonly place: readonly Cell[] };
  readonly grid: Grid;
}

function raceOn(name: string, boards: typeof gameBoards, goal: number): void {
  const turns = boards.map((board, n): Turn => {
    const start = { ...conquerorsV2.initial({}), board, turn: n % 2, round: 5 };
    const position = { ...start, skips: [1, 1] as const }; // so that a random turn is a placement
    const move = conquerorsV2.random(position, seededRng(`turn ${n}`));
    return { position, move: placement(move), grid: gridOf(board) };
  });
  const against = "the published way";
  race({
    name,
    ways: {
      [against]: () => turns.forEach(publishedTurn),
      "the second engine": () =>
        turns.forEach(({ position, move }) =>
          second.isLegal(rules, position, move) && second.play(rules, position, move)
        ),
      "play": () => turns.forEach(({ position, move }) => conquerorsV2.play(position, move)),
      "refuse": () => turns.forEach(({ position, move }) => conquerorsV2.refuse(position, move)),
    },
    goals: [
      { way: "play", against, atLeast: goal },
      { way: "play", against: "the second engine", atLeast: 10 },
      { way: "refuse", against: "play" },
    ],
  });
}

function placement(move: LifeMove): Turn["move"] {
  if ("place" in move) return move;
  throw new Error("A bench turn is a placement");
}

/** Every cell judged by a scan of the whole grid, then a fresh grid, then a scan for the score. */
function publishedTurn({ position: { turn }, move, grid }: Turn): number {
  const mine = grid.map((row) => row.slice());
  for (const cell of move.place) {
    const row = Math.floor(cell / rules.width), column = cell % rules.width;
    if (mine[row]![column] === 0 && isOpen(mine, turn, column)) mine[row]![column] = turn + 1;
  }
  const next = evolve(mine);
  return score(next, 0) - score(next, 1);
}

function isOpen(grid: Grid, seat: number, column: number): boolean {
  const zone = zoneOf(seat, column);
  const [home, neutral, rival] = [0, 1, 2].map((zone) => livesIn(grid, seat, zone));
  return zone === 0 || (zone === 1 ? home! : home! && neutral! && rival!);
}

function livesIn(grid: Grid, seat: number, zone: number): boolean {
  return grid.some((row) => row.some((state, c) => state === seat + 1 && zoneOf(seat, c) === zone));
}

function score(grid: Grid, seat: number): number {
  let sum = 0;
  for (const row of grid) {
    for (let column = 0; column < row.length; column++) {
      if (row[column] === seat + 1) sum += zoneOf(seat, column) === 2 ? 2 : 1;
    }
  }
  return sum;
}

/** 0 is the seat's home, 1 neutral, 2 its rival's home. */
function zoneOf(seat: number, column: number): number {
  const zone = column < 8 ? 0 : column < 20 ? 1 : 2;
  return seat === 0 ? zone : 2 - zone;
}

raceOn(`turns on ${gameBoards.length} game boards`, gameBoards, 10);
raceOn(`turns on ${soups.length} soups`, soups, 5);
