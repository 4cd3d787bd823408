/** Swisses of any size, with any results: whom everyone meets, and from which seat. */

import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { pairSwiss, type SwissPlayer } from "../../lib/tournaments/swiss_pairing.ts";
import { scoreOf } from "../../lib/tournaments/points.ts";
import { MOST_LEAN } from "../../lib/tournaments/seats.ts";
import { mostRounds, type Outcome } from "../../lib/tournaments/tournament.ts";
import { runs } from "../full.ts";

interface Past {
  readonly one: number;
  readonly two: number | null;
  readonly outcome: Outcome;
}

type Result = "one" | "two" | "draw";

const MARKS = { one: ["w", "l"], two: ["l", "w"], draw: ["d", "d"] } as const;

/** Plays a Swiss; `check` sees every round before it's played. */
function playSwiss(
  count: number,
  rounds: number,
  resultOf: (game: number, one: SwissPlayer, two: SwissPlayer) => Result,
  check: (players: readonly SwissPlayer[], past: readonly Past[], alone: number) => void,
): readonly SwissPlayer[] {
  let players: SwissPlayer[] = Array.from({ length: count }, (_, n) => ({
    number: n + 1,
    sheet: "",
    rating: 1500 + 7 * ((n * 5) % 11),
    lean: 0,
  }));
  const past: Past[] = [];
  for (let round = 0; round < rounds; round++) {
    const { pairs, byes } = pairSwiss(players, past);
    const changed = new Map<number, SwissPlayer>();
    for (const bye of byes) {
      past.push({ one: bye.number, two: null, outcome: "bye" });
      changed.set(bye.number, { ...bye, sheet: `${bye.sheet}b` });
    }
    for (const [one, two] of pairs) {
      const outcome = resultOf(past.length, one, two), [mark, other] = MARKS[outcome];
      past.push({ one: one.number, two: two.number, outcome });
      changed.set(one.number, { ...one, sheet: one.sheet + mark, lean: one.lean + 1 });
      changed.set(two.number, { ...two, sheet: two.sheet + other, lean: two.lean - 1 });
    }
    players = players.map((player) => changed.get(player.number)!);
    check(players, past, byes.length);
  }
  return players;
}

const results = fc.array(fc.constantFrom<Result>("one", "two", "draw"), {
  minLength: 1,
  maxLength: 40,
});

Deno.test("nobody meets twice, has two rounds off, or has one seat much oftener", () => {
  const sizes = fc.integer({ min: 2, max: 24 }).chain((count) =>
    fc.tuple(fc.constant(count), fc.integer({ min: 1, max: mostRounds(count) }))
  );
  fc.assert(
    fc.property(sizes, results, ([count, rounds], results) => {
      playSwiss(
        count,
        rounds,
        (game) => results[game % results.length]!,
        (players, past, alone) => {
          assertEquals(alone, count % 2, "nobody is alone without need");
          const met = past.filter(({ two }) => two !== null)
            .map(({ one, two }) => [one, two!].toSorted((a, b) => a - b).join("-"));
          assertEquals(new Set(met).size, met.length, "they met before");
          for (const { sheet, lean, number } of players) {
            assert(sheet.split("b").length <= 2, `${number} had two rounds off`);
            assert(Math.abs(lean) <= MOST_LEAN, `${number} has a lean of ${lean}`);
          }
        },
      );
    }),
    { numRuns: runs(60, 3_000) },
  );
});

Deno.test("winners meet winners: of eight one has won all three rounds", () => {
  const players = playSwiss(
    8,
    3,
    (_, one, two) => one.number < two.number ? "one" : "two",
    () => {},
  );
  const scores = players.map(({ sheet }) => scoreOf("swiss", sheet)).toSorted((a, b) => b - a);
  assertEquals(scores, [6, 4, 4, 4, 2, 2, 2, 0]);
});

Deno.test("in the first round the upper half meets the lower half", () => {
  const players = [1, 2, 3, 4, 5, 6].map((number) => ({
    number,
    sheet: "",
    rating: 2000 - number,
    lean: 0,
  }));
  const { pairs } = pairSwiss(players, []);
  const met = pairs.map((pair) => pair.map(({ number }) => number).toSorted().join("-"));
  assertEquals(met, ["1-4", "2-5", "3-6"]);
});

Deno.test("the weakest has the round off, and two who are apart never meet", () => {
  const players = [1, 2, 3].map((number) => ({
    number,
    sheet: "",
    rating: 2000 - number,
    lean: 0,
  }));
  const { byes } = pairSwiss(players, []);
  assertEquals(byes.map(({ number }) => number), [3]);
  const apart = pairSwiss(players, [], (one, other) => one + other === 3);
  assertEquals(apart.byes.map(({ number }) => number), [2], "1 and 2 are apart");
});
