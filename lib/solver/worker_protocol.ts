/** What the page and the solver's worker say to each other. */

import type { Digraph } from "./digraph.ts";
import type { Insight } from "./insight.ts";
import type { Misere } from "./misere.ts";
import type { SumMove } from "./sum.ts";
import type { Value } from "./value.ts";

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

/** The page asks about a sum in misère play. */
export interface MisereQuestion {
  readonly ask: "misere";
  readonly sum: readonly PlainPart[];
}

/** The page asks for γ of all positions of a board. */
export interface ValuesQuestion {
  readonly ask: "values";
  readonly board: PlainBoard;
}

export type Question = InsightQuestion | MisereQuestion | MoveQuestion | ValuesQuestion;

/** The worker tells its answer, or that it has none: a board is too large, or something failed. */
export type Answer =
  | { readonly insight: Insight }
  | { readonly misere: Misere }
  | { readonly move: SumMove }
  /** By the positions' codes. */
  | { readonly values: readonly Value[] }
  | { readonly tooLarge: string }
  | { readonly error: string };
