/** What the page and the solver's worker say to each other. */

import type { Digraph } from "./digraph.ts";
import type { Insight } from "./insight.ts";
import type { SumMove } from "./sum.ts";

/** A part of a sum as it is sent: a board with its weights as a code, or a heap of Nim. */
export type PlainPart = PlainBoard | PlainHeap;

export interface PlainBoard {
  readonly followers: Digraph["followers"];
  /** One for all vertices, or one for each. */
  readonly q: number | readonly number[];
  readonly atMost: boolean;
  readonly position: bigint;
}

interface PlainHeap {
  readonly heap: number;
}

/** The page asks what is known of a sum. */
export interface InsightQuestion {
  readonly ask: "insight";
  readonly sum: readonly PlainPart[];
}

/** The page asks for the best move of a game, after the moves made so far. */
export interface MoveQuestion {
  readonly ask: "move";
  readonly start: readonly PlainPart[];
  readonly moves: readonly SumMove[];
}

export type Question = InsightQuestion | MoveQuestion;

/** The worker tells its answer, or that it has none: a board is too large, or something failed. */
export type Answer =
  | { readonly insight: Insight }
  | { readonly move: SumMove }
  | { readonly tooLarge: string }
  | { readonly error: string };
