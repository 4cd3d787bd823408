/** Small pictures of cells, for cards and where there is nothing yet. */

import { type Board, emptyBoard } from "../../automaton/board.ts";
import { ColoniesSvg, GroundSvg } from "../board/svg.tsx";

/** What a picture shows: `o` is a blue cell, `x` a red one. */
const PATTERNS = {
  block: [
    "......",
    "......",
    "..oo..",
    "..oo..",
    "......",
    "......",
  ],
  crowd: [
    "........",
    "........",
    "..oooo..",
    "..oooo..",
    "..oooo..",
    "........",
    "........",
  ],
  friend: [
    "..............",
    "..oo.......x..",
    ".o..o.....x.x.",
    "..oo.......x..",
    "..........x.x.",
    "...........x..",
    "..............",
  ],
  learn: [
    "..............",
    "...o.......x..",
    "...o......x.x.",
    "...o.......x..",
    "......oo......",
    "......oo......",
    "..............",
  ],
  rivals: [
    "..............",
    ".xx.......xx..",
    ".xx..xx...xx..",
    ".....x.x....xx",
    "......x.....xx",
    "..............",
    "..............",
  ],
  daily: [
    "..............",
    "..oo......xx..",
    ".o..o.....xx..",
    ".o..o...o.....",
    "..oo.....oo...",
    "..............",
    "..............",
  ],
  sandbox: [
    "..............",
    "...o......xx..",
    "....o....xx...",
    "..ooo.....x...",
    ".........x....",
    "......o.o.....",
    "..............",
  ],
} as const;

export type PatternName = keyof typeof PATTERNS;

interface PatternProps {
  readonly name: PatternName;
  /** In px; as wide as styles make it without. */
  readonly width?: number;
}

/** A picture next to words that say the same: nobody is told of it. */
export function Pattern({ name, width }: PatternProps) {
  const board = boardOf(PATTERNS[name]);
  return (
    <svg
      viewBox={`0 0 ${board.width * 10} ${board.height * 10}`}
      width={width}
      aria-hidden="true"
    >
      <GroundSvg board={board} home={0} />
      <ColoniesSvg board={board} />
    </svg>
  );
}

function boardOf(rows: readonly string[]): Board {
  const board = emptyBoard(rows[0]!.length, rows.length);
  const cells = Uint8Array.from(rows.join(""), (sign) => ".ox".indexOf(sign));
  return { ...board, cells };
}
