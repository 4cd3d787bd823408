/** Ratings against what can be worked out by hand. */

import { assert, assertAlmostEquals } from "@std/assert";
import { ELO, type Meeting, rate } from "../../lib/study/bradley_terry.ts";
import { Z95 } from "../../lib/study/wilson.ts";

/** The points of each, the drawn game that is added taken out again. */
function meeting(players: Meeting["players"], share: number, games: number): Meeting {
  return { players, games: games - 1, points: share * games - 0.5 };
}

Deno.test("odds of ten to one are 400 points, and the mean is 0", () => {
  const [one, other] = rate(2, [meeting([0, 1], 10 / 11, 1100)]);
  assertAlmostEquals(one!.elo, 200, 1e-6);
  assertAlmostEquals(other!.elo, -200, 1e-6);
});

Deno.test("between two, each is half as unsure as their difference", () => {
  const share = 0.64, games = 1000;
  const [one, other] = rate(2, [meeting([0, 1], share, games)]);
  const deviation = ELO / Math.sqrt(games * share * (1 - share));
  assertAlmostEquals(one!.error, Z95 * deviation / 2, 1e-6);
  assertAlmostEquals(other!.error, one!.error, 1e-9);
});

Deno.test("strengths that explain every result are found again", () => {
  const elos = [350, 120, -60, -410];
  const meetings = elos.flatMap((one, i) =>
    elos.slice(i + 1).map((other, n) =>
      meeting([i, i + 1 + n], 1 / (1 + 10 ** ((other - one) / 400)), 500)
    )
  );
  const found = rate(elos.length, meetings);
  found.forEach(({ elo }, player) => assertAlmostEquals(elo, elos[player]!, 1e-6));
});

Deno.test("who meets nobody but the middle is placed through it", () => {
  const chain = [meeting([0, 1], 0.75, 400), meeting([1, 2], 0.75, 400)];
  const [one, two, three] = rate(3, chain);
  assertAlmostEquals(one!.elo - two!.elo, 400 * Math.log10(3), 1e-6);
  assertAlmostEquals(two!.elo - three!.elo, 400 * Math.log10(3), 1e-6);
  assert(two!.error < one!.error);
});

Deno.test("who wins everything is strong, not infinitely so", () => {
  const [one, other] = rate(2, [{ players: [0, 1], points: 1000, games: 1000 }]);
  assertAlmostEquals(one!.elo - other!.elo, 400 * Math.log10(1000.5 / 0.5), 1e-6);
  assert(Number.isFinite(one!.error));
});
