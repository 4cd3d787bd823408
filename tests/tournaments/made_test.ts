/** What somebody may make, and what not. */

import { assertEquals } from "@std/assert";
import { readMade } from "../../lib/tournaments/made.ts";

const NOW = Date.UTC(2026, 10, 23, 12);
const FIELDS = {
  title: "Friday cup",
  game: "skirmish",
  clock: "180+3",
  rounds: 5,
  startsIn: 10,
};

Deno.test("a Swiss is made as it's wished", () => {
  assertEquals(readMade({ ...FIELDS, allowsBots: true }, "swiss-1", NOW), {
    id: "swiss-1",
    kind: "swiss",
    name: "Friday cup",
    game: "skirmish",
    clock: "180+3",
    starts: NOW + 600_000,
    minutes: 0,
    rounds: 5,
    allowsBots: true,
  });
  assertEquals(readMade(FIELDS, "swiss-1", NOW)!.allowsBots, false);
});

const BAD: readonly Readonly<Record<string, unknown>>[] = [
  { title: "" },
  { title: "x" },
  { title: "\u200b\u200b\u200b" },
  { title: "Conquerors" },
  { title: 7 },
  { game: "conway" },
  { game: "chess" },
  { game: undefined },
  { clock: "7" },
  { clock: 60 },
  { rounds: 1 },
  { rounds: 12 },
  { rounds: 2.5 },
  { rounds: "5" },
  { startsIn: 0 },
  { startsIn: 10_081 },
  { startsIn: NaN },
  { allowsBots: "yes" },
];

for (const bad of BAD) {
  Deno.test(`nothing is made of ${JSON.stringify(bad)}`, () => {
    assertEquals(readMade({ ...FIELDS, ...bad }, "swiss-1", NOW), undefined);
  });
}

for (const edge of [{ rounds: 2 }, { rounds: 11 }, { startsIn: 1 }, { startsIn: 10_080 }]) {
  Deno.test(`a tournament is made of ${JSON.stringify(edge)}`, () => {
    const { rounds, startsIn } = { ...FIELDS, ...edge };
    const made = readMade({ ...FIELDS, ...edge }, "swiss-1", NOW);
    assertEquals([made?.rounds, made?.starts], [rounds, NOW + 60_000 * startsIn]);
  });
}
