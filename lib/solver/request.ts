/** What `deno task solve` is asked and answers, as JSON data (docs/solver.md). */

import { solveBoard, type SolvedBoard } from "./board.ts";
import { readFiring } from "./cellular.ts";
import { type Digraph, readDigraph } from "./digraph.ts";
import { isWhole, show, SolverError } from "./input.ts";
import { nim } from "./nim.ts";
import { type Component, sumValue, winningMoves } from "./sum.ts";
import { solveToken } from "./labeled.ts";
import { outlookOf, type Value } from "./value.ts";

/** A code as JSON: a number where that holds it, else its digits. */
export type Code = number | string;

/** A position, its γ, who forces a win there, and the positions to which one moves to do so. */
export type SolvedPosition = [Code, Value, string, Code[]];

/** What is answered of a board. */
export interface BoardAnswer {
  /** The dimension of V0. */
  readonly m: number;
  /** The bits of the largest finite γ. */
  readonly t: number;
  /** ρ of each vertex. */
  readonly rho: readonly Code[];
  /** What was asked of, position by position. */
  readonly positions: readonly SolvedPosition[];
}

/** What is answered of a sum. */
export interface SumAnswer {
  /** Its γ. */
  readonly value: Value;
  /** Who wins: P, N or D. */
  readonly class: string;
  /** Components by number, from 0, with their new positions. */
  readonly winning: readonly (readonly [component: number, position: Code])[];
}

type Fields = Readonly<Record<string, unknown>>;

/** Solves a board, or a sum; throws a `SolverError` on a request that it cannot answer. */
export function answer(request: unknown): BoardAnswer | SumAnswer {
  const fields = readFields(request);
  return "sum" in fields ? answerSum(fields.sum) : answerBoard(fields);
}

function readFields(data: unknown): Fields {
  if (typeof data === "object" && data !== null && !Array.isArray(data)) return { ...data };
  throw new SolverError(`${show(data)} is not an object`);
}

function answerBoard(fields: Fields): BoardAnswer {
  const board = readBoard(readDigraph(fields.n, fields.edges), fields);
  const { m, t, rho } = board.structure;
  const positions = readPositions(board, fields.positions ?? []);
  return {
    m,
    t,
    rho: rho.map(writeCode),
    positions: positions.map((position) => solvedPosition(board, position)),
  };
}

function readBoard(digraph: Digraph, { q = 1, rule = "exact" }: Fields): SolvedBoard {
  return solveBoard(digraph, readFiring(digraph, q, rule));
}

/** As many positions as may be asked for at once. */
const MAX_POSITIONS = 2n ** 16n;

function readPositions({ limit }: SolvedBoard, data: unknown): bigint[] {
  if (data === "all") {
    if (limit > MAX_POSITIONS) throw new SolverError("There are too many positions: at most 65536");
    return Array.from({ length: Number(limit) }, (_, code) => BigInt(code));
  }
  if (!Array.isArray(data)) throw new SolverError('positions must be a list of codes, or "all"');
  return data.map((code) => readCode(code, limit, "position"));
}

function solvedPosition(game: SolvedBoard, position: bigint): SolvedPosition {
  const sum = [{ game, position }], value = sumValue(sum);
  const winning = winningMoves(sum).map((move) => writeCode(move.position));
  return [writeCode(position), value, outlookOf(value), winning];
}

function answerSum(data: unknown): SumAnswer {
  if (!Array.isArray(data)) throw new SolverError("sum must be a list of components");
  const sum = data.map(readNumbered), value = sumValue(sum);
  const winning = winningMoves(sum).map(({ component, position }) =>
    [component, writeCode(position)] as const
  );
  return { value, class: outlookOf(value), winning };
}

/** A component, or what is wrong with which. */
function readNumbered(data: unknown, number: number): Component {
  try {
    return readComponent(data);
  } catch (error) {
    if (!(error instanceof SolverError)) throw error;
    throw new SolverError(`Component ${number}: ${error.message}`);
  }
}

/** A heap of Nim, a token on a digraph, or a board. */
function readComponent(data: unknown): Component {
  const fields = readFields(data);
  if ("nim" in fields) return { game: nim, position: readCode(fields.nim, nim.limit, "nim") };
  const digraph = readDigraph(fields.n, fields.edges);
  const [game, field] = "token" in fields
    ? [solveToken(digraph), "token"]
    : [readBoard(digraph, fields), "position"];
  return { game, position: readCode(fields[field], game.limit, field) };
}

function readCode(data: unknown, limit: bigint, field: string): bigint {
  const isCode = isWhole(data, Infinity) || typeof data === "string" && /^\d{1,39}$/.test(data);
  const code = isCode ? BigInt(data as Code) : limit;
  if (code < limit) return code;
  throw new SolverError(
    `${field} must be a whole number from 0 to ${limit - 1n}, not ${show(data)}`,
  );
}

function writeCode(code: bigint): Code {
  return code <= Number.MAX_SAFE_INTEGER ? Number(code) : String(code);
}
