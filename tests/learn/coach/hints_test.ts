import { assertEquals } from "@std/assert";
import { conquerorsClassic, conquerorsV2 } from "../../../lib/games/conquerors/conquerors.ts";
import type { LifeMove, LifePosition } from "../../../lib/games/conquerors/position.ts";
import type { Hint } from "../../../lib/learn/coach/hint.ts";
import { at, cells } from "../../ui/positions.ts";
import { hintsFor, inRound } from "./positions.ts";

const NONE: LifeMove = { place: [] };
const HOME = "c12 d12 c13 d13", NEUTRAL = "k12 l12 k13 l13", RED = "x12 y12 x13 y13";
/** Sixteen cells of each, in blocks. */
const MANY = `${HOME} ${NEUTRAL} a1 b1 a2 b2 a20 b20 a21 b21`;
const MANY_RED = `${RED} u4 v4 u5 v5 x25 y25 x26 y26 aa4 ab4 aa5 ab5`;
const HIVE = "c12 d11 e11 f12 e13 d13";
const RING = "u10 v10 w10 u11 w11 u12 v12 w12";

function place(names: string): LifeMove {
  return { place: cells(names) };
}

/** What hints say of a draft: a start, the draft, and everything that is pointed out. */
const TURNS: readonly [LifePosition, LifeMove, Hint[]][] = [
  [inRound(2, HOME, RED), NONE, []],
  [inRound(2, HOME, "x12 y12"), place("a1 a2 b1 b2"), [
    { about: "won", cells: cells("x12 y12") },
  ]],
  [inRound(2, HOME, "x12 y12"), place("a1 a2 b1"), []],
  [inRound(2, "a12 b12", RED), NONE, [{ about: "lost", cells: cells("a12 b12") }]],
  [inRound(2, "a12 b12", RED), place("a13"), []],
  [inRound(3, `a12 b12 ${NEUTRAL}`, RED), NONE, [
    { about: "anchor", cells: cells("a12 b12"), closes: ["neutral"] },
    { about: "chain", cells: [], missing: "rival" },
  ]],
  [inRound(3, `a12 b12 ${NEUTRAL} u1 v1 u2 v2`, RED), NONE, [
    { about: "anchor", cells: cells("a12 b12"), closes: ["neutral", "rival"] },
  ]],
  [inRound(3, `${HOME} ${NEUTRAL} v1 v2`, RED), NONE, [
    { about: "closing", cells: [], zone: "rival" },
  ]],
  [inRound(3, `${HOME} ${NEUTRAL} t5 t6 t7`, RED), NONE, [
    { about: "opening", cells: [], zone: "rival" },
  ]],
  [inRound(3, `${HOME} ${NEUTRAL}`, RED), NONE, [
    { about: "chain", cells: [], missing: "rival" },
  ]],
  [inRound(3, `${HOME} u1 v1 u2 v2`, RED), NONE, [
    { about: "chain", cells: [], missing: "neutral" },
  ]],
  [inRound(2, HOME, RED), place("b11 e11"), [{ about: "crowded", cells: cells("c12 d12") }]],
  [inRound(2, HOME, RED), place("a1 a3 a5 a7"), [
    { about: "lonely", cells: cells("a1 a3 a5 a7") },
  ]],
  [inRound(2, HOME, RED), place("a1 a3 a5"), []],
  [inRound(2, "c12 d12 e12", RED), place("d11 a1 a3 d13"), [
    { about: "crowded", cells: cells("d12") },
  ]],
  [inRound(8, MANY, `${RING} x26`), NONE, [
    { about: "bomb", cells: [at("v11")], points: 8 },
    { about: "hunt", cells: cells(`${RING} x26`) },
    { about: "chain", cells: [], missing: "rival" },
  ]],
  [inRound(8, MANY, RED), NONE, [
    { about: "hunt", cells: cells(RED) },
    { about: "chain", cells: [], missing: "rival" },
  ]],
  [inRound(8, HOME, `${MANY_RED}`), { pass: true }, [
    { about: "weak", cells: cells(HOME) },
  ]],
  [inRound(2, HIVE, RED), place("b11 d12 e12 b14"), [
    { about: "crowded", cells: cells("d11 e11 c12 d13 e13") },
    { about: "harm", cells: [], points: 3 },
  ]],
  // One point less than a skip is not worth the skip.
  [inRound(2, HIVE, RED), place("b12 d12 d16 g16"), [{ about: "crowded", cells: cells("c12") }]],
  [inRound(11, `${MANY} k20 l20 k21 l21`, MANY_RED), NONE, [
    { about: "chain", cells: [], missing: "rival" },
    { about: "leading", cells: [], points: 4, rounds: 2 },
  ]],
  // In one's last turn zones matter no more.
  [inRound(12, `a12 b12 ${NEUTRAL} t5 t6 t7 k20 l20 k21 l21`, MANY_RED), NONE, [
    { about: "trailing", cells: [], points: 3, rounds: 1 },
  ]],
  [inRound(12, `${MANY} t5 t6 t7`, MANY_RED), NONE, [
    { about: "leading", cells: [], points: 3, rounds: 1 },
  ]],
  [inRound(12, MANY, `${MANY_RED} x1 y1 x2 y2`), NONE, [
    { about: "trailing", cells: [], points: 4, rounds: 1 },
  ]],
  [inRound(6, MANY, MANY_RED), NONE, [
    { about: "chain", cells: [], missing: "rival" },
    { about: "bomb-soon", cells: [] },
  ]],
];

TURNS.forEach(([position, move, expected], index) => {
  Deno.test(`turn ${index}: ${expected.map(({ about }) => about).join(", ") || "nothing"}`, () => {
    assertEquals(hintsFor(position, move, conquerorsV2), expected);
  });
});

Deno.test("the chain is as long as the rules say", () => {
  const position = inRound(3, `${HOME} u1 v1 u2 v2`, RED);
  const away = inRound(3, `${NEUTRAL} u1 v1 u2 v2`, RED);
  const chains = [conquerorsV2, conquerorsClassic].map((game) =>
    [position, away].map((from) => hintsFor(from, NONE, game)[0])
  );
  const missing = (zone: "home" | "neutral") =>
    ({ about: "chain", cells: [], missing: zone }) as const;
  assertEquals(chains, [[missing("neutral"), missing("home")], [missing("neutral"), undefined]]);
});
