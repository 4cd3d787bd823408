/** A small board that shows what a lesson speaks of. */

import { nextGeneration } from "../automaton/bit_generation.ts";
import { type Board, type Cell, EMPTY } from "../automaton/board.ts";
import { readRleBody } from "../automaton/rle.ts";
import { withCells } from "../automaton/turn_board.ts";
import { blast } from "../games/conquerors/turn.ts";

export interface Demo {
  readonly width: number;
  readonly height: number;
  /** Columns of each home zone; 0 for a board that lies in one zone. */
  readonly home: number;
  /** The body of its RLE. */
  readonly board: string;
  /** Where a bomb falls before the first generation. */
  readonly bomb?: Cell;
  readonly generations: number;
}

/** The boards to be shown one after another. */
export function demoFrames({ width, height, board, bomb, generations }: Demo): Board[] {
  const start = readRleBody(board, width, height), frames = [start];
  if (bomb !== undefined) frames.push(withCells(start, blast(start, bomb), EMPTY));
  for (let generation = 0; generation < generations; generation++) {
    frames.push(nextGeneration(frames.at(-1)!, "plane"));
  }
  return frames;
}
