/** What is said of a finished game: who led, which turn decided it, what is passed on. */

import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { conquerorsV2, type LifeGame, skirmish } from "../../../lib/games/conquerors/conquerors.ts";
import type { LifeMove, LifePosition } from "../../../lib/games/conquerors/position.ts";
import { readRecords } from "../../../lib/games/notation/notation.ts";
import { choose } from "../../../lib/search/choose.ts";
import { noteGame, readBest, writeBest } from "../../../lib/ui/games/conquerors/counting.tsx";
import { leadersByRound, leadsOf, turningPoint } from "../../../lib/ui/table/end/course.tsx";
import { sharedText, spokenPoints } from "../../../lib/ui/table/end/end.tsx";
import { LocalMatch } from "../../../lib/ui/table/match.ts";
import { wholeGame } from "../replay/game.ts";

/** The leads of a game, and who won it, and the turn that is named: by index, gain and whether for good. */
const GAMES: readonly [string, number[], 0 | 1, [number, number, boolean] | undefined][] = [
  ["a lead that turns late", [4, 1, 3, -2, -1, -3, 5, 4], 0, [6, 8, true]],
  ["the same for the other", [-4, -1, -3, 2, 1, 3, -5, -4], 1, [6, 8, true]],
  ["led from the opening on", [4, 1, 3, 2, 3, 9, 8, 10], 0, [5, 6, false]],
  ["an even board counts as no lead", [4, 1, 3, 2, 0, 1, 2, 3], 0, [5, 1, true]],
  ["behind in cells and won all the same", [4, 1, 3, 2, 0, -1], 0, undefined],
  ["nothing gained after the opening", [4, 5, 6, 7, 6, 5], 0, undefined],
  ["one point gained after the opening", [4, 5, 6, 7, 8, 8], 0, [4, 1, false]],
  ["no turns", [], 0, undefined],
];

for (const [what, leads, winner, expected] of GAMES) {
  Deno.test(`the turn that decided a game: ${what}`, () => {
    const found = turningPoint(leads, winner);
    assertEquals(found && [found.index, found.points, found.isForGood], expected);
  });
}

Deno.test("after a turn that decided a game for good, the winner led to the end", () => {
  const leads = fc.array(fc.integer({ min: -9, max: 9 }), { maxLength: 24 });
  fc.assert(fc.property(leads, fc.constantFrom(0 as const, 1 as const), (leads, winner) => {
    const found = turningPoint(leads, winner);
    if (!found?.isForGood) return;
    const own = leads.map((lead) => winner === 0 ? lead : -lead);
    assert(own.slice(found.index).every((lead) => lead > 0));
    assert(own[found.index - 1]! <= 0);
  }));
});

function newMatch(game: LifeGame, start = game.initial({})): LocalMatch {
  return new LocalMatch({
    game,
    start,
    mine: [0, 1],
    think: () => new Promise<never>(() => {}),
    pause: () => Promise.resolve(),
  });
}

function playedMatch(): LocalMatch {
  const [record] = readRecords(wholeGame());
  const match = newMatch(conquerorsV2, record!.start as LifePosition);
  for (const move of record!.moves as LifeMove[]) match.play(move);
  return match;
}

Deno.test("a whole game has a leader each round, and the last is who leads in the end", () => {
  const match = playedMatch(), leads = leadsOf(match);
  const leaders = leadersByRound(match, leads, ({ round }) => round);
  assertEquals(leads.length, match.turns.value.length);
  assertEquals(leaders.length, match.turns.value.at(-1)!.before.round);
  assertEquals(leaders.at(-1), Math.sign(leads.at(-1)!));
  assertEquals(leadersByRound(match, leads, ({ round }) => round, 3).length, 3);
  assertEquals(leadersByRound(match, leads, ({ round }) => round, 3).at(-1), leaders.at(-1));
});

Deno.test("who leads in the end has won, with komi too", () => {
  for (let seed = 0; seed < 12; seed++) {
    const match = newMatch(skirmish);
    while (!match.result.value) {
      const { value: position } = match.position;
      match.play(choose(skirmish, position, "normal", `${seed} ${position.turn}`));
    }
    const lead = leadsOf(match).at(-1)!;
    assertEquals(match.result.value.winner, lead > 0 ? 0 : 1);
  }
});

Deno.test("what's passed on of a game won by komi says so", () => {
  for (let seed = 0; seed < 40; seed++) {
    const match = newMatch(skirmish);
    while (!match.result.value) {
      const { value: position } = match.position;
      match.play(choose(skirmish, position, "normal", `${seed} ${position.turn}`));
    }
    const [blue, red] = skirmish.tally(match.position.value).score;
    if (blue! > red! || match.result.value.winner === 1) continue;
    assertEquals(spokenPoints(match, "en"), [`${blue! + 5.5}`, `${red}`]);
    assertEquals(spokenPoints(match, "es")[0], `${blue! + 5},5`);
    return;
  }
  throw new Error("No game was won by komi");
});

Deno.test("a result is passed on as one line, a square a round, and the link", () => {
  const shared = {
    site: "Conquerors",
    score: ["58", "47"],
    leaders: [-1, 0, 1],
    link: "https://a.b/g",
  };
  assertEquals(
    sharedText({ ...shared, headline: "Victory", rival: "Easy", seat: 0 }),
    "Conquerors · Victory 58–47 vs Easy\n🔶⚪🔵\nhttps://a.b/g",
  );
  assertEquals(
    sharedText({ ...shared, headline: "Defeat", rival: "", seat: 1, link: "" }),
    "Conquerors · Defeat 47–58\n🔶⚪🔵",
  );
  const bare = { site: "Conquerors", score: [], leaders: [], link: "", rival: "", seat: 0 };
  assertEquals(sharedText({ ...bare, headline: "Draw" }), "Conquerors · Draw");
});

Deno.test("a best score is one that beats another, and a loss ends a row of wins", () => {
  const win = { seed: "a", score: 40, isWon: true };
  const first = noteGame(undefined, win);
  assertEquals([first.isBest, first.streak, first.score], [false, 1, 40]);
  const second = noteGame(first, { ...win, score: 50 });
  assertEquals([second.isBest, second.streak, second.score], [true, 2, 50]);
  const third = noteGame(second, { ...win, isWon: false, score: 60 });
  assertEquals([third.isBest, third.streak, third.score], [false, 0, 50]);
  assertEquals(readBest(writeBest(second)), { score: 50, streak: 2, last: "a" });
  for (const damaged of ["", "x y z", "1", "{}"]) assertEquals(readBest(damaged), undefined);
});
