import { assert, assertAlmostEquals, assertEquals } from "@std/assert";
import { conquerorsV2 } from "../../../lib/games/conquerors/conquerors.ts";
import type { Outcome, Seat } from "../../../lib/games/game.ts";
import {
  chanceOf,
  decidingTurn,
  type JudgedTurn,
  leaderOf,
  lossOf,
  type Mark,
  markOf,
  standingAtBest,
  standingsOf,
  winnerSaid,
} from "../../../lib/ui/analysis/standing.ts";
import type { ReplayedGame } from "../../../lib/ui/replay/replayed_game.ts";
import { readReplayed, wholeGame } from "../replay/game.ts";

/** Late, where a lead counts. */
const position = { ...conquerorsV2.initial({}), round: 10 };

/** Blue's and Red's turns in their order, each a worth and a regret, and how the last one ended. */
function judgedOf(turns: readonly (readonly [number, number])[], outcome: Outcome | null = null) {
  return turns.map(([worth, regret], index): JudgedTurn => {
    const isLast = index === turns.length - 1;
    const after = { ...position, outcome: isLast ? outcome : null };
    return {
      turn: { seat: index % 2, move: { pass: true }, before: position, after },
      assessment: { best: { pass: true }, worth, regret },
    };
  });
}

function won(winner: Seat | null): Outcome {
  return { winner, by: "majority" };
}

Deno.test("a standing lies half way between both seats' views of a position", () => {
  const even = judgedOf([[20, 0], [-10, 0], [20, 5], [-10, 30]]);
  assertEquals(standingsOf(even), [5, 5, 2.5, 20], "the last position has one view alone");
  assertEquals(standingsOf([]), []);
});

Deno.test("a finished game stands as it ended", () => {
  for (const [winner, standing] of [[0, 100], [1, -100], [null, 0]] as const) {
    assertEquals(standingsOf(judgedOf([[0, 0], [9, 9]], won(winner))).at(-1), standing);
  }
});

Deno.test("with the best turn the mover stands better by what was lost, and wins only where that was found", () => {
  const [blue, red] = judgedOf([[0, 30], [0, 40]]);
  assertEquals([standingAtBest(-10, blue!), standingAtBest(90, blue!)], [20, 99]);
  assertEquals([standingAtBest(10, red!), standingAtBest(-90, red!)], [-30, -99]);
  const [found, answered] = judgedOf([[100, 30], [-100, 30]]);
  assertEquals([standingAtBest(90, found!), standingAtBest(-90, answered!)], [100, -100]);
  const [last] = judgedOf([[95, 0]], won(0));
  assertEquals(standingAtBest(100, last!), 100, "what was played has won");
});

Deno.test("a lead of some cells is none", () => {
  assertEquals([-100, -20, -19, 0, 19, 20].map(leaderOf), [1, 1, null, null, null, 0]);
});

Deno.test("marks begin at their losses", () => {
  const rows: [number, Mark | undefined][] = [
    [0, undefined],
    [9.9, undefined],
    [10, "inaccuracy"],
    [20, "mistake"],
    [29.9, "mistake"],
    [30, "blunder"],
    [100, "blunder"],
  ];
  for (const [loss, mark] of rows) assertEquals(markOf(loss), mark);
});

Deno.test("a chance grows with the lead and with the round, and is the same for both", () => {
  assertEquals([chanceOf(0, 12), chanceOf(50, 1)], [50, 50], "at first a lead tells nothing");
  assertEquals([chanceOf(100, 1), chanceOf(-100, 1)], [100, 0]);
  for (let round = 2; round < 12; round++) {
    assert(chanceOf(20, round) < chanceOf(20, round + 1));
    assert(chanceOf(20, round) < chanceOf(30, round));
    assertAlmostEquals(chanceOf(20, round) + chanceOf(-20, round), 100);
  }
});

/** A turn of a late round that gave away 30 points, which left the game at that standing. */
const lossAt = (standing: number) => {
  const [judged] = judgedOf([[0, 30]]);
  return lossOf(judged!, standing);
};

Deno.test("in a decided game points cost no chances, and in an even one they do", () => {
  assert(markOf(lossAt(60)) === undefined);
  assert(markOf(lossAt(-95)) === undefined);
  assertEquals(markOf(lossAt(-15)), "blunder");
  assertEquals(markOf(lossAt(-100)), undefined, "a game that is lost after all");
});

/** What decided, the turns, the winner, the turn's index. */
const GAMES: readonly [string, [number, number][], Seat | null, number | undefined][] = [
  ["the loser's one bad turn", [[10, 0], [-10, 60], [60, 0], [50, 0]], 0, 1],
  ["the worst of the turns that lost it", [[10, 0], [-10, 40], [10, 0], [-10, 60], [60, 0]], 0, 3],
  ["the last of two as bad", [[10, 0], [-10, 40], [40, 30], [-10, 40], [40, 0]], 0, 3],
  ["never the winner's turn", [[10, 90], [-90, 0], [10, 0], [-10, 40], [40, 0]], 0, 3],
  [
    "no turn of a game that was lost all along",
    [[90, 0], [70, 20], [90, 0], [70, 20]],
    0,
    undefined,
  ],
  ["no turn where little was lost at each", [[10, 0], [0, 9], [18, 0], [8, 9]], 0, undefined],
  ["no turn without a mark", [[-15, 7], [-22, 0], [-30, 0], [-40, 0]], 1, undefined],
  ["in a draw whoever lost a lead", [[10, 0], [-10, 60], [60, 80], [-30, 0]], null, 2],
];

for (const [what, turns, winner, deciding] of GAMES) {
  Deno.test(`what decides is ${what}`, () => {
    assertEquals(decidingTurn(judgedOf(turns, won(winner))), deciding);
  });
}

/** A blunder of Red's that left Blue ahead to the end; what the record says, and what decided. */
const ENDED: readonly [string, Seat | null | undefined, number | undefined][] = [
  ["of no known result is decided by its worst turn", undefined, 1],
  ["that was resigned is decided by the turn that lost it", 0, 1],
  ["lost on time by the leader is decided by no turn", 1, undefined],
  ["that was called off is decided by no turn", null, undefined],
];

for (const [what, said, deciding] of ENDED) {
  Deno.test(`the board silent, a game ${what}`, () => {
    const turns = judgedOf([[10, 0], [-10, 60], [60, 0], [50, 0]]);
    assertEquals(decidingTurn(turns, said), deciding);
  });
}

Deno.test("where the board says who won, nothing else is asked", () => {
  const turns = judgedOf([[10, 0], [-10, 60], [60, 0], [50, 0]], won(0));
  assertEquals(decidingTurn(turns, 1), 1);
});

Deno.test("nothing decides a game of no turns", () => {
  assertEquals(decidingTurn([]), undefined);
});

Deno.test("who won is read off what the record says", () => {
  const game = readReplayed(wholeGame());
  const rows: [string | undefined, ReturnType<typeof winnerSaid>][] = [
    ["blue resignation", 0],
    ["red time", 1],
    ["draw abort", null],
    ["*", undefined],
    ["green time", undefined],
    [undefined, undefined],
  ];
  for (const [Result, winner] of rows) {
    const tags: ReplayedGame["tags"] = Result === undefined ? {} : { Result };
    assertEquals(winnerSaid({ ...game, tags }), winner, Result);
  }
});
