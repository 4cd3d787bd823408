/**
 * The arena's game a second time: slow, straight from rules.md K, with nothing of `lib/games` but its
 * data types, and a generation of its own. What both engines agree on is the rules.
 */

import type { Board, Cell } from "../../../lib/automaton/board.ts";
import type { HillMove, HillPosition } from "../../../lib/games/hill/position.ts";

export function isLegal({ board, place, outcome }: HillPosition, move: HillMove): boolean {
  if (outcome !== null || move.place.length > place) return false;
  const isOnce = new Set(move.place).size === move.place.length;
  return isOnce && move.place.every((cell) => board.cells[cell] === 0);
}

/** The position after a legal turn. */
export function play(position: HillPosition, move: HillMove): HillPosition {
  const own = position.turn + 1, cells = position.board.cells.slice();
  for (const cell of move.place) cells[cell] = own;
  const lives = (color: number) => cells.includes(color);
  const lived = [position.lived[0] || lives(1), position.lived[1] || lives(2)] as const;
  const placed = { ...position, board: { ...position.board, cells }, lived };
  if (position.turn === 0) return { ...placed, turn: 1 };
  const board = generation(placed.board), after = position.generation + 1;
  const [blue, red] = [1, 2].map((color) => board.cells.filter((s) => s === color).length);
  let outcome: HillPosition["outcome"] = null;
  if (lived[0] && lived[1] && blue! * red! === 0) { // K6
    outcome = { winner: blue === red ? null : blue ? 0 : 1, by: "extinction" };
  } else if (after === position.generations) {
    outcome = { winner: blue === red ? null : blue! > red! ? 0 : 1, by: "majority" };
  }
  return { ...placed, board, turn: 0, generation: after, outcome };
}

/** K1. */
function generation(board: Board): Board {
  const cells = board.cells.map((state, cell) => {
    const near = around(board, cell).map((n) => board.cells[n]!);
    const friends = (color: number) => near.filter((other) => other === color).length;
    if (state !== 0) return friends(state) === 2 || friends(state) === 3 ? state : 0;
    if (friends(1) === 3 && friends(2) === 0) return 1;
    return friends(2) === 3 && friends(1) === 0 ? 2 : 0;
  });
  return { ...board, cells };
}

function around({ width, height }: Board, cell: Cell): Cell[] {
  const row = Math.floor(cell / width), column = cell % width;
  const places = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => [down, right] as const));
  return places
    .filter(([down, right]) => down !== 0 || right !== 0)
    .map(([down, right]) => [row + down, column + right] as const)
    .filter(([r, c]) => r >= 0 && r < height && c >= 0 && c < width)
    .map(([r, c]) => r * width + c);
}
