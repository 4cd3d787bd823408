/** How games end, clause by clause (rules.md C9; TR-001 §2.4, RR-001 §2.3). */

import { assertEquals } from "@std/assert";
import {
  conquerorsClassic,
  conquerorsV2,
  type LifeGame,
  skirmish,
} from "../../lib/games/conquerors/conquerors.ts";
import type { Outcome } from "../../lib/games/game.ts";

const BLUE_BLOCK = "2A$2A!";
const RED_BLOCK = "26.2B$26.2B!";
const BLOCKS = "2A24.2B$2A24.2B!";

/** A blue block in red's home, a red beehive next to it: 4 to 6, or 8 to 6 as V2 weighs them. */
const INVASION = "24.2B$23.B2.B$24.2B7$22.2A$22.2A!";

/** A blue block in red's home, two red blocks at their own: 4 to 8, or 8 to 8. */
const BALANCE = "26.2B$26.2B3$26.2B$26.2B4$22.2A$22.2A!";

const WIN_BLUE: Outcome = { winner: 0, by: "extinction" };
const WIN_RED: Outcome = { winner: 1, by: "extinction" };
const NOBODY: Outcome = { winner: null, by: "extinction" };

/** What it is, the position, the turn, the outcome in both games. */
const ENDINGS: [string, string, string, Outcome | null][] = [
  ["blue dies out in its first turn", "! b 1 0,0 0,0", "a1,c1,e1,g1", null],
  ["red is not there in blue's first turn", "! b 1 0,0 0,0", "a1,b1,a2,b2", null],
  ["red dies out in its first turn", `${BLUE_BLOCK} r 1 0,0 0,0`, "z1,z3,z5,z7", WIN_BLUE],
  ["blue has died out when red has moved", "! r 1 0,0 0,0", "z1,z2,aa1,aa2", WIN_RED],
  ["both have died out when red has moved", "! r 1 0,0 0,0", "z1,z3,z5,z7", NOBODY],
  ["both skip their first turns", "! r 1 0,0 1,0", "pass", NOBODY],
  ["both live after the first round", `${BLUE_BLOCK} r 1 0,0 0,0`, "z1,z2,aa1,aa2", null],
  ["blue dies out by its own turn", `${RED_BLOCK} b 5 0,0 0,0`, "pass", WIN_RED],
  ["red dies out in blue's turn", `${BLUE_BLOCK} b 5 0,0 0,0`, "pass", WIN_BLUE],
  ["a bomb kills the last of red", `${BLOCKS} b 7 0,0 0,0`, "!aa1", WIN_BLUE],
  ["a bomb kills the bomber", `${BLOCKS} r 7 0,0 0,0`, "!aa1", WIN_BLUE],
  ["extinction comes before majority", `${BLUE_BLOCK} r 12 0,0 0,0`, "pass", WIN_BLUE],
  ["both die out in the last turn", "! r 12 0,0 0,0", "pass", NOBODY],
  ["nothing is decided before round 12 is over", `${BLOCKS} b 12 0,0 0,0`, "pass", null],
  ["nothing is decided after round 11", `${BLOCKS} r 11 0,0 0,0`, "pass", null],
  ["equal cells are a draw", `${BLOCKS} r 12 0,0 0,0`, "pass", { winner: null, by: "majority" }],
];

for (const game of [conquerorsV2, conquerorsClassic]) {
  for (const [what, start, token, outcome] of ENDINGS) {
    Deno.test(`C9: ${what}, ${game.id}`, () => {
      assertEquals(ending(game, start, token), outcome);
    });
  }

  Deno.test(`C9: a game of ${game.id} that is over has no legal turn`, () => {
    const last = game.text.readPosition(`${BLOCKS} r 12 0,0 0,0`, {});
    const over = game.play(last, { pass: true });
    for (const move of [{ pass: true }, { bomb: 3 }, { place: [2, 3, 4, 5] }] as const) {
      assertEquals(game.refuse(over, move), "over");
    }
  });
}

/** Position, komi, and who has the majority in V2 and in classic. */
const MAJORITIES: [string, string, number, number | null, number | null][] = [
  ["an invasion counts twice in V2 alone", INVASION, 0, 0, 1],
  ["equal scores are a draw whatever the counts", BALANCE, 0, null, 1],
  ["komi is added to blue's score", BLOCKS, 0.5, 0, 0],
  ["negative komi is taken from it", BLOCKS, -0.5, 1, 1],
  ["komi can make a draw", INVASION, -2, null, 1],
  ["komi can turn a majority", INVASION, 2.5, 0, 0],
];

for (const [what, board, komi, v2, classic] of MAJORITIES) {
  for (const [game, winner] of [[conquerorsV2, v2], [conquerorsClassic, classic]] as const) {
    Deno.test(`C9: ${what}, ${game.id}`, () => {
      assertEquals(ending(game, `${board} r 12 0,0 0,0`, "pass", komi), { winner, by: "majority" });
    });
  }
}

/** Equal scores on Skirmish's board, whose record has komi, and what a game may say of it instead. */
const SMALL_MAJORITIES = [[undefined, 0], [5.5, 0], [0, null], [-0.5, 1]] as const;

for (const [komi, winner] of SMALL_MAJORITIES) {
  Deno.test(`Skirmish, equal scores, ${komi ?? "its own"} komi: won by ${winner}`, () => {
    const start = "$.2A10.2B$.2A10.2B! r 8 0,0 0,0";
    const position = skirmish.text.readPosition(start, komi === undefined ? {} : { komi });
    const { outcome } = skirmish.play(position, { pass: true });
    assertEquals(outcome, { winner, by: "majority" });
  });
}

Deno.test("C9: komi saves nobody from extinction", () => {
  assertEquals(ending(conquerorsV2, `${RED_BLOCK} b 5 0,0 0,0`, "pass", 50), WIN_RED);
});

Deno.test("C9: the weighted score does not count against extinction", () => {
  const start = "22.2A$22.2A! r 5 0,0 0,0";
  assertEquals(ending(conquerorsV2, start, "pass"), WIN_BLUE);
});

Deno.test("C9: a cell in the rival's home counts 2 in V2, each other cell 1", () => {
  const columns = Array.from({ length: 28 }, (_, column) => column);
  const scores = (seat: "A" | "B") =>
    columns.map((column) => {
      const text = `${column ? column + "." : ""}${seat}! b 3 0,0 0,0`;
      const [v2, classic] = [conquerorsV2, conquerorsClassic].map((game) =>
        game.tally(game.text.readPosition(text, {})).score[seat === "A" ? 0 : 1]
      );
      return `${v2}${classic}`;
    });
  assertEquals(scores("A"), columns.map((column) => column < 20 ? "11" : "21"));
  assertEquals(scores("B"), columns.map((column) => column < 8 ? "21" : "11"));
});

function ending(game: LifeGame, start: string, token: string, komi = 0): Outcome | null {
  const position = game.text.readPosition(start, { komi });
  const after = game.play(position, game.text.readMove(position, token));
  assertEquals(game.outcome(after) ?? null, after.outcome);
  return after.outcome;
}
