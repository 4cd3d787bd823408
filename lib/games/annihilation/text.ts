/**
 * Firings and positions in CCN: `4>0,2`; `N:EDGES CODE SEAT`, such as `3:0>1,2;1>2 5 1` for an edge
 * from 0 to 1 and to 2 and from 1 to 2, with 0 and 2 lit; and after them, where somebody has placed
 * the vertices, two digits across and two down for each, where not all have the same q, that of
 * each, as in `q1.2.1`, and where somebody has named them, their names, as in `~x.y1.y2`.
 */

import { type Board, type Cell, emptyBoard } from "../../automaton/board.ts";
import { TextError } from "../../automaton/text_error.ts";
import {
  type AnnihilationMove,
  type AnnihilationPosition,
  type AnnihilationRules,
  type Followers,
  LIT,
  settled,
  withQs,
} from "./position.ts";
import { areUsual, readNames } from "./vertex_names.ts";

/** The most vertices that can be told apart on a board (F1 sets no limit), and the most that flip. */
const MAX_VERTICES = 64;
const MAX_Q = 63;

export function writeMove(_: AnnihilationPosition, { fire, complement }: AnnihilationMove): string {
  return `${fire}>${rising(complement).join(",")}`;
}

export function readMove(_: AnnihilationPosition, token: string): AnnihilationMove {
  const match = /^(\d{1,2})>(\d{1,2}(?:,\d{1,2})*)$/.exec(token);
  if (!match) throw new TextError(`"${token}" isn't a firing such as 4>0,2`, 1, 1);
  return { fire: Number(match[1]), complement: rising(match[2]!.split(",").map(Number)) };
}

export function writePosition(position: AnnihilationPosition): string {
  const { board, followers, turn, drawn, qs, names } = position;
  const edges = followers.flatMap((targets, from) =>
    targets.length > 0 ? `${from}>${targets}` : []
  );
  const places = drawn === undefined ? "" : ` ${drawn}`;
  const each = qs === undefined ? "" : ` q${qs.join(".")}`;
  const named = names === undefined ? "" : ` ~${names.join(".")}`;
  const ground = `${followers.length}:${edges.join(";")}`;
  return `${ground} ${codeOf(board)} ${turn + 1}${places}${each}${named}`;
}

const POSITION =
  /^(?<n>[1-9]\d?):(?<edges>(?:\d{1,2}>\d{1,2}(?:,\d{1,2})*(?:;\d{1,2}>\d{1,2}(?:,\d{1,2})*)*)?) (?<code>\d{1,20}) (?<seat>[12])(?: (?<drawn>(?:\d{4})+))?(?: q(?<qs>[1-9]\d?(?:\.[1-9]\d?)*))?(?: ~(?<names>\S+))?$/d;

export function readPosition(text: string, rules: AnnihilationRules): AnnihilationPosition {
  const match = POSITION.exec(text);
  if (!match) throw new TextError(`"${text}" is not N:EDGES CODE SEAT`, 1, 1);
  const { n, edges, code, seat, drawn, qs, names } = match.groups!;
  const columnOf = (group: string) => match.indices!.groups![group]![0] + 1;
  if (Number(n) > MAX_VERTICES) {
    throw new TextError(`${n} vertices are more than ${MAX_VERTICES}`, 1, columnOf("n"));
  }
  const followers = readEdges(edges!, Number(n), columnOf("edges"));
  if (BigInt(code!) >> BigInt(n!)) {
    throw new TextError(`${code} is no position of ${n} vertices`, 1, columnOf("code"));
  }
  if (drawn !== undefined && drawn.length !== 4 * Number(n)) {
    throw new TextError(`${drawn} does not place ${n} vertices`, 1, columnOf("drawn"));
  }
  const each = qs?.split(".").map(Number);
  if (each && (each.length !== Number(n) || Math.max(...each) > MAX_Q)) {
    throw new TextError(`q${qs} isn't a q of ${n} vertices`, 1, columnOf("qs"));
  }
  const named = names === undefined ? undefined : namesOf(names, Number(n), columnOf("names"));
  const board = boardOf(BigInt(code!), Number(n)), turn = Number(seat) - 1;
  return settled({
    ...each ? withQs(rules, each) : rules,
    board,
    followers,
    ...drawn !== undefined && { drawn },
    ...named && { names: named },
    turn,
    outcome: null,
  });
}

/** One for each vertex; none where they are the paper's. */
function namesOf(text: string, n: number, column: number): readonly string[] | undefined {
  const written = text.split("."), names = readNames(written.join(" "), n);
  if (!names || written.length !== n) {
    throw new TextError(`~${text} doesn't name ${n} vertices`, 1, column);
  }
  return areUsual(names) ? undefined : names;
}

function readEdges(text: string, n: number, column: number): Followers {
  const followers: Cell[][] = Array.from({ length: n }, () => []);
  for (const { 1: from, 2: targets, index } of text.matchAll(/(\d+)>([\d,]+)/g)) {
    for (const to of targets!.split(",")) {
      const flaw = flawOf(followers, Number(from), Number(to));
      if (flaw) throw new TextError(`Edge ${from}>${to} ${flaw}`, 1, column + index);
      followers[Number(from)]!.push(Number(to));
    }
  }
  return followers.map(rising);
}

/** What no edge may be (rules.md F1). */
function flawOf(followers: Followers, from: Cell, to: Cell): string | undefined {
  if (from >= followers.length || to >= followers.length) {
    return `leads beyond the ${followers.length} vertices`;
  }
  if (from === to) return "is a loop";
  return followers[from]!.includes(to) ? "is repeated" : undefined;
}

/** Σ w(zi)·2^i (rules.md F1). */
function codeOf({ cells }: Board): bigint {
  return cells.reduceRight((code, weight) => 2n * code + BigInt(weight), 0n);
}

function boardOf(code: bigint, n: number): Board {
  const board = emptyBoard(n, 1);
  for (let vertex = 0; vertex < n; vertex++) {
    if (code >> BigInt(vertex) & 1n) board.cells[vertex] = LIT;
  }
  return board;
}

function rising(vertices: readonly Cell[]): Cell[] {
  return vertices.toSorted((a, b) => a - b);
}
