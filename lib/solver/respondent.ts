/** Answers questions about sums, and remembers boards. */

import { solveBoard, type SolvedBoard } from "./board.ts";
import { readFiring } from "./cellular.ts";
import { SolverError } from "./input.ts";
import { type BoardInsight, boardInsight, insightOf } from "./insight.ts";
import { solveMisere } from "./misere.ts";
import { nim } from "./nim.ts";
import { perfectMove } from "./strategy.ts";
import { valueOf } from "./solved.ts";
import type { Component } from "./sum.ts";
import type { Value } from "./value.ts";
import type { Answer, PlainBoard, PlainPart, Question } from "./worker_protocol.ts";

/** A board, and what is found out of it once. */
interface Known {
  readonly board: SolvedBoard;
  insight?: BoardInsight;
}

/** Of a larger board not all values are told. */
const MOST_VERTICES = 16;

/** How many boards are remembered. */
const MOST_KNOWN = 16;

export class Respondent {
  /** Those asked about last at the end: lights change more often than edges. */
  readonly #known = new Map<string, Known>();

  answer(question: Question): Answer {
    try {
      if (question.ask === "move") {
        const start = question.start.map((part) => this.#component(part));
        return { move: perfectMove(start, question.moves) };
      }
      if (question.ask === "values") return { values: this.#values(question.board) };
      const sum = question.sum.map((part) => this.#component(part));
      if (question.ask === "misere") return { misere: solveMisere(sum) };
      return { insight: insightOf(sum, question.sum.map((part) => this.#insight(part))) };
    } catch (error) {
      if (error instanceof SolverError) return { tooLarge: error.message };
      return { error: error instanceof Error ? error.message : String(error) };
    }
  }

  #component(part: PlainPart): Component {
    if ("heap" in part) return { game: nim, position: BigInt(part.heap) };
    return { game: this.#know(part).board, position: part.position };
  }

  #insight(part: PlainPart): BoardInsight | undefined {
    if ("heap" in part) return;
    const known = this.#know(part);
    return known.insight ??= boardInsight(known.board);
  }

  #values(part: PlainBoard): Value[] {
    if (part.followers.length > MOST_VERTICES) {
      throw new SolverError(`All values are told of boards up to ${MOST_VERTICES} vertices`);
    }
    const { board } = this.#know(part);
    return Array.from({ length: Number(board.limit) }, (_, code) => valueOf(board, BigInt(code)));
  }

  #know({ followers, q, atMost }: PlainBoard): Known {
    const key = JSON.stringify([followers, q, atMost]);
    const found = this.#known.get(key) ?? { board: solved(followers, q, atMost) };
    this.#known.delete(key);
    this.#known.set(key, found);
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST_KNOWN) this.#known.delete(oldest!);
    return found;
  }
}

function solved(
  followers: PlainBoard["followers"],
  q: PlainBoard["q"],
  atMost: boolean,
): SolvedBoard {
  const digraph = { n: followers.length, followers };
  return solveBoard(digraph, readFiring(digraph, q, atMost ? "at most" : "exact"));
}
