/** Plaintext (`.cells`), a pattern drawn in signs. */

import { emptyBoard, type State } from "./board.ts";
import { type Pattern, refuseSize } from "./pattern.ts";
import { TextError } from "./text_error.ts";
import { signAt } from "./text_error_at.ts";

/** Reads `O` and `*` as cells of the color, `.` as empty ones, `!` lines as comments. */
export function readPlaintext(text: string, color: State = 1): Pattern {
  const lines = text.trimEnd().split("\n").map((line) => line.trimEnd());
  const comments = lines.filter(isComment).map((line) => line.slice(1).trim());
  const rows: string[] = [];
  let width = 0;
  for (const [index, line] of lines.entries()) {
    if (isComment(line)) continue;
    rows.push(line);
    width = Math.max(width, line.length);
    refuseRow(line, index + 1, refuseSize(width, rows.length));
  }
  const board = emptyBoard(width, rows.length);
  for (const [row, signs] of rows.entries()) {
    board.cells.set(Array.from(signs, (sign) => sign === "." ? 0 : color), row * width);
  }
  return { board, comments };
}

function isComment(line: string): boolean {
  return line.startsWith("!");
}

function refuseRow(row: string, line: number, refusal: string | undefined): void {
  if (refusal !== undefined) throw new TextError(refusal, line, 1);
  const column = row.search(/[^.O*]/);
  if (column < 0) return;
  throw new TextError(`Unexpected ${signAt(row, column)} in a pattern`, line, column + 1);
}
