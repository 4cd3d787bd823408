/** Whether a puzzle is what it says. */

import { Unsupported } from "./ground.ts";
import { Certifier } from "./certify.ts";
import { judge } from "./judge.ts";
import { hasOneAnswer } from "./kind.ts";
import { PATIENT, prove, winsAtOnce } from "./prove.ts";
import {
  answerOf,
  positionOf,
  type Puzzle,
  PUZZLE_GROUND,
  PUZZLED,
  puzzleId,
  writeCore,
} from "./puzzle.ts";

/** Proves it again, and plays its tries; what is wrong with it, or undefined. */
export function verifyPuzzle(puzzle: Puzzle): string | undefined {
  const { kind, position: text, answer, lead } = puzzle;
  const position = positionOf(puzzle);
  if (puzzleId(kind, text) !== puzzle.id) return "The id is another's";
  if (PUZZLED.text.writePosition(position) !== text) return "The position is written otherwise";
  try {
    if (!hasOneAnswer(kind)) return faultOfRare(puzzle) ?? faultOfTries(puzzle);
    const proof = prove(PUZZLE_GROUND, position, kind);
    if (proof.answers.length !== 1) return `It has ${proof.answers.length} answers`;
    const proven = writeCore(position, proof.answers[0]!);
    if (proven !== answer) return `The answer is ${proven}`;
    if ((proof.lead ?? 0) !== lead) return `The lead is ${proof.lead}`;
  } catch (error) {
    if (error instanceof Unsupported) return error.message;
    throw error;
  }
  return faultOfTries(puzzle);
}

/** Where other turns may do it too: the one that is named must, whatever the rival replies. */
function faultOfRare(puzzle: Puzzle): string | undefined {
  if (winsAtOnce(PUZZLE_GROUND, positionOf(puzzle)).length > 0) return "It's won at once";
  const certifier = new Certifier(PUZZLE_GROUND, positionOf(puzzle), puzzle.kind, PATIENT);
  return certifier.isMinimal(answerOf(puzzle)) ? undefined : "The answer fails, or needs less";
}

function faultOfTries(puzzle: Puzzle): string | undefined {
  const position = positionOf(puzzle);
  for (const { move } of puzzle.tries) {
    const turn = PUZZLED.text.readMove(position, move);
    if (PUZZLED.refuse(position, turn)) return `${move} is illegal`;
    if (judge(puzzle, [turn]).verdict === "solved") return `${move} solves it`;
  }
}
