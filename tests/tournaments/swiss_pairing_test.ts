/** Swisses of any size, with any results: whom everyone meets, and from which seat. */

import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { pairSwiss, type SwissPlayer } from "../../lib/tournaments/swiss_pairing.ts";
import { scoreOf } from "../../lib/tournaments/points.ts";
import { canShare, MOST_LEAN } from "../../lib/tournaments/seats.ts";
import { mostRounds, type Outcome } from "../../lib/tournaments/tournament.ts";
import { runs } from "../full.ts";
import { pairsTried } from "./tried.ts";

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
  compared = () => {},
): readonly SwissPlayer[] {
  let players: SwissPlayer[] = Array.from({ length: count }, (_, n) => ({
    number: n + 1,
    sheet: "",
    rating: 1500 + 7 * ((n * 5) % 11),
    lean: 0,
  }));
  const past: Past[] = [];
  for (let round = 0; round < rounds; round++) {
    const { pairs, byes } = pairSwiss(players, past, () => {
      compared();
      return false;
    });
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

Deno.test("where there are few all meet, whoever wins", () => {
  for (const count of [2, 3, 4]) {
    for (const result of ["one", "two", "draw"] as const) {
      const met = new Set<string>();
      playSwiss(count, mostRounds(count), () => result, (_, past) => {
        for (const { one, two } of past) if (two) met.add(`${[one, two].toSorted()}`);
      });
      assertEquals(met.size, count * (count - 1) / 2, `${count}`);
    }
  }
});

/** Whom one would like best: the first of the lower half of their score group, and from there on. */
function wishesOf(players: readonly SwissPlayer[], one: number, left: readonly number[]): number[] {
  const scoreAt = (place: number) => scoreOf("swiss", players[place]!.sheet);
  const group = left.filter((place) => scoreAt(place) === scoreAt(one));
  const first = Math.floor((group.length - 1) / 2);
  // Of two as near to the first of the lower half the lower comes first.
  const far = (place: number) => {
    const down = group.indexOf(place) - first;
    return down > 0 ? down - 0.5 : -down;
  };
  return [
    ...group.toSorted((a, b) => far(a) - far(b)),
    ...left.filter((place) => !group.includes(place)),
  ];
}

Deno.test("everyone meets whom they'd like best if everyone else has somebody then", () => {
  const sheets = fc.array(fc.constantFrom("ww", "wl", "ll", "wd"), { minLength: 8, maxLength: 8 });
  const leans = fc.array(fc.constantFrom(-2, 0, 0, 2), { minLength: 8, maxLength: 8 });
  const apart = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 64, maxLength: 64 });
  fc.assert(
    fc.property(
      fc.constantFrom(2, 4, 6, 8),
      sheets,
      leans,
      apart,
      (count, sheets, leans, apart) => {
        const players = Array.from({ length: count }, (_, n) => ({
          number: n + 1,
          sheet: sheets[n]!,
          rating: 1500 + 10 * ((5 * n) % 7),
          lean: leans[n]!,
        })).toSorted((a, b) =>
          scoreOf("swiss", b.sheet) - scoreOf("swiss", a.sheet) || b.rating - a.rating ||
          a.number - b.number
        );
        const areApart = (a: number, b: number) =>
          apart[8 * Math.min(a, b) + Math.max(a, b) - 9] === 0;
        const may = (a: number, b: number) => {
          const one = players[a]!, other = players[b]!;
          return canShare(one, other) && !areApart(one.number, other.number);
        };
        const tried = pairsTried(count, may, (one, left) => wishesOf(players, one, left));
        fc.pre(2 * tried.length === count);
        const numbers = tried.map((pair) => pair.map((place) => players[place]!.number).toSorted());
        const { pairs } = pairSwiss(players, [], areApart);
        assertEquals(pairs.map((pair) => pair.map(({ number }) => number).toSorted()), numbers);
      },
    ),
    { numRuns: runs(200, 10_000) },
  );
});

Deno.test("of a thousand everyone is compared with a few only, in any round", () => {
  const count = 1_000, seen: number[] = [];
  let asked = 0;
  playSwiss(
    count,
    5,
    (game) => (["one", "two", "draw", "two"] as const)[(game * 7 + (game >> 2)) % 4]!,
    () => seen.push(asked),
    () => void asked++,
  );
  assertEquals(seen.length, 5);
  assert(asked < 10 * 5 * count, `${asked} times asked`);
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
