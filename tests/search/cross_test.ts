/** Turns made of two, held against all that could be made of them. */

import { assert, assertEquals } from "@std/assert";
import { seededRng } from "../../lib/games/kit/rng.ts";
import { seedTurn } from "../../lib/search/ascent.ts";
import { cross } from "../../lib/search/turn_search.ts";
import { EPSILON, judgeOf } from "./judges.ts";

/** Random turns that an ascent's start is the best of. */
const SEEDS = 120;

Deno.test("no turn made of the cells of two is worth more than the one that they make", () => {
  for (let trial = 0; trial < 12; trial++) {
    const judge = judgeOf(trial);
    const one = seedTurn(judge, seededRng("one"), SEEDS),
      other = seedTurn(judge, seededRng("other"), SEEDS);
    const { move, worth } = cross(judge, one, other);
    const cells = [...new Set([...one.move.place, ...other.move.place])];
    const turns = subsets(cells, judge.side.place);
    assert(turns.some((place) => `${place}` === `${move.place}`), `trial ${trial}: ${move.place}`);
    for (const place of turns) {
      assert(judge.worthOf({ place }) <= worth + EPSILON, `trial ${trial}: ${place}`);
    }
  }
});

Deno.test("a turn crossed with itself stays as it is", () => {
  const judge = judgeOf(0);
  const turn = seedTurn(judge, seededRng("one"), SEEDS);
  assertEquals(cross(judge, turn, turn), turn);
});

function subsets(cells: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return cells.flatMap((cell, i) =>
    subsets(cells.slice(i + 1), size - 1).map((rest) => [cell, ...rest])
  );
}
