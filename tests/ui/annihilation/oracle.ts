/** The solver without a worker, and sums for the tests. */

import fc from "fast-check";
import { SolverError } from "../../../lib/solver/input.ts";
import { Respondent } from "../../../lib/solver/respondent.ts";
import type { Answer, Question } from "../../../lib/solver/worker_protocol.ts";
import type { Oracle } from "../../../lib/ui/games/annihilation/sum_editor.ts";
import { withQs } from "../../../lib/games/annihilation/position.ts";
import { type Part, positionWith } from "../../../lib/ui/games/annihilation/part.ts";
import { type Place, placeAt, ringPlaces } from "../../../lib/ui/games/annihilation/places.ts";
import { digraphs } from "../../solver/digraphs.ts";

/** Answers at once, whatever else is asked meanwhile. */
export function presentOracle(): Oracle {
  const respondent = new Respondent();
  const ask = (question: Question): Promise<Answer> => {
    const answer = respondent.answer(question);
    return "tooLarge" in answer
      ? Promise.reject(new SolverError(answer.tooLarge))
      : Promise.resolve(answer);
  };
  return {
    explain: async (sum) => (await ask({ ask: "insight", sum }) as { insight: never }).insight,
    move: async (game) => (await ask({ ask: "move", ...game }) as { move: never }).move,
    misere: async (sum) => (await ask({ ask: "misere", sum }) as { misere: never }).misere,
    values: async (board) => (await ask({ ask: "values", board }) as { values: never }).values,
    cancel() {},
  };
}

const places: fc.Arbitrary<Place> = fc.tuple(fc.nat(99), fc.nat(99)).map(([x, y]) => placeAt(x, y));

const boards: fc.Arbitrary<Part> = digraphs(64).chain(({ n, followers }) =>
  fc.record({
    lit: fc.subarray([...followers.keys()]),
    qs: fc.oneof(
      fc.integer({ min: 1, max: 63 }).map((q) => [q]),
      fc.array(fc.integer({ min: 1, max: 63 }), { minLength: n, maxLength: n }),
    ),
    atMost: fc.boolean(),
    places: fc.oneof(
      fc.constant(ringPlaces(n)),
      fc.array(places, { minLength: n, maxLength: n }),
    ),
  }).map(({ lit, places, qs, atMost }) => ({
    position: positionWith(followers, lit, withQs({ q: 1, atMost }, qs)),
    places,
  }))
);

/** Any sum that the page can hold. */
export const sums: fc.Arbitrary<readonly Part[]> = fc.array(
  fc.oneof(boards, fc.nat(99).map((heap): Part => ({ heap }))),
  { minLength: 1, maxLength: 8, size: "small" },
);
