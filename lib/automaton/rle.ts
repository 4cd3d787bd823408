/**
 * The body of Extended RLE, Golly's run-length encoding for several colors: `.` empty, `A` to `X`
 * the states 1 to 24, `$` the end of a row, `!` the end; a number before any of the first three
 * repeats it.
 */

import { type Board, EMPTY, emptyBoard, type State } from "./board.ts";
import { signAt, textErrorAt } from "./text_error_at.ts";

/** The last state that has a letter of its own, `X`. */
export const MAX_STATE = 24;

/** No board is as large, and sums of such counts stay exact integers. */
const MAX_COUNT = 1_000_000;

const SPACE = /\s/;
const DIGIT = /[0-9]/;
const TAG = /[.$boA-X]/;

/** One run of a body; its tag stands at `index` of the text. */
interface Run {
  readonly count: number;
  readonly tag: string;
  readonly index: number;
}

/** The one canonical body of a board: no line breaks, no empties that nothing follows. */
export function writeRleBody(board: Board): string {
  return rleRuns(board).join("");
}

/** The canonical body in pieces between which a line may be broken; `tag` writes a state. */
export function rleRuns(board: Board, tag: (state: State) => string = tagOf): string[] {
  const runs: string[] = [];
  let lastRow = 0;
  for (let row = 0; row < board.height; row++) {
    const cells = rowRuns(board, row, tag);
    if (cells.length === 0) continue;
    if (row > lastRow) runs.push(writeRun(row - lastRow, "$"));
    runs.push(...cells);
    lastRow = row;
  }
  return [...runs, "!"];
}

/** The runs of a row up to its last live cell. */
function rowRuns(board: Board, row: number, tag: (state: State) => string): string[] {
  const cells = board.cells.subarray(row * board.width, (row + 1) * board.width);
  const runs: string[] = [];
  for (let from = 0, to = 0; from < cells.length; from = to) {
    while (cells[to] === cells[from]) to++;
    if (to === cells.length && cells[from] === EMPTY) break;
    runs.push(writeRun(to - from, tag(cells[from]!)));
  }
  return runs;
}

function writeRun(count: number, tag: string): string {
  return count === 1 ? tag : count + tag;
}

function tagOf(state: State): string {
  if (state > MAX_STATE) throw new RangeError(`State ${state} has no letter in Extended RLE`);
  return state === EMPTY ? "." : String.fromCharCode(64 + state);
}

/** `b` and `o` are the empty and live cells of plain, two-state RLE. */
function stateOf(tag: string, live: State): State {
  if (tag === "." || tag === "b") return EMPTY;
  return tag === "o" ? live : tag.charCodeAt(0) - 64;
}

/**
 * Reads a body onto an empty board, from its top left corner; white space may stand anywhere. A
 * pattern larger than the board or of more than `colors` colors is refused with a `TextError`. The
 * live cells of plain RLE become of the state `live`.
 */
export function readRleBody(
  text: string,
  width: number,
  height: number,
  colors: number = MAX_STATE,
  live: State = 1,
): Board {
  const board = emptyBoard(width, height);
  let row = 0, column = 0;
  for (const { count, tag, index } of readRuns(text)) {
    if (tag === "$") {
      row += count;
      column = 0;
      continue;
    }
    const state = stateOf(tag, live);
    const refusal = refuseRun(row, column + count, state, { width, height, colors });
    if (refusal !== undefined) throw textErrorAt(text, index, refusal);
    const cell = row * width + column;
    board.cells.fill(state, cell, cell + count);
    column += count;
  }
  return board;
}

/** The columns and rows that a body takes up, those empty cells too that it writes. Throws a `TextError`. */
export function sizeOfRle(text: string): { width: number; height: number } {
  let width = 0, height = 0, row = 0, column = 0;
  for (const { count, tag } of readRuns(text)) {
    if (tag === "$") {
      row += count;
      column = 0;
      continue;
    }
    column += count;
    width = Math.max(width, column);
    height = row + 1;
  }
  return { width, height };
}

/** Why a run that ends before column `end` does not go on the board. */
function refuseRun(
  row: number,
  end: number,
  state: State,
  { width, height, colors }: { width: number; height: number; colors: number },
): string | undefined {
  if (state > colors) return `State ${state} is above the last, ${colors}`;
  if (row >= height) return `Row ${row + 1} is below the last, ${height}`;
  if (end > width) return `Column ${end} is past the last, ${width}`;
}

/** The runs before the `!`, after which only white space may follow. */
function* readRuns(text: string): Generator<Run> {
  let count: number | undefined;
  for (let index = 0; index < text.length; index++) {
    const tag = text[index]!;
    if (SPACE.test(tag)) continue;
    if (DIGIT.test(tag)) {
      count = (count ?? 0) * 10 + Number(tag);
      if (count > MAX_COUNT) throw textErrorAt(text, index, `A count is above ${MAX_COUNT}`);
      continue;
    }
    if (count === 0) throw textErrorAt(text, index, "A count of 0");
    if (tag === "!") return endRuns(text, index, count);
    if (!TAG.test(tag)) {
      throw textErrorAt(text, index, `Unexpected ${signAt(text, index)} in a pattern`);
    }
    yield { count: count ?? 1, tag, index };
    count = undefined;
  }
  throw textErrorAt(text, text.length, 'The pattern has no "!" at its end');
}

/** Refuses a count before the `!` at `index`, and text after it. */
function endRuns(text: string, index: number, count: number | undefined): void {
  if (count !== undefined) throw textErrorAt(text, index, `Count ${count} stands before the "!"`);
  const after = text.slice(index + 1).search(/\S/);
  if (after >= 0) throw textErrorAt(text, index + 1 + after, 'Text follows the "!" of a pattern');
}
