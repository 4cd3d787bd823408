/**
 * Conway by post a second time: slow, straight from rules.md P, with nothing of `lib/games` but its
 * data types, and a generation of its own. What both engines agree on is the rules.
 */

import type { Board, Cell } from "../../../lib/automaton/board.ts";
import type { ConwayMove, ConwayPosition } from "../../../lib/games/conway/position.ts";

const NOBODY = 9;

export function isLegal(position: ConwayPosition, move: ConwayMove): boolean {
  if (position.outcome !== null) return false;
  if ("resign" in move) return true;
  const { board, turn, touch } = position, own = turn + 1;
  if (move.place.length > position.move || move.place.length > position.place) return false; // P2
  const cells = [...board.cells];
  for (const cell of move.place) {
    if (cells[cell] !== 0) return false; // occupied, off the board, or placed on before
    if (touch && cells.includes(own) && !around(board, cell).some((n) => cells[n] === own)) {
      return false; // P5
    }
    cells[cell] = own;
  }
  return true;
}

/** The position after a legal turn. */
export function play(position: ConwayPosition, move: ConwayMove): ConwayPosition {
  const { turn } = position, seats = position.alive.length;
  const alive = [...position.alive];
  let board = position.board;
  if ("resign" in move) {
    alive[turn] = false;
    const goesOn = alive.filter(Boolean).length > 1;
    if (goesOn) {
      board = {
        ...board,
        cells: board.cells.map((state) => state === turn + 1 ? NOBODY : state),
      };
    }
  } else {
    board = { ...board, cells: board.cells.slice() };
    for (const cell of move.place) board.cells[cell] = turn + 1;
  }
  const idle = "place" in move && move.place.length > 0 ? 0 : position.idle + 1;
  let outcome: ConwayPosition["outcome"] = null;
  if (alive.filter(Boolean).length === 1) {
    outcome = { winner: alive.indexOf(true), by: "resignation" }; // P9
  } else if (position.move >= 2 * seats + 1) { // P3
    board = generation(board);
    for (const seat of alive.keys()) if (!board.cells.includes(seat + 1)) alive[seat] = false; // P6
    const survivors = alive.filter(Boolean).length;
    if (survivors === 1) outcome = { winner: alive.indexOf(true), by: "extinction" };
    if (survivors === 0) outcome = { winner: null, by: "extinction" };
  }
  if (outcome === null && idle === 200) outcome = { winner: null, by: "stall" }; // P9
  let next = (turn + 1) % seats;
  while (alive.includes(true) && !alive[next]) next = (next + 1) % seats; // P1
  if (!alive.includes(true)) next = 0;
  return { ...position, board, turn: next, move: position.move + 1, alive, idle, outcome };
}

/** P4: an owner of two parents has the plurality; of three owners none has. */
function generation(board: Board): Board {
  const cells = board.cells.map((state, cell) => {
    const owners = around(board, cell).map((n) => board.cells[n]!).filter((owner) => owner !== 0);
    if (state !== 0) return owners.length === 2 || owners.length === 3 ? state : 0;
    if (owners.length !== 3) return 0;
    return owners.find((owner, n) => owners.indexOf(owner) !== n) ?? NOBODY;
  });
  return { ...board, cells };
}

/** The 8 cells around on a torus of at least 3 × 3. */
function around({ width, height }: Board, cell: Cell): Cell[] {
  const row = Math.floor(cell / width), column = cell % width;
  return [-1, 0, 1].flatMap((down) =>
    [-1, 0, 1].flatMap((right) => {
      const r = (row + down + height) % height, c = (column + right + width) % width;
      return down === 0 && right === 0 ? [] : [r * width + c];
    })
  );
}
