/** Life 1.06, a list of the live cells' coordinates. */

import { type Board, columnOf, EMPTY, emptyBoard, rowOf, type State } from "./board.ts";
import { type Pattern, refuseSize } from "./pattern.ts";
import { TextError } from "./text_error.ts";

/** `x y`: a column and a row, rows counted downwards, from an origin anywhere. */
const CELL = /^(-?\d{1,9})\s+(-?\d{1,9})$/;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The smallest rectangle around the points seen so far. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Reads the cells as ones of the color, on the smallest board that holds them all. */
export function readLife106(text: string, color: State = 1): Pattern {
  const lines = text.split("\n").map((line) => line.trim());
  const comments = lines.slice(1).filter(isComment).map((line) => line.slice(1).trim());
  const points: Point[] = [];
  let box: Box | undefined;
  for (const [index, line] of lines.entries()) {
    if (line === "" || isComment(line)) continue;
    const point = readPoint(line, index + 1);
    points.push(point);
    box = extend(box, point);
    const refusal = refuseSize(box.width, box.height);
    if (refusal !== undefined) throw new TextError(refusal, index + 1, 1);
  }
  const board = box === undefined ? emptyBoard(0, 0) : boardOf(points, box, color);
  return { board, comments };
}

/** The file of a board, whose middle is the origin; colors are lost. */
export function writeLife106(board: Board): string {
  const left = Math.floor(board.width / 2), top = Math.floor(board.height / 2);
  const lines = ["#Life 1.06"];
  board.cells.forEach((state, cell) => {
    if (state !== EMPTY) lines.push(`${columnOf(board, cell) - left} ${rowOf(board, cell) - top}`);
  });
  return lines.join("\n") + "\n";
}

function isComment(line: string): boolean {
  return line.startsWith("#");
}

function readPoint(line: string, number: number): Point {
  const found = CELL.exec(line);
  if (found === null) throw new TextError(`A cell is "x y", not "${line.slice(0, 40)}"`, number, 1);
  return { x: Number(found[1]), y: Number(found[2]) };
}

function extend(box: Box | undefined, { x, y }: Point): Box {
  if (box === undefined) return { left: x, top: y, width: 1, height: 1 };
  const left = Math.min(box.left, x), top = Math.min(box.top, y);
  return {
    left,
    top,
    width: Math.max(box.left + box.width, x + 1) - left,
    height: Math.max(box.top + box.height, y + 1) - top,
  };
}

function boardOf(points: readonly Point[], box: Box, color: State): Board {
  const board = emptyBoard(box.width, box.height);
  for (const { x, y } of points) board.cells[(y - box.top) * box.width + x - box.left] = color;
  return board;
}
