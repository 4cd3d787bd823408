/** A match by its rules only: no connections, no time (rules.md K1-K3, K6). */

import type { Cell } from "../../automaton/board.ts";
import { friendlyKernel } from "../../automaton/tile_simd.ts";
import { TileBoard } from "../../automaton/tiles.ts";
import type { Pair } from "./messages.ts";
import { MoveLog } from "../../arena/move_log.ts";
import { place } from "../../arena/replay.ts";
import type { ArenaOutcome, Bot, MatchHead } from "../../arena/results.ts";

/** How many entries of a list count, whatever they are (rules.md K3). */
const MOST_ENTRIES = 30;

export class Match {
  readonly board: TileBoard;
  readonly log = new MoveLog();
  /** Whose turn it is. */
  mover: Bot;
  #placed: [Cell[], Cell[]] = [[], []];
  /** Which bots have had live cells. */
  readonly #lived: [boolean, boolean] = [false, false];

  constructor(readonly head: MatchHead) {
    this.board = new TileBoard(head.width, head.height, friendlyKernel);
    this.mover = head.first;
  }

  /** Plays the list of the bot to move; gives what came to life of it. */
  move(list: readonly Pair[]): Pair[] {
    const { board, mover } = this, born: Pair[] = [];
    for (const [row, column] of list.slice(0, MOST_ENTRIES)) {
      const isOnBoard = row >= 0 && row < board.height && column >= 0 && column < board.width;
      if (!isOnBoard || board.get(row, column) !== 0) continue;
      const cell = row * board.width + column;
      place(board, [cell], mover);
      this.#placed[mover].push(cell);
      born.push([row, column]);
    }
    if (born.length > 0) this.#lived[mover] = true;
    this.mover = other(mover);
    return born;
  }

  /** A bot's live cells as the generation began: what is placed in it belongs to its record. */
  cellsBefore(bot: Bot): Cell[] {
    const placed = new Set(this.#placed[bot]);
    return this.board.cells(bot + 1).filter((cell) => !placed.has(cell));
  }

  /** Goes on by a generation; the outcome where that ends the match. */
  tick(): ArenaOutcome | undefined {
    this.log.add({ generation: this.board.generation, cells: this.#placed });
    this.#placed = [[], []];
    this.board.step();
    if (!this.#lived[0] || !this.#lived[1]) return undefined;
    const blue = this.board.lives(1), red = this.board.lives(2);
    if (blue && red) return undefined;
    return { winner: blue ? 0 : red ? 1 : null, by: "extinction" };
  }

  /** What the match comes to when its time is up: a generation that it cuts short does not count. */
  majority(): ArenaOutcome {
    const [blue, red] = this.cells();
    return { winner: blue === red ? null : blue > red ? 0 : 1, by: "majority" };
  }

  /** The live cells of either bot as the generation began. */
  cells(): [number, number] {
    const { board } = this, [blue, red] = this.#placed;
    return [board.count(1) - blue.length, board.count(2) - red.length];
  }
}

export function other(bot: Bot): Bot {
  return bot === 0 ? 1 : 0;
}
