/**
 * A bot for `deno task study` (docs/study.md): each turn it places a block, the smallest still life.
 *
 *     deno task study --blue "cmd:deno run examples/bots/study/block.ts" --red easy --games 20
 */

import { createInterface } from "node:readline";

interface Request {
  readonly cells: string[];
  readonly position: string;
  readonly seed: string;
}

const COLUMNS = [..."abcdefghijklmnopqrstuvwxyz", "aa", "ab"];

/** The block of which this cell is the top left corner. */
function blockAt(cell: string): string[] {
  const [, letters, digits] = /^([a-z]+)(\d+)$/.exec(cell)!;
  const column = COLUMNS.indexOf(letters!), row = Number(digits);
  return [row, row + 1].flatMap((r) => [column, column + 1].map((c) => `${COLUMNS[c]}${r}`));
}

/** The same number from the same text: all the chance that a bot should use. */
function chance(text: string): number {
  return [...text].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 65_521, 0);
}

for await (const line of createInterface({ input: process.stdin })) {
  const { cells, position, seed }: Request = JSON.parse(line);
  const blocks = cells.map(blockAt).filter((block) => block.every((cell) => cells.includes(cell)));
  const turn = blocks[chance(seed + position) % blocks.length] ?? cells.slice(0, 4);
  console.log(turn.join(",") || "-");
}
