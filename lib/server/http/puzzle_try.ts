/** A try at a puzzle as a browser sends it. */

import { TextError } from "../../automaton/text_error.ts";
import type { LifeMove } from "../../games/conquerors/position.ts";
import { judge } from "../../puzzles/judge.ts";
import { positionOf, type Puzzle, PUZZLED } from "../../puzzles/puzzle.ts";

/** No puzzle takes more turns. */
const MOST_TURNS = 2;

/**
 * Whether turns in CCN solve a puzzle; no turns at all give up. Undefined if that isn't what was sent,
 * or a turn is illegal.
 */
export function judgeTexts(puzzle: Puzzle, texts: unknown): boolean | undefined {
  if (!Array.isArray(texts) || texts.length > MOST_TURNS) return undefined;
  const moves: LifeMove[] = [];
  let position = positionOf(puzzle), isSolved = false;
  for (const text of texts) {
    const move = typeof text === "string" ? readMove(text) : undefined;
    if (!move || PUZZLED.refuse(position, move)) return undefined;
    moves.push(move);
    const { verdict, reply } = judge(puzzle, moves);
    isSolved = verdict === "solved";
    if (verdict !== "on" && moves.length < texts.length) return undefined;
    if (reply) position = reply.after;
  }
  return isSolved;

  function readMove(text: string): LifeMove | undefined {
    try {
      return PUZZLED.text.readMove(position, text);
    } catch (error) {
      if (error instanceof TextError) return undefined;
      throw error;
    }
  }
}
