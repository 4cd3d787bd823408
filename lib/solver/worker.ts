/** The solver in a worker of the browser: a question in, its answer out. */

import { solveBoard, type SolvedBoard } from "./board.ts";
import { readFiring } from "./cellular.ts";
import { SolverError } from "./input.ts";
import { type BoardInsight, boardInsight, insightOf } from "./insight.ts";
import { nim } from "./nim.ts";
import { perfectMove } from "./opponent.ts";
import type { Component } from "./sum.ts";
import type { Answer, PlainBoard, PlainPart, Question } from "./worker_protocol.ts";

/** A board, and what is found out of it once. */
interface Known {
  readonly board: SolvedBoard;
  insight?: BoardInsight;
}

/** The boards asked about, those asked about last at the end: lights change more often than edges. */
const known = new Map<string, Known>();
const MOST_KNOWN = 16;

function knownOf({ followers, q, atMost }: PlainBoard): Known {
  const key = JSON.stringify([followers, q, atMost]);
  const found = known.get(key) ?? { board: solved(followers, q, atMost) };
  known.delete(key);
  known.set(key, found);
  const [oldest] = known.keys();
  if (known.size > MOST_KNOWN) known.delete(oldest!);
  return found;
}

function solved(followers: PlainBoard["followers"], q: number, atMost: boolean): SolvedBoard {
  const digraph = { n: followers.length, followers };
  return solveBoard(digraph, readFiring(digraph, q, atMost ? "at most" : "exact"));
}

function componentOf(part: PlainPart): Component {
  if ("heap" in part) return { game: nim, position: BigInt(part.heap) };
  return { game: knownOf(part).board, position: part.position };
}

function insightOfPart(part: PlainPart): BoardInsight | undefined {
  if ("heap" in part) return;
  const known = knownOf(part);
  return known.insight ??= boardInsight(known.board);
}

function answer(question: Question): Answer {
  try {
    if (question.ask === "move") {
      return { move: perfectMove(question.start.map(componentOf), question.moves) };
    }
    const { sum } = question;
    return { insight: insightOf(sum.map(componentOf), sum.map(insightOfPart)) };
  } catch (error) {
    if (error instanceof SolverError) return { tooLarge: error.message };
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

self.addEventListener("message", ({ data }: MessageEvent<Question>) => {
  self.postMessage(answer(data));
});
