/** Puzzles in the positions of a game. */

import { fnv1a } from "../automaton/hash.ts";
import { cellsOf } from "../automaton/board.ts";
import {
  colorOf,
  type LifeMove,
  type LifePosition,
  rivalOf,
} from "../games/conquerors/position.ts";
import { blast } from "../games/conquerors/turn.ts";
import { placeable } from "../games/conquerors/legality.ts";
import { choose } from "../search/choose.ts";
import { Unsupported } from "./ground.ts";
import { Certifier } from "./certify.ts";
import { fadingTurns } from "./exposed.ts";
import { hasOneAnswer, type Kind } from "./kind.ts";
import { judge } from "./judge.ts";
import { type Effort, prove, winsAtOnce } from "./prove.ts";
import type { Core } from "./turns.ts";
import { type Puzzle, PUZZLE_GROUND, PUZZLED, puzzleId, type Try, writeCore } from "./puzzle.ts";

/** Whose turns stand for the obvious tries, from the simplest. */
const TRIERS = ["normal", "hard", "fierce", "expert"] as const;
const MOST_TRIES = 3;

/** The least number of cells that an answer must need: one cell is found by trying. */
const LEAST_CELLS = 2;

/** A lead that needn't be fought for. */
const MOST_LEAD = 24;

/** How many of Easy's turns are tried, and how many may do it by accident. */
const CARELESS = 40, MOST_LUCKY = 2;
/** At least this many of the levels must miss an answer that isn't the only one. */
const LEAST_MISSES = 2;

/** The puzzle of that kind in a position, proven; undefined where there is none. */
export function findPuzzle(
  position: LifePosition,
  played: LifeMove | undefined,
  kind: Kind,
  effort: Effort,
): Puzzle | undefined {
  try {
    const proof = hasOneAnswer(kind)
      ? onlyAnswer(position, kind, effort)
      : rareAnswer(position, played, kind, effort);
    return proof && puzzleOf(position, kind, proof);
  } catch (error) {
    if (error instanceof Unsupported) return undefined;
    throw error;
  }
}

interface Found {
  readonly answer: Core;
  readonly lead: number;
}

/** The answer that is the only one. */
function onlyAnswer(position: LifePosition, kind: Kind, effort: Effort): Found | undefined {
  const { answers: [answer, second], lead = 0 } = prove(PUZZLE_GROUND, position, kind, effort);
  if (!answer || second || isPlainBomb(position, answer)) return undefined;
  // A last turn that doesn't win is no fun to find, nor one where every turn does.
  if (kind === "last" && (lead < 1 || lead > MOST_LEAD)) return undefined;
  return { answer, lead };
}

/** A bomb that clears every rival cell is seen at once. */
function isPlainBomb({ board, turn }: LifePosition, answer: Core): boolean {
  if (!("bomb" in answer)) return false;
  const cleared = blast(board, answer.bomb);
  return cellsOf(board, colorOf(rivalOf(turn))).every((cell) => cleared.includes(cell));
}

/** An answer that stands against every reply, where few turns do. */
function rareAnswer(
  position: LifePosition,
  played: LifeMove | undefined,
  kind: Kind,
  effort: Effort,
): Found | undefined {
  if (winsAtOnce(PUZZLE_GROUND, position).length > 0) return undefined;
  const certifier = new Certifier(PUZZLE_GROUND, position, kind, effort);
  if (certifier.holds({ place: [] })) return undefined;
  const answer = likelyTurns(position, played, kind).find((turn) => certifier.holds(turn));
  if (!answer) return undefined;
  let lucky = 0;
  for (let n = 0; n < CARELESS && lucky <= MOST_LUCKY; n++) {
    const turn = choose(PUZZLED, position, "easy", `careless ${n}`);
    if (!("pass" in turn) && certifier.holds(turn)) lucky++;
  }
  if (lucky > MOST_LUCKY) return undefined;
  return { answer: certifier.cutDown(answer), lead: 0 };
}

/** Turns that may do it: few are proven, for that takes long. */
function likelyTurns(
  position: LifePosition,
  played: LifeMove | undefined,
  kind: Kind,
): readonly Core[] {
  if (kind === "wipe-2") return fadingTurns(position);
  return !played || "pass" in played ? [] : [played];
}

function puzzleOf(
  position: LifePosition,
  kind: Kind,
  { answer, lead }: Found,
): Puzzle | undefined {
  if ("place" in answer && answer.place.length < LEAST_CELLS) return undefined;
  const text = PUZZLED.text.writePosition(position);
  const puzzle: Puzzle = {
    id: puzzleId(kind, text),
    kind,
    rating: 1500,
    position: text,
    answer: writeCore(position, answer),
    lead,
    tries: [],
  };
  const { tries, solvers } = tryAll(puzzle, position);
  if (!hasOneAnswer(kind) && TRIERS.length - solvers < LEAST_MISSES) return undefined;
  const ways = placeable(PUZZLED.rules, position).length;
  const size = "place" in answer ? answer.place.length : 1;
  return { ...puzzle, tries, rating: startRating(kind, size, ways, solvers) };
}

/** The turns of levels that don't solve it, and how many levels' do. */
function tryAll(puzzle: Puzzle, position: LifePosition): { tries: Try[]; solvers: number } {
  const tries: Try[] = [], met = new Set<string>();
  let solvers = 0;
  const write = (at: LifePosition, move: LifeMove) => PUZZLED.text.writeMove(at, move);
  for (const level of TRIERS) {
    const move = choose(PUZZLED, position, level, `${fnv1a(new TextEncoder().encode(puzzle.id))}`);
    const { verdict, reply } = judge(puzzle, [move]);
    if (verdict !== "missed") {
      solvers++;
      continue;
    }
    const text = write(position, move);
    if (met.has(text) || tries.length === MOST_TRIES) continue;
    met.add(text);
    tries.push({
      move: text,
      ...(reply && { reply: write(PUZZLED.play(position, move), reply.move) }),
    });
  }
  return { tries, solvers };
}

const BASE: Readonly<Record<Kind, number>> = {
  "wipe-1": 1000,
  open: 1300,
  last: 1350,
  save: 1450,
  "wipe-2": 1800,
};

/** A guess, which results correct: more cells, more ground and fewer levels that solve it. */
function startRating(kind: Kind, size: number, ways: number, solvers: number): number {
  const ground = 60 * Math.log2(Math.max(1, ways / 100));
  const rating = BASE[kind] + 130 * (size - 2) + ground + 70 * (TRIERS.length / 2 - solvers);
  return Math.round(Math.min(2600, Math.max(700, rating)));
}
