/**
 * Two-player cellular automata on a digraph, the games of A. S. Fraenkel (2002); the best known,
 * with q = 1, are annihilation games (rules.md F).
 */

import { type Board, type Cell, copyBoard, emptyBoard, isOnBoard } from "../../automaton/board.ts";
import {
  type AnnihilationMove,
  type AnnihilationPosition,
  type AnnihilationRules,
  fewestOf,
  type Followers,
  LIT,
  mostOf,
  settled,
} from "./position.ts";
import { annihilationRanking, random } from "./ranking.ts";
import { readMove, readPosition, writeMove, writePosition } from "./text.ts";
import type { Game, Options, Reach, Refusal } from "../game.ts";
import { chosen } from "../kit/option.ts";

const OPTIONS = {
  q: { default: 1, min: 1, max: 63, step: 1 },
  atMost: { default: 0, min: 0, max: 1, step: 1, isFlag: true },
  misere: { default: 0, min: 0, max: 1, step: 1, isFlag: true },
} as const;

/** Where games start that name no position: Example 7 of the paper, on Figure 3 with z0 to z3 lit. */
const FIGURE_3: Followers = [[1], [2], [3, 4], [0, 4], [0, 1]];
const LIT_FIRST = 4;

export type AnnihilationGame = typeof annihilation;

export const annihilation: Game<AnnihilationPosition, AnnihilationMove> = {
  id: "annihilation",
  name: "Annihilation",
  table: "annihilation",
  seats: { min: 2, max: 2 },
  options: OPTIONS,
  text: {
    writeMove,
    readMove,
    writePosition,
    readPosition: (text, options) => readPosition(text, understood(options)),
  },
  ranking: annihilationRanking,
  initial: (options) => initial(understood(options)),
  turn: (position) => position.turn,
  board: (position) => position.board,
  network: (position) => position,
  reach,
  refuse,
  play,
  outcome: (position) => position.outcome ?? undefined,
  tally,
  random,
};

/** The options by their meaning. */
function understood(options: Options): AnnihilationRules {
  const { q, atMost, misere } = chosen(OPTIONS, options);
  return { q, atMost: atMost === 1, ...misere === 1 && { isMisere: true } };
}

function initial(rules: AnnihilationRules): AnnihilationPosition {
  const board = emptyBoard(FIGURE_3.length, 1);
  board.cells.fill(LIT, 0, LIT_FIRST);
  return settled({ ...rules, board, followers: FIGURE_3, turn: 0, outcome: null });
}

/** First the vertex to fire, then followers of it. */
function reach(position: AnnihilationPosition, draft: readonly Cell[]): Reach {
  const { board, followers, outcome } = position;
  if (outcome) return () => "over";
  const [fired, ...complement] = draft;
  return (vertex) => {
    if (!isOnBoard(board, vertex)) return "off-board";
    if (draft.includes(vertex)) return "repeated";
    if (fired === undefined) return refuseFiring(position, vertex);
    if (complement.length >= mostOf(position, fired)) return "too-many";
    return followers[fired]!.includes(vertex) ? undefined : "no-edge";
  };
}

function refuseFiring({ board, followers }: AnnihilationPosition, vertex: Cell) {
  if (board.cells[vertex] !== LIT) return "unlit";
  return followers[vertex]!.length > 0 ? undefined : "no-edge";
}

function refuse(
  position: AnnihilationPosition,
  { fire, complement }: AnnihilationMove,
): Refusal | undefined {
  const vertices = [fire, ...complement];
  for (const [index, vertex] of vertices.entries()) {
    const refusal = reach(position, vertices.slice(0, index))(vertex);
    if (refusal) return refusal;
  }
  return complement.length < fewestOf(position, fire) ? "too-few" : undefined;
}

function play(position: AnnihilationPosition, move: AnnihilationMove): AnnihilationPosition {
  const refusal = refuse(position, move);
  if (refusal) throw new Error(`Illegal move: ${refusal}`);
  return settled({
    ...position,
    board: complemented(position.board, [move.fire, ...move.complement]),
    turn: 1 - position.turn,
  });
}

function complemented(board: Board, vertices: readonly Cell[]): Board {
  const after = copyBoard(board);
  for (const vertex of vertices) after.cells[vertex]! ^= LIT;
  return after;
}

/** What is lit is nobody's: it counts for both alike. */
function tally({ board }: AnnihilationPosition) {
  const lit = board.cells.filter((weight) => weight === LIT).length;
  return { count: [lit, lit], score: [lit, lit] };
}
