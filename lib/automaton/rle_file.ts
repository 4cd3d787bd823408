/**
 * Files of Extended RLE as Golly reads and writes them: comments, a header, and the body of
 * `rle.ts` in short lines.
 */

import { type Board, EMPTY, type State, type Topology } from "./board.ts";
import { type Pattern, refuseSize } from "./pattern.ts";
import { MAX_STATE, readRleBody, rleRuns } from "./rle.ts";
import { TextError } from "./text_error.ts";

/** Signs in a line of the body. */
const MAX_LINE = 70;

const HEADER = /^x\s*=\s*(\d{1,9})\s*,\s*y\s*=\s*(\d{1,9})(?:\s*,\s*rule\s*=\s*(.*))?$/is;

/** `#C`, `#c`, `#N` and `#O` lines: comments, the name, the author. */
const COMMENT = /^#[CcNO]\s(.*)/;

/** Golly's own line, in which the generation stands. */
const GENERATION = /^#CXRLE\b.*\bGen=(\d{1,15})/;

/** In the same line, where the corner lies. */
const CORNER = /^#CXRLE\b.*\bPos=(-?\d{1,9}),(-?\d{1,9})/;

/** What a file says besides the board. */
export interface RleOptions {
  /** The rule: `Immigration` unless told, of which Golly has a file from us as of `Plurality`. */
  readonly rule?: string;
  /** A plane unless told. */
  readonly topology?: Topology;
  /** Lines of comment. */
  readonly comments?: readonly string[];
  /** The generation that the board is of. */
  readonly generation?: number;
}

/** The file of a board, bounded as a plane unless told, its middle at Golly's origin. */
export function writeRle(board: Board, options: RleOptions = {}): string {
  const { width, height } = board;
  const { rule = "Immigration", topology = "plane", comments = [], generation } = options;
  const position = `Pos=${-Math.floor(width / 2)},${-Math.floor(height / 2)}`;
  const edges = `${topology === "torus" ? "T" : "P"}${width},${height}`;
  return [
    `#CXRLE ${position}${generation === undefined ? "" : ` Gen=${generation}`}`,
    ...comments.flatMap((comment) => comment.split(/[\r\n]+/)).map((line) => `#C ${line}`),
    `x = ${width}, y = ${height}, rule = ${rule}:${edges}`,
    ...linesOf(rleRuns(board)),
  ].join("\n") + "\n";
}

/**
 * The file for programs that know no colors, its corner anywhere on an endless plane unless the edges
 * are told: `T60,40`.
 */
export function writePlainRle(board: Board, rule: string, edges?: string): string {
  const { width, height } = board;
  return [
    `x = ${width}, y = ${height}, rule = ${rule}${edges === undefined ? "" : `:${edges}`}`,
    ...linesOf(rleRuns(board, plainTagOf)),
  ].join("\n") + "\n";
}

/** For programs that know no colors. */
function plainTagOf(state: State): string {
  return state === EMPTY ? "b" : "o";
}

/** The runs in as few lines as hold them. */
function linesOf(runs: readonly string[]): string[] {
  const lines = [];
  let line = "";
  for (const run of runs) {
    if (line.length + run.length > MAX_LINE) {
      lines.push(line);
      line = "";
    }
    line += run;
  }
  return [...lines, line];
}

/**
 * Reads a file; what follows the `!` is not looked at, as the format has it. The live cells of a file
 * without colors become of the state `live`.
 */
export function readRle(text: string, colors: number = MAX_STATE, live: State = 1): Pattern {
  const lines = text.split("\n");
  const at = lines.findIndex((line) => line.trim() !== "" && !line.startsWith("#"));
  const { width, height, rule } = readHeader(lines, at);
  return {
    board: readRleBody(bodyOf(lines, at), width, height, colors, live),
    ...readRemarks(lines.slice(0, at)),
    ...readRule(rule),
  };
}

/** The lines with those up to the header left blank, so that an error's place is the file's. */
function bodyOf(lines: readonly string[], header: number): string {
  return lines.map((line, i) => i > header ? line : "").join("\n").replace(/!.*/s, "!");
}

interface Header {
  readonly width: number;
  readonly height: number;
  readonly rule: string | undefined;
}

function readHeader(lines: readonly string[], at: number): Header {
  const found = HEADER.exec((lines[at] ?? "").trim());
  if (found === null) {
    throw new TextError('A pattern\'s header is "x = …, y = …"', at < 0 ? lines.length : at + 1, 1);
  }
  const width = Number(found[1]), height = Number(found[2]);
  const refusal = refuseSize(width, height);
  if (refusal !== undefined) throw new TextError(refusal, at + 1, 1);
  return { width, height, rule: found[3] };
}

/** What the lines before the header say. */
function readRemarks(
  lines: readonly string[],
): Pick<Pattern, "comments" | "corner" | "generation"> {
  const comments = lines.flatMap((line) => COMMENT.exec(line)?.[1]?.trim() ?? []);
  const generation = lines.flatMap((line) => GENERATION.exec(line)?.[1] ?? [])[0];
  const corner = lines.map((line) => CORNER.exec(line)).find((found) => found !== null);
  return {
    comments,
    ...generation !== undefined && { generation: Number(generation) },
    ...corner && { corner: { x: Number(corner[1]), y: Number(corner[2]) } },
  };
}

/** The rule's name and, after a colon, Golly's bounded grid: `P` a plane, `T` a torus. */
function readRule(text: string | undefined): Pick<Pattern, "edges" | "rule" | "topology"> {
  if (text === undefined) return {};
  const [rule = "", edges] = text.split(":");
  if (edges === undefined) return { rule };
  if (edges.startsWith("P")) return { rule, edges, topology: "plane" };
  return edges.startsWith("T") ? { rule, edges, topology: "torus" } : { rule, edges };
}
