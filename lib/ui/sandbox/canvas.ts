/** Which board a pattern from outside lies on, and what it lives by there. */

import { type Board, EMPTY, emptyBoard, type State } from "../../automaton/board.ts";
import { readLife106 } from "../../automaton/life106.ts";
import {
  type Grid,
  isSameRule,
  LIFE,
  LIFE_PLANE,
  livesFromNothing,
  readGrid,
  readLifeRule,
  RuleError,
  type World,
  writeLifeRule,
} from "../../automaton/life_rule.ts";
import type { Pattern } from "../../automaton/pattern.ts";
import { readPlaintext } from "../../automaton/plaintext.ts";
import { MAX_STATE, readRleBody, sizeOfRle } from "../../automaton/rle.ts";
import { readRle, writePlainRle, writeRle } from "../../automaton/rle_file.ts";
import { TextError } from "../../automaton/text_error.ts";
import { centered, cutOut, liveCells } from "../../automaton/turn_board.ts";
import { MOST_SIDE } from "./sizes.ts";

/** Cells around a pattern that brings no edges of its own: room to live in. */
const MARGIN = 12;

const COLORS = 2;

/** The body of RLE without its header: `bo$2bo$3o!`. */
const BODY = /^[\d.$boAB\s]+!\s*$/;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A board, and what it lives by. */
export interface Canvas {
  readonly board: Board;
  readonly world: World;
}

/** A pattern that is too large for any canvas. */
export class CanvasError extends TextError {
  constructor(readonly size: Size) {
    super(`A pattern of ${size.width} by ${size.height} is above the limit of ${MOST_SIDE}`, 1, 1);
  }
}

/**
 * The pattern of a text, in RLE also only the body, on a board of its own where the file bounds it, else
 * on one of `least` columns and rows or more with a margin around. Live cells of a pattern without colors
 * become of `color`. Throws a `TextError`: a `CanvasError` for its size, a `RuleError` for its rule.
 */
export function readCanvas(text: string, least: Size, color: State): Canvas {
  if (BODY.test(text)) {
    return { board: withMargin(readBody(text, color), least), world: LIFE_PLANE };
  }
  const pattern = readPattern(text, { color });
  const rule = pattern.rule === undefined ? LIFE : readLifeRule(pattern.rule);
  // Only then, as rules that aren't known have more colors: this throws, and says where the first is.
  if (pattern.board.cells.some((state) => state > COLORS)) readPattern(text, { colors: COLORS });
  if (pattern.edges !== undefined) {
    const grid = readGrid(pattern.edges);
    return { board: onGrid(pattern, grid), world: { rule, topology: grid.topology } };
  }
  if (livesFromNothing(rule)) throw new RuleError("endless-b0", writeLifeRule(rule));
  checkSize(pattern.board);
  return { board: withMargin(pattern.board, least), world: { rule, topology: "plane" } };
}

function withMargin(pattern: Board, least: Size): Board {
  const side = (cells: number, least: number) =>
    Math.max(least, cells, Math.min(MOST_SIDE, cells + 2 * MARGIN));
  return centered(pattern, side(pattern.width, least.width), side(pattern.height, least.height));
}

/** A pattern where Golly would have it: an endless plane's origin is in the middle of the grid. */
function onGrid({ board, corner, edges }: Pattern, { width, height }: Grid): Board {
  checkSize({ width, height });
  const left = Math.floor(width / 2) + (corner?.x ?? -Math.floor(board.width / 2));
  const top = Math.floor(height / 2) + (corner?.y ?? -Math.floor(board.height / 2));
  const isInside = left >= 0 && top >= 0 && left + board.width <= width &&
    top + board.height <= height;
  if (!isInside) throw new RuleError("overflow", `:${edges}`);
  const on = emptyBoard(width, height);
  for (let row = 0; row < board.height; row++) {
    const from = row * board.width;
    on.cells.set(board.cells.subarray(from, from + board.width), (top + row) * width + left);
  }
  return on;
}

function readBody(text: string, color: State): Board {
  const size = sizeOfRle(text);
  checkSize(size);
  return readRleBody(text, size.width, size.height, COLORS, color);
}

function checkSize({ width, height }: Size): void {
  if (Math.max(width, height) > MOST_SIDE) throw new CanvasError({ width, height });
}

/** The file of a board with its colors and edges; Golly has a name only for Life in two colors. */
export function writeColorRle({ board, world }: Canvas, generation?: number): string {
  const { rule, topology } = world;
  return writeRle(board, {
    rule: isSameRule(rule, LIFE) ? "Immigration" : writeLifeRule(rule),
    topology,
    ...generation !== undefined && { generation },
  });
}

/** The file for any Life program: only what lives, unless the edges matter. */
export function writeLifeRle({ board, world: { rule, topology } }: Canvas): string {
  const { width, height } = board, name = writeLifeRule(rule);
  if (topology === "torus") return writePlainRle(board, name, `T${width},${height}`);
  if (livesFromNothing(rule)) return writePlainRle(board, name, `P${width},${height}`);
  const cells = liveCells(board);
  return writePlainRle(cells.length === 0 ? emptyBoard(0, 0) : cutOut(board, cells), name);
}

/** Whether a board has cells of both colors, one of which a file without colors would lose. */
export function isOfTwoColors({ cells }: Board): boolean {
  return new Set(cells.filter((state) => state !== EMPTY)).size > 1;
}

/**
 * What follows `#rle=` in a link: the file's header and body without spaces, legible still. The `!` at
 * its end is encoded: messengers leave it out of the link.
 */
export function writeCanvasLink(canvas: Canvas): string {
  const [, header, ...body] = writeColorRle(canvas).trimEnd().split("\n");
  const text = `${header!.replaceAll(" ", "")}\n${body.join("")}`;
  return text.replaceAll("\n", "%0A").replace("!", "%21");
}

/**
 * The board of a link's `#rle=`: a whole pattern of any format, or only the body of RLE on a board of
 * `least`; undefined where the hash holds none. Throws a `TextError`.
 */
export function readCanvasLink(hash: string, least: Size, color: State): Canvas | undefined {
  const written = /^#rle=(.+)$/s.exec(hash)?.[1];
  if (written === undefined) return undefined;
  const text = decoded(written);
  if (!BODY.test(text)) return readCanvas(text, least, color);
  const board = readRleBody(text, least.width, least.height, COLORS, color);
  return { board, world: LIFE_PLANE };
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
