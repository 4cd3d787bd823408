/**
 * What the shipped puzzles claim, without the provers: that no other turn wipes out, by trying every
 * one of them; and that no reply spoils an answer, by playing many of them.
 */

import { assert, assertEquals } from "@std/assert";
import { placeable } from "../../lib/games/conquerors/legality.ts";
import { type LifeMove, type LifePosition, presence } from "../../lib/games/conquerors/position.ts";
import type { Rng } from "../../lib/games/game.ts";
import { boardWith } from "../../lib/games/conquerors/turn.ts";
import { below, sample, seededRng } from "../../lib/games/kit/rng.ts";
import { answerMove, finishingMove } from "../../lib/puzzles/judge.ts";
import { hasOneAnswer, HELD } from "../../lib/puzzles/kind.ts";
import { answerOf, positionOf, type Puzzle, PUZZLED } from "../../lib/puzzles/puzzle.ts";
import { PUZZLES } from "../../lib/puzzles/puzzles.ts";
import { runs } from "../full.ts";
import { everyWipeOut } from "./every_turn.ts";
import { rivalText } from "./slow_prover.ts";

function turnsOf(puzzle: Puzzle): number {
  return placeable(PUZZLED.rules, positionOf(puzzle)).length;
}

/** Whether a turn is the answer, other cells put aside, or a bomb that clears the same rivals. */
function isAnswer(puzzle: Puzzle, move: LifeMove): boolean {
  const position = positionOf(puzzle), core = answerOf(puzzle);
  if ("place" in core) {
    return "place" in move && core.place.every((one) => move.place.includes(one));
  }
  const left = (bomb: number) => rivalText(boardWith(position, { bomb }), position.turn);
  return "bomb" in move && left(move.bomb) === left(core.bomb);
}

Deno.test("of all turns only those with the answer wipe out", () => {
  const least = PUZZLES.filter(({ kind }) => kind === "wipe-1")
    .map((puzzle) => ({ puzzle, turns: turnsOf(puzzle) }))
    .toSorted((a, b) => a.turns - b.turns);
  for (const { puzzle } of least.slice(0, runs(1, 50))) {
    const ways = everyWipeOut(positionOf(puzzle));
    assert(ways.length > 0, puzzle.id);
    for (const way of ways) assert(isAnswer(puzzle, way), `${puzzle.id} ${JSON.stringify(way)}`);
  }
});

/** A legal turn somewhere, of cells that are close enough to do something, or a bomb. */
function drawReply(position: LifePosition, rng: Rng): LifeMove {
  const { rules, refuse } = PUZZLED, cells = placeable(rules, position);
  const bomb = below(position.board.cells.length, rng);
  if (rng() < 0.1 && !refuse(position, { bomb })) return { bomb };
  for (let size = 3 + below(4, rng);; size++) {
    const corner = cells[below(cells.length, rng)]!, { width } = rules;
    const near = cells.filter((cell) => {
      const rows = Math.floor(cell / width) - Math.floor(corner / width);
      const columns = cell % width - corner % width;
      return rows >= 0 && rows < size && columns >= 0 && columns < size;
    });
    if (near.length >= rules.place) return { place: sample(near, rules.place, rng) };
  }
}

/** What is wrong with a position after the reply; undefined if the answer has done it. */
function faultAfter(
  { kind, id }: Puzzle,
  replied: LifePosition,
  mover: number,
): string | undefined {
  const isWon = ({ outcome }: LifePosition) =>
    outcome?.by === "extinction" && outcome.winner === mover;
  if (isWon(replied)) return undefined;
  if (replied.outcome) return `${id} is over`;
  const zones = HELD[kind];
  if (!zones) {
    const end = PUZZLED.play(replied, finishingMove(replied));
    return isWon(end) ? undefined : `${id} isn't wiped out`;
  }
  const alive = presence(PUZZLED.rules, replied.board, mover);
  return zones.every((zone) => alive.has(zone)) ? undefined : `${id} is broken`;
}

Deno.test("no reply of many spoils an answer", () => {
  const rng = seededRng("replies");
  for (const puzzle of PUZZLES.filter(({ kind }) => !hasOneAnswer(kind))) {
    const { turn } = positionOf(puzzle),
      after = PUZZLED.play(positionOf(puzzle), answerMove(puzzle));
    assertEquals(after.outcome, null, puzzle.id);
    for (let n = runs(20, 1_000); n > 0; n--) {
      const reply = drawReply(after, rng),
        fault = faultAfter(puzzle, PUZZLED.play(after, reply), turn);
      assertEquals(fault, undefined, PUZZLED.text.writeMove(after, reply));
    }
  }
});
