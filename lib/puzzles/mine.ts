/** Looking for puzzles in games: those that levels play against each other, and those of records. */

import type { LifeMove, LifePosition } from "../games/conquerors/position.ts";
import { rivalOf } from "../games/conquerors/position.ts";
import { choose } from "../search/choose.ts";
import type { PlayerId } from "../search/levels.ts";
import { findPuzzle } from "./find.ts";
import { leadOf } from "./last_turn.ts";
import type { Zone } from "../games/conquerors/rules.ts";
import { nextGeneration } from "../automaton/bitboard.ts";
import { type Color, emptyWords, live, Unsupported, wordsOf } from "./ground.ts";
import { Hold } from "./hold.ts";
import { HELD, type Kind, KINDS } from "./kind.ts";
import type { Effort } from "./prove.ts";
import { type Puzzle, PUZZLE_GROUND, PUZZLED } from "./puzzle.ts";
import { makeTurn } from "./turns.ts";
import { WipeOutLater } from "./wipe_out_later.ts";

/** Blue and red. */
type Pair = readonly [PlayerId, PlayerId];

/** One side wins by far. */
const UNEQUAL: readonly Pair[] = [
  ["hard", "easy"],
  ["normal", "hard"],
  ["hard", "normal"],
  ["easy", "normal"],
  ["easy", "hard"],
];

/** It stays close. */
const EQUAL: readonly Pair[] = [
  ["hard", "hard"],
  ["normal", "normal"],
  ["fierce", "fierce"],
  ["easy", "easy"],
];

const EITHER: readonly Pair[] = [...UNEQUAL, ["fierce", "hard"], ...EQUAL, ["hard", "fierce"]];

/** Who plays in the games to look through for a kind, in turns. */
const PAIRS: Readonly<Record<Kind, readonly Pair[]>> = {
  "wipe-1": UNEQUAL,
  "wipe-2": UNEQUAL,
  last: EQUAL,
  save: EITHER,
  open: EITHER,
};

/** A position, and what was played in it. */
export interface Ply {
  readonly position: LifePosition;
  readonly move: LifeMove;
}

/** The plies of the game of that number among those for a kind. */
export function* selfPlay(kind: Kind, index: number): Generator<Ply> {
  const pairs = PAIRS[kind], pair = pairs[index % pairs.length]!;
  let position = PUZZLED.initial({ komi: 0 });
  while (!position.outcome) {
    const { turn } = position;
    const move = choose(PUZZLED, position, pair[turn]!, `puzzles ${index} ${turn}`);
    yield { position, move };
    position = PUZZLED.play(position, move);
  }
}

/** What is spent on a position; more finds more, and takes longer. */
const EFFORT: Readonly<Record<Kind, Effort>> = {
  "wipe-1": { most: 2, turns: 0, replies: 0 },
  last: { most: 2, turns: 0, replies: 0 },
  save: { most: 2, turns: 3_000_000, replies: 0 },
  open: { most: 2, turns: 3_000_000, replies: 0 },
  "wipe-2": { most: 2, turns: 1_000_000, replies: 3_000_000 },
};

/** A zone is first tried to be held with so few cells, and so few sets of them. */
const FEW_CELLS = 3, FEW_TURNS = 400_000;

/** How far one may be ahead or behind before a last turn that matters. */
const MOST_LEAD = 16, MOST_BEHIND = 40;

/** Positions with more cells of the rival's are not wiped out in one or two turns. */
const MOST_RIVALS: Readonly<Partial<Record<Kind, number>>> = { "wipe-1": 14, "wipe-2": 10 };

/** The puzzles of a game, one of a kind at most. */
export function* puzzlesIn(
  plies: Iterable<Ply>,
  kinds: readonly Kind[] = KINDS,
): Generator<Puzzle> {
  const wanted = new Set(kinds);
  for (const { position, move } of plies) {
    for (const kind of wanted) {
      if (!isPromising(position, move, kind)) continue;
      const puzzle = findPuzzle(position, kind, EFFORT[kind]);
      if (!puzzle) continue;
      wanted.delete(kind);
      yield puzzle;
    }
  }
}

/** Whether it is worth trying to prove; a no may be wrong. */
function isPromising(position: LifePosition, move: LifeMove, kind: Kind): boolean {
  const { round, turn } = position, { rules } = PUZZLED;
  if (round < 2) return false;
  const { count } = PUZZLED.tally(position);
  const own = count[turn]!, rivals = count[rivalOf(turn)]!;
  if (own === 0 || rivals === 0) return false;
  if (kind === "last") return round === rules.rounds && turn === 1 && isClose(position);
  if (rivals > (MOST_RIVALS[kind] ?? Infinity)) return false;
  if (kind === "wipe-1") return true;
  if (round >= rules.rounds) return false;
  try {
    return kind === "wipe-2" ? isForced(position, move) : isTight(position, HELD[kind]!);
  } catch (error) {
    if (error instanceof Unsupported) return false;
    throw error;
  }
}

/** Whether a last turn may turn the game. */
function isClose(position: LifePosition): boolean {
  const idle = { ...position, board: nextGeneration(position.board, "plane") };
  const lead = leadOf(PUZZLED.rules, idle, position.turn);
  return lead <= MOST_LEAD && lead >= -MOST_BEHIND;
}

/** Whether a turn of few cells holds the zones, and only one. */
function isTight(position: LifePosition, zones: readonly Zone[]): boolean {
  const hold = new Hold(PUZZLE_GROUND, position, zones);
  if (hold.reply(afterTurn(position, { place: [] })) === undefined) return false;
  return hold.sets(2, FEW_TURNS, FEW_CELLS).length === 1;
}

/** Whether what was played wins in two turns, and doing nothing doesn't. */
function isForced(position: LifePosition, move: LifeMove): boolean {
  const played = afterTurn(position, move), idle = afterTurn(position, { place: [] });
  const search = new WipeOutLater(PUZZLE_GROUND, position, EFFORT["wipe-2"]);
  return search.reply(played, "bomb" in move) === undefined && search.reply(idle) !== undefined;
}

/** The board that cells or a bomb lead to. */
function afterTurn(position: LifePosition, move: LifeMove): Int32Array {
  const board = emptyWords(PUZZLE_GROUND), after = emptyWords(PUZZLE_GROUND);
  const turn = "pass" in move ? { place: [] } : move;
  makeTurn(PUZZLE_GROUND, wordsOf(position), position.turn as Color, turn, board);
  live(PUZZLE_GROUND, board, after);
  return after;
}
