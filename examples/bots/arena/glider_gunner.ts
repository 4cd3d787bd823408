/**
 * A bot for the arena (docs/arena.md): it builds Gosper's gun, waits, and builds another elsewhere.
 *
 *     deno task arena --local "deno run -A examples/bots/arena/glider_gunner.ts" "…"
 */

import { type Board, type Bot, type Cell, play } from "./client.ts";

/** Gosper's gun, which fires a glider every 30 generations. */
const GUN = [
  "........................#...........",
  "......................#.#...........",
  "............##......##............##",
  "...........#...#....##............##",
  "##........#.....#...##..............",
  "##........#...#.##....#.#...........",
  "..........#.....#.......#...........",
  "...........#...#....................",
  "............##......................",
].map((row) => [...row]);

const HEIGHT = GUN.length, WIDTH = GUN[0]!.length;

/** Its 36 cells are more than a turn may place: the two blocks come first, and wait. */
const CELLS: Cell[] = GUN.flatMap((row, r) =>
  row.flatMap((sign, c): Cell[] => sign === "#" ? [[r, c]] : [])
);
const isOfBlock = ([, column]: Cell) => column < 2 || column >= WIDTH - 2;
const BLOCKS = CELLS.filter(isOfBlock), WORKS = CELLS.filter((cell) => !isOfBlock(cell));

/** Generations between two guns. */
const PAUSE = 90;

class GliderGunner implements Bot {
  readonly author = "examples";
  readonly name = "glider gunner";
  #turn = 0;
  /** A gun's cells on the board, of those given. */
  #site: ((cells: readonly Cell[]) => Cell[]) | undefined;

  begin(): void {
    this.#turn = 0;
    this.#site = undefined;
  }

  move(board: Board): Cell[] {
    const turn = this.#turn++ % PAUSE;
    if (turn === 0) this.#site = findSite(board);
    if (!this.#site || turn > 1) return [];
    return this.#site(turn === 0 ? BLOCKS : WORKS);
  }
}

/** Somewhere with nothing near, turned so that it fires down or up, to the left or to the right. */
function findSite(board: Board): ((cells: readonly Cell[]) => Cell[]) | undefined {
  for (let tries = 0; tries < 50; tries++) {
    const top = Math.floor(Math.random() * (board.height - HEIGHT - 2)) + 1;
    const left = Math.floor(Math.random() * (board.width - WIDTH - 2)) + 1;
    const isUp = Math.random() < 0.5, isLeft = Math.random() < 0.5;
    if (!isFree(board, top, left)) continue;
    return (cells) =>
      cells.map(([row, column]) => [
        top + (isUp ? HEIGHT - 1 - row : row),
        left + (isLeft ? WIDTH - 1 - column : column),
      ]);
  }
}

function isFree(board: Board, top: number, left: number): boolean {
  for (let row = top - 1; row <= top + HEIGHT; row++) {
    for (let column = left - 1; column <= left + WIDTH; column++) {
      if (!board.has([row, column]) || !board.isEmpty([row, column])) return false;
    }
  }
  return true;
}

play(new GliderGunner());
