/** Whether a puzzle is what it says. */

import { Unsupported } from "./ground.ts";
import { judge } from "./judge.ts";
import { prove } from "./prove.ts";
import { positionOf, type Puzzle, PUZZLE_GROUND, PUZZLED, puzzleId, writeCore } from "./puzzle.ts";

/** Proves it again, and plays its tries; what is wrong with it, or undefined. */
export function verifyPuzzle(puzzle: Puzzle): string | undefined {
  const { kind, position: text, answer, lead, tries } = puzzle;
  const position = positionOf(puzzle);
  if (puzzleId(kind, text) !== puzzle.id) return "The id is another's";
  if (PUZZLED.text.writePosition(position) !== text) return "The position is written otherwise";
  try {
    const proof = prove(PUZZLE_GROUND, position, kind);
    if (proof.answers.length !== 1) return `It has ${proof.answers.length} answers`;
    const proven = writeCore(position, proof.answers[0]!);
    if (proven !== answer) return `The answer is ${proven}`;
    if ((proof.lead ?? 0) !== lead) return `The lead is ${proof.lead}`;
  } catch (error) {
    if (error instanceof Unsupported) return error.message;
    throw error;
  }
  for (const { move } of tries) {
    const turn = PUZZLED.text.readMove(position, move);
    if (PUZZLED.refuse(position, turn)) return `${move} is illegal`;
    if (judge(puzzle, [turn]).verdict === "solved") return `${move} solves it`;
  }
}
