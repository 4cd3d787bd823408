/** Looking for puzzles in games: those that levels play against each other, and those of records. */

import { leadOf } from "../games/conquerors/lead.ts";
import type { LifeMove, LifePosition } from "../games/conquerors/position.ts";
import { rivalOf } from "../games/conquerors/position.ts";
import type { Cell } from "../automaton/board.ts";
import { placeable } from "../games/conquerors/legality.ts";
import type { Rng } from "../games/game.ts";
import { below, sample, seededRng } from "../games/kit/rng.ts";
import { choose } from "../search/choose.ts";
import type { PlayerId } from "../search/levels.ts";
import { exposedFrom } from "./exposed.ts";
import { findPuzzle } from "./find.ts";
import { nextGeneration } from "../automaton/bit_generation.ts";
import type { Kind } from "./kind.ts";
import type { Effort } from "./prove.ts";
import { type Puzzle, PUZZLED } from "./puzzle.ts";

/** Who plays blue and red in the games to look through, in turns: by far apart, or close. */
const PAIRS: readonly (readonly [PlayerId, PlayerId])[] = [
  ["hard", "easy"],
  ["hard", "hard"],
  ["normal", "hard"],
  ["normal", "normal"],
  ["hard", "normal"],
  ["easy", "easy"],
  ["easy", "normal"],
  ["fierce", "hard"],
  ["easy", "hard"],
  ["fierce", "fierce"],
];

/** A position, and what was played in it; undefined where the game took another way. */
export interface Ply {
  readonly position: LifePosition;
  readonly move: LifeMove | undefined;
}

/** How many careless turns are tried in every position, and how close together their cells lie. */
const SLIPS = 12, SLIP_SIZE = 5;

/**
 * The plies of the game of that number, and the positions that it would have come to by a careless
 * turn.
 */
export function* selfPlay(index: number): Generator<Ply> {
  const pair = PAIRS[index % PAIRS.length]!, rng = seededRng(`puzzles ${index}`);
  let position = PUZZLED.initial({ komi: 0 });
  while (!position.outcome) {
    const { turn } = position;
    const move = choose(PUZZLED, position, pair[turn]!, `puzzles ${index} ${turn}`);
    yield { position, move };
    const cells = placeable(PUZZLED.rules, position);
    for (let n = 0; n < SLIPS; n++) {
      const slipped = PUZZLED.play(position, { place: slip(cells, rng) });
      if (!slipped.outcome) yield { position: slipped, move: undefined };
    }
    position = PUZZLED.play(position, move);
  }
}

/** Cells in a small square somewhere: somebody builds, but looks at nothing. */
function slip(cells: readonly Cell[], rng: Rng): readonly Cell[] {
  const { width } = PUZZLED.rules;
  for (;;) {
    const corner = cells[below(cells.length, rng)]!;
    const near = cells.filter((cell) => {
      const rows = Math.floor(cell / width) - Math.floor(corner / width);
      const columns = cell % width - corner % width;
      return rows >= 0 && rows < SLIP_SIZE && columns >= 0 && columns < SLIP_SIZE;
    });
    if (near.length >= PUZZLED.rules.place) return sample(near, PUZZLED.rules.place, rng);
  }
}

/** What is spent on a position; more finds more, and takes longer. */
const EFFORT: Readonly<Record<Kind, Effort>> = {
  "wipe-1": { most: 2, turns: 0, replies: 0 },
  last: { most: 2, turns: 0, replies: 0 },
  save: { most: 2, turns: 3_000_000, replies: 0 },
  open: { most: 2, turns: 3_000_000, replies: 0 },
  "wipe-2": { most: 2, turns: 0, replies: 3_000_000 },
};

/** How far one may be ahead or behind before a last turn that matters. */
const MOST_LEAD = 16, MOST_BEHIND = 40;

/** Positions with more cells of the rival's are not wiped out with one turn. */
const MOST_RIVALS = 14;

/** Puzzles of one game lie this many rounds apart, for those of neighboring turns are alike. */
const ROUNDS_APART = 3;

/** The puzzles of a kind in a game. */
export function* puzzlesIn(plies: Iterable<Ply>, kind: Kind): Generator<Puzzle> {
  let next = 0;
  for (const { position, move } of kind === "wipe-2" ? exposedIn(plies) : plies) {
    // Careless turns are many, and only the quickest proof looks at what they lead to.
    if (!move && kind !== "wipe-1" && kind !== "wipe-2") continue;
    if (position.round < next || !isPromising(position, kind)) continue;
    const puzzle = findPuzzle(position, move, kind, EFFORT[kind]);
    if (!puzzle) continue;
    next = position.round + ROUNDS_APART;
    yield puzzle;
  }
}

/** What the plies that were played come to where a rival is careless. */
function* exposedIn(plies: Iterable<Ply>): Generator<Ply> {
  for (const { position, move } of plies) {
    if (!move || position.round < 2) continue;
    for (const exposed of exposedFrom(position)) yield { position: exposed, move: undefined };
  }
}

/** Whether it is worth trying to prove; a no may be wrong. */
function isPromising(position: LifePosition, kind: Kind): boolean {
  const { round, turn } = position, { rules } = PUZZLED;
  if (round < 2) return false;
  const { count } = PUZZLED.tally(position);
  const own = count[turn]!, rivals = count[rivalOf(turn)]!;
  if (own === 0 || rivals === 0) return false;
  if (kind === "last") return round === rules.rounds && turn === 1 && isClose(position);
  return kind === "wipe-1" ? rivals <= MOST_RIVALS : round < rules.rounds;
}

/** Whether a last turn may turn the game. */
function isClose(position: LifePosition): boolean {
  const idle = { ...position, board: nextGeneration(position.board, "plane") };
  const lead = leadOf(PUZZLED.rules, idle, position.turn);
  return lead <= MOST_LEAD && lead >= -MOST_BEHIND;
}
