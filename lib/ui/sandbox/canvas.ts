/** Which board a pattern from outside lies on. */

import type { Board, State } from "../../automaton/board.ts";
import { readLife106 } from "../../automaton/life106.ts";
import type { Pattern } from "../../automaton/pattern.ts";
import { readPlaintext } from "../../automaton/plaintext.ts";
import { MAX_STATE, readRleBody, sizeOfRle } from "../../automaton/rle.ts";
import { readRle, writeRle } from "../../automaton/rle_file.ts";
import { TextError } from "../../automaton/text_error.ts";
import { centred } from "../../automaton/turn_board.ts";

/** Columns and rows of the largest canvas: beyond, a cell could not be told from its neighbour. */
export const MOST_SIDE = 128;

const COLOURS = 2;

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
 * The pattern of a text, of RLE the body alone too, on a board of `least` columns and rows, more where
 * it needs more; live cells of a pattern without colours become of `colour`. Throws a `TextError`, a
 * `CanvasError` for its size.
 */
export function readCanvas(text: string, least: Size, colour: State): Board {
  const pattern = BODY.test(text) ? readBody(text, colour) : readWhole(text, colour);
  const { width, height } = pattern;
  return centred(pattern, Math.max(width, least.width), Math.max(height, least.height));
}

function readWhole(text: string, colour: State): Board {
  const { board } = readPattern(text, { colour, colours: COLOURS });
  checkSize(board);
  return board;
}

function readBody(text: string, colour: State): Board {
  const size = sizeOfRle(text);
  checkSize(size);
  return readRleBody(text, size.width, size.height, COLOURS, colour);
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
 * The board of a link's `#rle=`: a whole pattern of any format, or the body of RLE alone on a board of
 * `least`; undefined where the hash holds none. Throws a `TextError`.
 */
export function readCanvasLink(hash: string, least: Size, colour: State): Board | undefined {
  const written = /^#rle=(.+)$/s.exec(hash)?.[1];
  if (written === undefined) return undefined;
  const text = decoded(written);
  if (BODY.test(text)) {
    return readRleBody(text, least.width, least.height, COLOURS, colour);
  }
  return readCanvas(text, least, colour);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new TextError("The link is damaged", 1, 1);
  }
}

interface ReadOptions {
  /** What the live cells of a pattern without colours become. */
  readonly colour?: State;
  /** How many colours the reader's boards know. */
  readonly colours?: number;
}

/** Reads the text in the format that its beginning betrays. */
export function readPattern(text: string, options: ReadOptions = {}): Pattern {
  const { colour = 1, colours = MAX_STATE } = options;
  if (/^#Life 1\.06/.test(text)) return readLife106(text, colour);
  if (/^\s*[!.O*]/.test(text)) return readPlaintext(text, colour);
  if (/^x\s*=/i.test(firstLineOf(text))) return readRle(text, colours, colour);
  throw new TextError("This is neither RLE, Life 1.06 nor plaintext", 1, 1);
}

/** The first line that is neither blank nor a comment of RLE's. */
function firstLineOf(text: string): string {
  const lines = text.split("\n").map((line) => line.trim());
  return lines.find((line) => line !== "" && !line.startsWith("#")) ?? "";
}
