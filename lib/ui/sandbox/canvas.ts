/** Which board a pattern from outside lies on. */

import type { Board, State } from "../../automaton/board.ts";
import { readLife106 } from "../../automaton/life106.ts";
import type { Pattern } from "../../automaton/pattern.ts";
import { readPlaintext } from "../../automaton/plaintext.ts";
import { MAX_STATE, readRleBody, sizeOfRle } from "../../automaton/rle.ts";
import { readRle, writeRle } from "../../automaton/rle_file.ts";
import { TextError } from "../../automaton/text_error.ts";
import { centered } from "../../automaton/turn_board.ts";

/** Columns and rows of the largest canvas: beyond, a cell would look like its neighbor. */
export const MOST_SIDE = 128;

const COLORS = 2;

/** The body of RLE without its header: `bo$2bo$3o!`. */
const BODY = /^[\d.$boAB\s]+!\s*$/;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A pattern that is too large for any canvas. */
export class CanvasError extends TextError {
  constructor(readonly size: Size) {
    super(`A pattern of ${size.width} by ${size.height} is above the limit of ${MOST_SIDE}`, 1, 1);
  }
}

/**
 * The pattern of a text, in RLE also only the body, on a board of `least` columns and rows, more where
 * it needs more; live cells of a pattern without colors become of `color`. Throws a `TextError`, a
 * `CanvasError` for its size.
 */
export function readCanvas(text: string, least: Size, color: State): Board {
  const pattern = BODY.test(text) ? readBody(text, color) : readWhole(text, color);
  const { width, height } = pattern;
  return centered(pattern, Math.max(width, least.width), Math.max(height, least.height));
}

function readWhole(text: string, color: State): Board {
  const { board } = readPattern(text, { color, colors: COLORS });
  checkSize(board);
  return board;
}

function readBody(text: string, color: State): Board {
  const size = sizeOfRle(text);
  checkSize(size);
  return readRleBody(text, size.width, size.height, COLORS, color);
}

function checkSize({ width, height }: Size): void {
  if (Math.max(width, height) > MOST_SIDE) throw new CanvasError({ width, height });
}

/** What follows `#rle=` in a link: the file's header and body without spaces, legible still. */
export function writeCanvasLink(board: Board): string {
  const [, header, ...body] = writeRle(board).trimEnd().split("\n");
  return `${header!.replaceAll(" ", "")}\n${body.join("")}`.replaceAll("\n", "%0A");
}

/**
 * The board of a link's `#rle=`: a whole pattern of any format, or only the body of RLE on a board of
 * `least`; undefined where the hash holds none. Throws a `TextError`.
 */
export function readCanvasLink(hash: string, least: Size, color: State): Board | undefined {
  const written = /^#rle=(.+)$/s.exec(hash)?.[1];
  if (written === undefined) return undefined;
  const text = decoded(written);
  if (BODY.test(text)) {
    return readRleBody(text, least.width, least.height, COLORS, color);
  }
  return readCanvas(text, least, color);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new TextError("The link is damaged", 1, 1);
  }
}

interface ReadOptions {
  /** What the live cells of a pattern without colors become. */
  readonly color?: State;
  /** How many colors the reader's boards know. */
  readonly colors?: number;
}

/** Reads the text in the format that its beginning betrays. */
export function readPattern(text: string, options: ReadOptions = {}): Pattern {
  const { color = 1, colors = MAX_STATE } = options;
  if (/^#Life 1\.06/.test(text)) return readLife106(text, color);
  if (/^\s*[!.O*]/.test(text)) return readPlaintext(text, color);
  if (/^x\s*=/i.test(firstLineOf(text))) return readRle(text, colors, color);
  throw new TextError("This is neither RLE, Life 1.06 nor plaintext", 1, 1);
}

/** The first line that is neither blank nor a comment of RLE's. */
function firstLineOf(text: string): string {
  const lines = text.split("\n").map((line) => line.trim());
  return lines.find((line) => line !== "" && !line.startsWith("#")) ?? "";
}
