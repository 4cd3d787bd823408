import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { type Act, causesOf, IMMIGRATION, type Law } from "../../lib/automaton/causes.ts";
import { type Board, type Cell, emptyBoard, type Topology } from "../../lib/automaton/board.ts";
import { friendly, immigration, plurality, type Rule } from "../../lib/automaton/rule.ts";
import { step } from "../../lib/automaton/step.ts";
import { nextBoard as nextConway } from "../../lib/games/conway/turn.ts";
import { nextBoard as nextHill } from "../../lib/games/hill/position.ts";
import { runs } from "../full.ts";
import { anyBoard, draw } from "./boards.ts";

/** How the boards of each game live, and the same by the readable engine. */
const LAWS: [name: string, law: Law, rule: Rule][] = [
  ["two colonies", IMMIGRATION, immigration],
  ["a king of the hill", { live: nextHill, topology: "plane" }, friendly],
  ["colonies by post", { live: nextConway, topology: "torus" }, plurality],
];

/** Everything once more by the readable engine. */
function plainly(
  start: Board,
  acts: readonly Act[],
  rule = immigration,
  topology: Topology = "plane",
): Board {
  return acts.reduce((board, act) => {
    if (act === "generation") return step(board, rule, topology);
    return { ...board, cells: board.cells.map((s, c) => act.cells.includes(c) ? act.state : s) };
  }, start);
}

/** The settings, tried one by one. */
function plainCauses(
  start: Board,
  acts: readonly Act[],
  cell: Cell,
  rule?: Rule,
  topology?: Topology,
): number[] {
  const state = plainly(start, acts, rule, topology).cells[cell];
  return [...acts.keys()].filter((index) =>
    acts[index] !== "generation" &&
    plainly(start, acts.toSpliced(index, 1), rule, topology).cells[cell] !== state
  );
}

/** Settings of single cells and of several, with generations between them. */
function anyActs(cells: number): fc.Arbitrary<Act[]> {
  const setting = fc.record({
    cells: fc.array(fc.nat(cells - 1), { minLength: 1, maxLength: 3 }),
    state: fc.nat(2),
  });
  return fc.array(fc.oneof(setting, fc.constant("generation" as const)), { maxLength: 14 });
}

Deno.test("three placed in a row cause the cells of the blinker they become", () => {
  const acts: Act[] = [
    { cells: [11], state: 1 },
    { cells: [12], state: 1 },
    { cells: [13], state: 2 },
    { cells: [24], state: 2 },
    "generation",
  ];
  const board = emptyBoard(5, 5);
  assertEquals(causesOf(board, acts, 7), [0, 1, 2], "born of all three");
  assertEquals(causesOf(board, acts, 12), [0, 1, 2], "the middle survives by both beside it");
  assertEquals(causesOf(board, acts, 13), [], "two neighbors are wanting: it dies of any two");
  assertEquals(causesOf(board, acts, 24), [], "a lone cell dies whatever the others do");
});

Deno.test("a cell that lives in any case has no single cause", () => {
  const acts: Act[] = [{ cells: [0], state: 1 }, { cells: [0], state: 1 }];
  assertEquals(causesOf(draw("..."), acts, 0), []);
});

Deno.test("a bomb is one cause, and so of an empty cell", () => {
  const acts: Act[] = [{ cells: [0, 1, 3, 4], state: 0 }, "generation"];
  assertEquals(causesOf(draw("AA. AA. ..."), acts, 0), [0]);
  assertEquals(causesOf(draw("AA. AA. ..."), acts, 8), []);
});

Deno.test("causes are what a whole replay without each finds, on any board", () => {
  const property = fc.property(
    anyBoard(12, 10).chain((board) =>
      fc.tuple(fc.constant(board), anyActs(board.cells.length), fc.nat(board.cells.length - 1))
    ),
    ([board, acts, cell]) => {
      assertEquals(causesOf(board, acts, cell), plainCauses(board, acts, cell));
    },
  );
  fc.assert(property, { seed: 11, numRuns: runs(400, 10_000) });
});

Deno.test("a board wider than a word is searched as well", () => {
  const acts: Act[] = [{ cells: [41], state: 2 }, "generation"];
  const board = { ...emptyBoard(40, 3) };
  board.cells[40] = board.cells[42] = 1;
  assertEquals(causesOf(board, acts, 1), [0]);
});

Deno.test("what would take minutes is not begun", () => {
  const set: Act = { cells: [0], state: 1 };
  const acts = Array.from({ length: 400 }, (_, i): Act => i < 200 ? set : "generation");
  assertEquals(causesOf(emptyBoard(128, 128), acts, 1), undefined);
});

for (const [name, law, rule] of LAWS) {
  Deno.test(`causes are those of the rules that the board lives by: ${name}`, () => {
    const board = fc.array(fc.nat(2), { minLength: 36, maxLength: 36 })
      .map((cells) => ({ width: 6, height: 6, cells: Uint8Array.from(cells) }));
    fc.assert(
      fc.property(board, anyActs(36), fc.nat(35), (board, acts, cell) => {
        const plain = plainCauses(board, acts, cell, rule, law.topology);
        assertEquals(causesOf(board, acts, cell, law), plain);
      }),
      { seed: 11, numRuns: runs(200, 5_000) },
    );
  });
}
