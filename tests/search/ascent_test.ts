/** Whole turns made better, held against every other place for their cells. */

import { assert } from "@std/assert";
import { seededRng } from "../../lib/games/kit/rng.ts";
import { ascend, type Placed, seedTurn } from "../../lib/search/ascent.ts";
import type { Judge } from "../../lib/search/judge.ts";
import { cellsIn } from "../../lib/search/side.ts";
import { EPSILON, judgeOf } from "./judges.ts";

/** More steps than an ascent takes. */
const PLENTY = 1_000_000_000;

/** Random turns that an ascent's start is the best of. */
const SEEDS = 120;

Deno.test("once a turn is made better, no cell of it does more anywhere else", () => {
  for (let trial = 0; trial < 12; trial++) {
    const judge = judgeOf(trial);
    const { move: { place }, worth } = peakOf(judge);
    const others = cellsIn(judge.side.legal, judge.side.width).filter((c) => !place.includes(c));
    for (const at of place.keys()) {
      for (const cell of others) {
        const move = { place: place.with(at, cell) };
        assert(judge.worthOf(move) <= worth + EPSILON, `trial ${trial}: ${place} → ${move.place}`);
      }
    }
  }
});

Deno.test("with a shortlist a turn is made about as good in a third of the looks", () => {
  const ascents = (most?: number) => {
    let steps = 0, worth = 0;
    for (let trial = 0; trial < 40; trial++) {
      const judge = judgeOf(trial);
      judge.budget.left = PLENTY;
      worth += peakOf(judge, most).worth;
      steps += PLENTY - judge.budget.left;
    }
    return { steps, worth };
  };
  const all = ascents(), few = ascents(16);
  assert(few.steps < all.steps / 3, `${few.steps} of ${all.steps} steps`);
  assert(few.worth > 0.99 * all.worth, `${few.worth} of ${all.worth}`);
});

function peakOf(judge: Judge, most = Infinity): Placed {
  const climb = ascend(judge, seedTurn(judge, seededRng("start"), SEEDS), most);
  for (;;) {
    const step = climb.next();
    if (step.done) return step.value;
  }
}
