/**
 * The provers against playing everything, on boards small enough for that. With `--full` on more
 * of them.
 */

import { assertEquals } from "@std/assert";
import { nextGeneration } from "../../lib/automaton/bit_generation.ts";
import type { LifeGame } from "../../lib/games/conquerors/conquerors.ts";
import type { LifePosition } from "../../lib/games/conquerors/position.ts";
import { seededRng } from "../../lib/games/kit/rng.ts";
import { boardWith } from "../../lib/games/conquerors/turn.ts";
import { groundOf, Unsupported } from "../../lib/puzzles/ground.ts";
import type { Kind } from "../../lib/puzzles/kind.ts";
import { prove } from "../../lib/puzzles/prove.ts";
import type { Core } from "../../lib/puzzles/turns.ts";
import { runs } from "../full.ts";
import { clumps, small } from "./clumps.ts";
import { rivalText, slowAnswers } from "./slow_prover.ts";

interface Trial {
  readonly kind: Kind;
  readonly game: LifeGame;
  /** How many positions must be compared, and how many of them must have an answer. */
  readonly positions: number;
  readonly solved: number;
  /** How many cells of each color there are at most. */
  readonly cells: number;
}

const ANY = { most: Infinity, turns: Infinity, replies: Infinity };

function textOf(core: Core): string {
  return "bomb" in core ? `!${core.bomb}` : core.place.toSorted((a, b) => a - b).join();
}

function compare({ kind, game, positions, solved, cells }: Trial): void {
  const ground = groundOf(game.rules), rng = seededRng(`${kind} ${game.rules.place}`);
  let compared = 0, answered = 0;
  for (let tries = 0; compared < positions || answered < solved; tries++) {
    if (tries > 200 * positions) throw new Error(`${compared} compared, ${answered} answered`);
    const position = clumps(game, kind === "last", cells, rng);
    const text = game.text.writePosition(position);
    let fast: string[];
    try {
      const { answers } = prove(ground, position, kind, ANY);
      fast = answers.map(textOf);
    } catch (error) {
      if (error instanceof Unsupported) continue;
      throw error;
    }
    const slow = slowAnswers(game, position, kind);
    if (kind === "wipe-2") {
      assertEquals(leftBy(position, prove(ground, position, kind, ANY).answers), slow, text);
    }
    // Of bombs that count as one, either may name another.
    const places = (all: string[]) => all.filter((one) => !one.startsWith("!")).sort();
    if (kind !== "wipe-2") assertEquals(places(fast), places(slow), text);
    assertEquals(fast.length, slow.length, text);
    compared++;
    if (slow.length > 0) answered++;
  }
}

/** What each answer leaves of the rival. */
function leftBy(position: LifePosition, answers: readonly Core[]): string[] {
  return answers.map((answer) => {
    const board = nextGeneration(boardWith(position, answer), "plane");
    return rivalText(board, position.turn);
  }).sort();
}

const TRIALS: Trial[] = [
  { kind: "wipe-1", game: small(7, 10, 3, 3), positions: 50, solved: 10, cells: 4 },
  { kind: "last", game: small(7, 10, 3, 3), positions: 50, solved: 50, cells: 8 },
  { kind: "last", game: small(6, 13, 3, 4), positions: 4, solved: 4, cells: 6 },
  { kind: "save", game: small(8, 9, 3, 2), positions: 50, solved: 10, cells: 7 },
  { kind: "save", game: small(7, 8, 2, 3), positions: 6, solved: 2, cells: 6 },
  { kind: "open", game: small(8, 9, 3, 2), positions: 50, solved: 10, cells: 9 },
  { kind: "wipe-2", game: small(6, 8, 2, 2), positions: 50, solved: 2, cells: 4 },
];

for (const trial of TRIALS) {
  const { kind, game: { rules: { place } }, positions, solved } = trial;
  const part = { ...trial, positions: runs(positions >> 2, positions), solved: runs(1, solved) };
  Deno.test(`${kind} with ${place} cells a turn: as by playing everything`, () => compare(part));
}
