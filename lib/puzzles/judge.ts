/** What a turn in a puzzle comes to. */

import { nextGeneration } from "../automaton/bit_generation.ts";
import { leadOf } from "../games/conquerors/lead.ts";
import type { LifeMove, LifePosition } from "../games/conquerors/position.ts";
import { presence, rivalOf } from "../games/conquerors/position.ts";
import { Eraser } from "./erase.ts";
import { type Color, mayBomb, Unsupported, wordsOf } from "./ground.ts";
import { Hold } from "./hold.ts";
import { HELD, type Kind } from "./kind.ts";
import { defend } from "./defense.ts";
import { answerOf, positionOf, type Puzzle, PUZZLE_GROUND, PUZZLED } from "./puzzle.ts";
import { mustFillUp } from "./turns.ts";
import { canWipeOut } from "./wipe_out.ts";

/** A turn and the position it led to. */
interface Played {
  readonly move: LifeMove;
  readonly after: LifePosition;
}

export interface Judgment {
  /** `on`: another turn is asked for. */
  readonly verdict: "solved" | "on" | "missed";
  /** What the rival replied, if it did. */
  readonly reply?: Played;
  /** What's left of the rival, or how much better the best last turn is. */
  readonly short: number;
  /** Whether what's to be held is lost even if the rival does nothing. */
  readonly isLostAlone?: boolean;
}

/** Judges legal turns of the solver, in order; the rival's replies between them are worked out. */
export function judge(puzzle: Puzzle, moves: readonly LifeMove[]): Judgment {
  const start = positionOf(puzzle), [first, second] = moves;
  if (!first) return { verdict: "on", short: 0 };
  const after = PUZZLED.play(start, first), rival = rivalOf(start.turn);
  const left = (position: LifePosition) => PUZZLED.tally(position).count[rival]!;
  const isWon = (position: LifePosition) =>
    position.outcome?.by === "extinction" && position.outcome.winner === start.turn;
  if (puzzle.kind === "last") {
    const short = puzzle.lead - leadOf(PUZZLED.rules, after, start.turn);
    return { verdict: short <= 0 ? "solved" : "missed", short };
  }
  if (isWon(after)) return { verdict: "solved", short: 0 };
  if (puzzle.kind === "wipe-1") return { verdict: "missed", short: left(after) };
  if (after.outcome) return { verdict: "missed", short: left(after), isLostAlone: true };
  if (puzzle.kind !== "wipe-2") return judgeHold(puzzle, start, after);
  const { move, escapes } = defend(start, first, after, puzzle);
  const reply = { move, after: PUZZLED.play(after, move) };
  if (isWon(reply.after)) return { verdict: "solved", reply, short: 0 };
  if (escapes) return { verdict: "missed", reply, short: left(reply.after) };
  if (!second || reply.after.outcome) return { verdict: "on", reply, short: left(reply.after) };
  const end = PUZZLED.play(reply.after, second);
  return { verdict: isWon(end) ? "solved" : "missed", reply, short: left(end) };
}

function judgeHold({ kind }: Puzzle, start: LifePosition, after: LifePosition): Judgment {
  const words = wordsOf(after);
  const move = breakingReply(kind, start, words);
  if (move === "none") return { verdict: "solved", short: 0 };
  const held = presence(PUZZLED.rules, nextGeneration(after.board, "plane"), start.turn);
  const isLostAlone = !HELD[kind]!.every((zone) => held.has(zone));
  if (!move) return { verdict: "missed", short: 0, isLostAlone };
  const reply = { move, after: PUZZLED.play(after, move) };
  return { verdict: "missed", reply, short: 0, isLostAlone };
}

/** The rival's whole turn that breaks the hold; undefined where that can't be said. */
function breakingReply(
  kind: Kind,
  start: LifePosition,
  words: Int32Array,
): LifeMove | "none" | undefined {
  try {
    const core = new Hold(PUZZLE_GROUND, start, HELD[kind]!).reply(words);
    return core ? mustFillUp(PUZZLE_GROUND, words, rivalOf(start.turn) as Color, core) : "none";
  } catch (error) {
    if (error instanceof Unsupported) return undefined;
    throw error;
  }
}

/** A turn that wipes the rival out. */
export function finishingMove(position: LifePosition): LifeMove {
  const words = wordsOf(position), turn = position.turn as Color;
  const [bomb] = mayBomb(PUZZLE_GROUND, position);
  const core = canWipeOut(PUZZLE_GROUND, new Eraser(PUZZLE_GROUND), words, turn, bomb);
  return mustFillUp(PUZZLE_GROUND, words, turn, core ?? { place: [] });
}

/** A whole turn that is the answer. */
export function answerMove(puzzle: Puzzle): LifeMove {
  const position = positionOf(puzzle);
  return mustFillUp(
    PUZZLE_GROUND,
    wordsOf(position),
    position.turn as Color,
    answerOf(puzzle),
  );
}
