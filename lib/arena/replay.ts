/** A match lived through again from what was placed in it. */

import type { Cell } from "../automaton/board.ts";
import { stepFriendlyTile } from "../automaton/tile_kernel.ts";
import { TileBoard } from "../automaton/tiles.ts";
import { type Placements, readMoves } from "./move_log.ts";

export class Replay {
  #coming: Placements[] = [];
  /** The next of `#coming` to be placed. */
  #next = 0;

  /** Goes on from a board; from an empty one at first. */
  constructor(readonly board: TileBoard) {}

  /** The replay of a whole match, at its beginning. */
  static of(match: { width: number; height: number; moves: Uint8Array }): Replay {
    const replay = new Replay(new TileBoard(match.width, match.height, stepFriendlyTile));
    replay.add(match.moves);
    return replay;
  }

  /**
   * Takes in more of the match: records that follow one of the generation `last`. What lies behind
   * the board's generation is left out.
   */
  add(moves: Uint8Array, last = 0): void {
    const { generation } = this.board;
    const more = [...readMoves(moves, last)].filter((record) => record.generation >= generation);
    this.#coming = [...this.#coming.slice(this.#next), ...more];
    this.#next = 0;
  }

  /** What is placed on the board as it is, and then a generation. */
  step(): void {
    const next = this.#coming[this.#next];
    if (next?.generation === this.board.generation) {
      next.cells.forEach((cells, bot) => place(this.board, cells, bot));
      this.#next++;
    }
    this.board.step();
  }

  /** Goes on to a generation that lies ahead. */
  stepTo(generation: number): void {
    while (this.board.generation < generation) this.step();
  }
}

/** Gives cells to a bot: blue's are bot 0's, red's bot 1's. */
export function place(board: TileBoard, cells: readonly Cell[], bot: number): void {
  for (const cell of cells) {
    board.set(Math.floor(cell / board.width), cell % board.width, bot + 1);
  }
}
