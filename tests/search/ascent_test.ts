/** Whole turns made better, held against every other place for their cells. */

import { assert } from "@std/assert";
import { seededRng } from "../../lib/games/kit/rng.ts";
import { ascend, type Placed, seedTurn } from "../../lib/search/ascent.ts";
import type { Judge } from "../../lib/search/judge.ts";
import { cellsIn } from "../../lib/search/side.ts";
import { EPSILON, judgeOf } from "./judges.ts";

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

function peakOf(judge: Judge): Placed {
  const climb = ascend(judge, seedTurn(judge, seededRng("start")));
  for (;;) {
    const step = climb.next();
    if (step.done) return step.value;
  }
}
