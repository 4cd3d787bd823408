/** What results are worth, and who stands where. */

import { assertEquals } from "@std/assert";
import { isOnFire, pointsOf, scoreOf } from "../../lib/tournaments/points.ts";
import { standingsOf } from "../../lib/tournaments/standings.ts";
import type { Entrant } from "../../lib/tournaments/tournament.ts";

function entrantOf(number: number, sheet: string, name = `Player ${number}`): Entrant {
  return {
    number,
    name,
    player: null,
    isBot: false,
    isGone: false,
    rating: 1500,
    state: "in",
    sheet,
    lean: 0,
    last: null,
    pairing: null,
    rank: null,
  };
}

const ARENA_SHEETS: readonly [string, number[]][] = [
  ["", []],
  ["wdl", [2, 1, 0]],
  ["www", [2, 2, 4]],
  ["wwwww", [2, 2, 4, 4, 4]],
  ["wwdw", [2, 2, 2, 2]],
  ["wwlww", [2, 2, 0, 2, 2]],
  ["wdww", [2, 1, 2, 2]],
  ["wwdd", [2, 2, 2, 1]],
];

for (const [sheet, points] of ARENA_SHEETS) {
  Deno.test(`an arena's "${sheet}" is worth ${points.join("+") || 0}`, () => {
    assertEquals(pointsOf("arena", sheet), points);
    assertEquals(scoreOf("arena", sheet), points.reduce((sum, one) => sum + one, 0));
  });
}

Deno.test("after two wins in a row the next game counts double", () => {
  assertEquals(["", "w", "ww", "www", "wwd", "wwl"].map(isOnFire), [
    false,
    false,
    true,
    true,
    false,
    false,
  ]);
});

Deno.test("a Swiss counts half points, and a round off as a win", () => {
  assertEquals(pointsOf("swiss", "wwwbdl"), [2, 2, 2, 2, 1, 0]);
});

const names = (rows: readonly { readonly entrant: Entrant }[]) =>
  rows.map(({ entrant }) => entrant.name).join(" ");

Deno.test("in an arena wins, then fewer games, then who came first decide among equals", () => {
  const entrants = [
    entrantOf(1, "lww", "Ada"),
    entrantOf(2, "ww", "Ben"),
    entrantOf(3, "wdd", "Cyd"),
    entrantOf(4, "ww", "Dot"),
    entrantOf(5, "www", "Eve"),
  ];
  const rows = standingsOf("arena", entrants, []);
  assertEquals(names(rows), "Eve Ben Dot Ada Cyd");
  assertEquals(rows.map(({ rank, score }) => [rank, score]), [[1, 8], [2, 4], [3, 4], [4, 4], [
    5,
    4,
  ]]);
});

Deno.test("who only entered stands below who played and lost", () => {
  const entrants = [
    entrantOf(1, "", "Ada"),
    entrantOf(2, "w", "Ben"),
    entrantOf(3, "", "Cyd"),
    entrantOf(4, "ll", "Dot"),
    entrantOf(5, "l", "Eve"),
  ];
  assertEquals(names(standingsOf("arena", entrants, [])), "Ben Eve Dot Ada Cyd");
});

Deno.test("in a Swiss the opponents' points decide among equals", () => {
  const entrants = [
    entrantOf(1, "wl", "Ada"),
    entrantOf(2, "lw", "Ben"),
    entrantOf(3, "ww", "Cyd"),
    entrantOf(4, "ll", "Dot"),
  ];
  const pairings = [
    { one: 1, two: 4, outcome: "one" },
    { one: 3, two: 2, outcome: "one" },
    { one: 3, two: 1, outcome: "one" },
    { one: 4, two: 2, outcome: "two" },
    { one: 1, two: 2, outcome: "void" },
    { one: 3, two: 4, outcome: null },
  ] as const;
  const rows = standingsOf("swiss", entrants, pairings);
  assertEquals(names(rows), "Cyd Ada Ben Dot");
  assertEquals(rows.map(({ buchholz }) => buchholz), [4, 4, 4, 4]);
});
