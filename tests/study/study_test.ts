/** The same study comes out the same, however it's played, and says what happened. */

import { assert, assertEquals, assertNotEquals } from "@std/assert";
import { conquerorsV2 } from "../../lib/games/conquerors/conquerors.ts";
import { choose, think } from "../../lib/search/choose.ts";
import { type LevelId, LEVELS } from "../../lib/search/levels.ts";
import { playMatch } from "../../lib/study/match.ts";
import { fixtureAt } from "../../lib/study/settings.ts";
import { intervalOf, SHARES, tallyRows } from "../../lib/study/tally.ts";
import { pairing, playStudy, rowsOf, settingsOf } from "./studies.ts";

const MIXED = settingsOf([
  pairing("easy", "hard"),
  pairing("random", "normal", { game: "conquerors-classic" }),
  pairing("normal", "normal", { options: { komi: 3.5 } }),
]);

Deno.test("one, two or three workers play the same games", async () => {
  const [one, two, three] = await Promise.all([1, 2, 3].map(async (workers) => {
    const played = await playStudy(MIXED, workers);
    return played.map(({ ms: _, ...game }) => game);
  }));
  assertEquals(two, one);
  assertEquals(three, one);
});

Deno.test("a row has the generations a turn that were really looked at", async () => {
  const settings = settingsOf([pairing("expert@5000", "easy")], { games: 2 });
  const played = await playStudy(settings);
  let steps = 0, turns = 0;
  for (const index of [0, 1]) {
    let position = conquerorsV2.initial({});
    while (!position.outcome) {
      const { turn } = position, seed = `test ${index} ${turn}`;
      const thinks = turn === index;
      const level = thinks ? "expert" : "easy";
      const thoughts = [...think(conquerorsV2, position, level, seed, 5000)];
      if (thinks) {
        steps += thoughts.at(-1)!.steps;
        turns++;
      }
      position = conquerorsV2.play(position, choose(conquerorsV2, position, level, seed, 5000));
    }
    assertEquals(played[index]!.steps[1 - index], 0);
  }
  const [row] = rowsOf(settings, played);
  assertEquals([row!.blueSteps, row!.redSteps], [Math.round(steps / turns), null]);
  assert(row!.blueSteps! > 5000, "a search ends what it has begun");
});

Deno.test("a level that looks ahead has its own budget, or the one that it is given", async () => {
  const settings = settingsOf([pairing("expert", "expert@1")], { games: 1 });
  const [row] = rowsOf(settings, await playStudy(settings));
  const { steps } = LEVELS.expert.v2;
  const { blueSteps: own, redSteps: given } = row!;
  assert(own! >= steps && own! < 1.2 * steps, `${own}`);
  assert(given! < steps / 10, `${given}`);
});

Deno.test("other numbers play other games, and a level's own the same ones", async () => {
  const play = (name: string) => playStudy(settingsOf([pairing(name, "easy")], { games: 2 }));
  const [own, same, other] = await Promise.all(
    ["hard", "hard@kill=6+plan.byZone=1+bomb.chance=0.8", "hard@plan.chance=0"].map(play),
  );
  assertEquals(same!.map(({ score }) => score), own!.map(({ score }) => score));
  assertNotEquals(other!.map(({ score }) => score), own!.map(({ score }) => score));
});

Deno.test("another seed gives other games", async () => {
  const [one, other] = await Promise.all(
    ["1", "2"].map(async (seed) => {
      const settings = settingsOf([pairing("easy", "easy")], { seed });
      return rowsOf(settings, await playStudy(settings));
    }),
  );
  assertNotEquals(one, other);
});

Deno.test("a row is the same whatever else is played with it", async () => {
  const alone = settingsOf([MIXED.pairings[2]!]);
  const [, , beside] = rowsOf(MIXED, await playStudy(MIXED));
  assertEquals(rowsOf(alone, await playStudy(alone)), [beside!]);
});

Deno.test("a game is the one that the levels play by hand", async () => {
  const settings = settingsOf([pairing("easy", "normal")], { games: 2 });
  for (const index of [0, 1]) {
    const { winner, round, score } = await playMatch(fixtureAt(settings, index), settings, () => 0);
    const levels: LevelId[] = index === 0 ? ["easy", "normal"] : ["normal", "easy"];
    let position = conquerorsV2.initial({});
    while (!position.outcome) {
      const { turn } = position;
      const move = choose(conquerorsV2, position, levels[turn]!, `test ${index} ${turn}`);
      position = conquerorsV2.play(position, move);
    }
    assertEquals(winner, position.outcome.winner);
    assertEquals([...score], [...conquerorsV2.tally(position).score]);
    const isAfterRed = position.turn === 0;
    assertEquals(round, position.round - Number(isAfterRed));
  }
});

Deno.test("chance and levels play the other games, which are drawn where they do not end", async () => {
  const names = ["conway", "annihilation", "arena"] as const;
  const pairings = names.map((game) => pairing("random", "random", { game }));
  const settings = settingsOf(pairings, { games: 1 });
  for (const { by, turns } of await playStudy(settings)) {
    assert(turns[0] >= turns[1] && turns[1] > 0, by);
  }
  const endless = settingsOf([pairing("easy", "hard", { game: "conway" })], { mostRounds: 5 });
  for (const { winner, by, round, turns } of await playStudy(endless)) {
    assertEquals([winner, by, round, turns], [null, "stall", 5, [5, 5]]);
  }
});

Deno.test("the two take turns in moving first, unless they stay or are the same", () => {
  const seats = (settings: ReturnType<typeof settingsOf>) =>
    [0, 1, 2, 3].map((index) => fixtureAt(settings, index).blueSeat);
  assertEquals(seats(settingsOf([pairing("easy", "hard")])), [0, 1, 0, 1]);
  assertEquals(seats(settingsOf([pairing("easy", "hard")], { isFixed: true })), [0, 0, 0, 0]);
  assertEquals(seats(settingsOf([pairing("easy", "easy")])), [0, 0, 0, 0]);
});

Deno.test("a clock that ticks once a look is a millisecond a turn", async () => {
  let time = 0;
  const game = await playMatch(fixtureAt(MIXED, 0), MIXED, () => time++);
  assertEquals([...game.ms], [...game.turns]);
});

Deno.test("komi goes to who moves first", async () => {
  const [against, none, by] = await Promise.all([-50, 0, 50].map(async (komi) => {
    const settings = settingsOf([pairing("normal", "normal", { options: { komi } })], { games: 8 });
    return rowsOf(settings, await playStudy(settings))[0]!.firstMover;
  }));
  assert(against! < none! && none! < by!, `${against} < ${none} < ${by}`);
});

Deno.test("rows count for players what games count for seats", () => {
  const settings = settingsOf([pairing("easy", "hard")]);
  const game = { by: "majority", turns: [12, 12], adrift: [1, 2], ms: [12, 36] } as const;
  const [row] = tallyRows(settings, [
    // Easy moves first and wins; then Hard does.
    { ...game, index: 0, winner: 0, round: 12, score: [30, 20], steps: [0, 600] },
    { ...game, index: 1, winner: 0, round: 12, score: [31, 20], steps: [603, 0] },
    { ...game, index: 2, winner: null, round: 12, score: [7, 7], steps: [0, 602] },
    {
      ...game,
      index: 3,
      winner: 1,
      by: "illegal",
      fault: "x",
      round: 2,
      score: [0, 5],
      steps: [601, 0],
    },
  ]);
  assertEquals(row, {
    ...pairing("easy", "hard"),
    games: 4,
    blueWin: 50,
    redWin: 25,
    draw: 25,
    extinction: 0,
    meanRound: 9.5,
    meanMargin: 6.5,
    firstMover: 62.5,
    anchorLost: 12.5,
    blueMs: 2,
    redMs: 2,
    blueSteps: null,
    redSteps: 50,
    blueFaults: 0,
    redFaults: 1,
  });
  const intervals = SHARES.map((name) => [name, intervalOf(row!, name)]);
  assertEquals(Object.fromEntries(intervals), {
    blueWin: [15, 85],
    redWin: [4.56, 69.94],
    draw: [4.56, 69.94],
    extinction: [0, 48.99],
    firstMover: [21.94, 90.81],
  });
});
