/** The rivals' portraits: each is a pattern of Life, from a block to a pulsar. */

import type { LevelId } from "../../games/game.ts";

/** Rows of cells, `x` is alive. */
const PATTERNS: Readonly<Record<LevelId, readonly string[]>> = {
  easy: ["xx", "xx"],
  normal: ["xx.", "x.x", ".x."],
  tricky: [".xxx", "xxx."],
  hard: ["xx..", "xx..", "..xx", "..xx"],
  sharp: [".x.", "..x", "xxx"],
  fierce: ["..xx..", ".x..x.", "x....x", "x....x", ".x..x.", "..xx.."],
  ruthless: [
    "..xxx...xxx..",
    ".............",
    "x....x.x....x",
    "x....x.x....x",
    "x....x.x....x",
    "..xxx...xxx..",
    ".............",
    "..xxx...xxx..",
    "x....x.x....x",
    "x....x.x....x",
    "x....x.x....x",
    ".............",
    "..xxx...xxx..",
  ],
  expert: ["..xxx", ".x..x", "x..x.", "x.x..", "xx..."],
  conqueror: [".xx.xx.", "x..x..x", "x.....x", ".x...x.", "..x.x..", "...x..."],
};
/** The side of a cell, and of the picture, which leaves room around small patterns. */
const CELL = 10, LEAST = 6;

/** A picture next to its rival's name. */
export function RivalPicture({ level }: { readonly level: LevelId }) {
  const rows = PATTERNS[level];
  const width = rows[0]!.length, side = Math.max(LEAST, width + 1, rows.length + 1) * CELL;
  const at = (cells: number, place: number) => (side - cells * CELL) / 2 + place * CELL;
  const path = rows.flatMap((row, y) =>
    [...row].map((sign, x) =>
      sign === "x" ? `M${at(width, x) + 5} ${at(rows.length, y)}l5 5-5 5-5-5z` : ""
    )
  );
  return (
    <svg viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
      <path class="rival" d={path.join("")} />
    </svg>
  );
}
