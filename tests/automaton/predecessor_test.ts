/** What was before, held against every board that might have been. */

import { assertEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import { type Board, emptyBoard } from "../../lib/automaton/board.ts";
import { colorRule, LIFE, type LifeRule, readLifeRule } from "../../lib/automaton/life_rule.ts";
import { isSearchable, predecessorOf } from "../../lib/automaton/predecessor.ts";
import { step } from "../../lib/automaton/step.ts";
import { resized } from "../../lib/automaton/turn_board.ts";
import { patternOf } from "../../lib/automaton/catalogue.ts";
import { runs } from "../full.ts";
import { draw, drawing, randomBoard, recolor } from "./boards.ts";

/** The board one generation on with so much ground around it that nothing is cut off. */
function after(board: Board, rule: LifeRule, ring: number): Board {
  return step(
    resized(board, board.width + 2 * ring, board.height + 2 * ring),
    colorRule(rule),
    "plane",
  );
}

/** Every board of these sides. */
function* allBoards(width: number, height: number): Generator<Board> {
  for (let code = 0; code < 2 ** (width * height); code++) {
    const board = emptyBoard(width, height);
    board.cells.forEach((_, cell) => board.cells[cell] = code >> cell & 1);
    yield board;
  }
}

const RULES = ["B3/S23", "B36/S125", "B2/S", "B1/S012345678", "B0123/S8"].map(readLifeRule);

Deno.test("a whole small board has a predecessor exactly where one of all boards becomes it", () => {
  for (const rule of RULES) {
    for (const [width, height] of [[3, 3], [2, 4], [4, 2], [1, 5]] as const) {
      const images = new Set(
        [...allBoards(width, height)].map((board) => drawing(after(board, rule, 0))),
      );
      let none = 0;
      for (const board of allBoards(width, height)) {
        const found = predecessorOf(board, rule, "board");
        assertEquals(found !== undefined, images.has(drawing(board)), drawing(board));
        if (found) assertEquals(drawing(after(found, rule, 0)), drawing(board));
        else none++;
      }
      if (rule.birth === LIFE.birth) assertEquals(none > 0, true, "some board is a Garden of Eden");
    }
  }
});

Deno.test("alone or among others, a pattern's predecessor is found where there is one", () => {
  const masks = fc.tuple(fc.nat(255), fc.nat(511));
  const property = fc.property(masks, fc.nat(3), ([birth, survival], code) => {
    const rule = { birth: birth << 1, survival }, pattern = emptyBoard(2, 1);
    pattern.cells.forEach((_, cell) => pattern.cells[cell] = code >> cell & 1);
    const alone = predecessorOf(pattern, rule, "alone");
    const anywhere = predecessorOf(pattern, rule, "anywhere");
    let isAlone = false, isAnywhere = false;
    for (const board of allBoards(4, 3)) {
      const next = after(board, rule, 1);
      isAlone ||= drawing(next) === drawing(resized(pattern, 6, 5));
      isAnywhere ||= drawing(resized(next, 2, 1)) === drawing(pattern);
      if (isAlone && isAnywhere) break;
    }
    assertEquals([alone !== undefined, anywhere !== undefined], [isAlone, isAnywhere]);
    if (alone) assertEquals(drawing(after(alone, rule, 1)), drawing(resized(pattern, 6, 5)));
    if (anywhere) {
      assertEquals(drawing(resized(after(anywhere, rule, 0), 2, 1)), drawing(pattern));
    }
  });
  fc.assert(property, { seed: 6, numRuns: runs(8, 60) });
});

Deno.test("what a board has become is always found to have a predecessor", () => {
  for (const [width, height] of [[4, 4], [3, 7], [7, 3], [6, 6]] as const) {
    const pattern = recolor(
      step(randomBoard(width, height, 40, "before"), colorRule(LIFE), "plane"),
      [
        0,
        1,
        1,
      ],
    );
    const found = predecessorOf(pattern, LIFE, "anywhere")!;
    assertEquals(drawing(resized(after(found, LIFE, 0), width, height)), drawing(pattern));
  }
});

Deno.test("a glider and a beehive come from something, alone", () => {
  for (const id of ["glider", "beehive", "lwss"] as const) {
    const pattern = patternOf(id), found = predecessorOf(pattern, LIFE, "alone")!;
    const { width, height } = found;
    assertEquals(drawing(after(found, LIFE, 1)), drawing(resized(pattern, width + 2, height + 2)));
  }
});

Deno.test("larger boards are not searched", () => {
  assertEquals(isSearchable({ width: 7, height: 15 }, "alone"), true);
  assertEquals(isSearchable({ width: 15, height: 7 }, "anywhere"), true);
  assertEquals(isSearchable({ width: 8, height: 8 }, "alone"), false);
  assertEquals(isSearchable({ width: 9, height: 17 }, "board"), true);
  assertEquals(predecessorOf(draw("."), LIFE, "board")!.cells.length, 1);
  assertThrows(() => predecessorOf(emptyBoard(8, 8), LIFE, "alone"), RangeError);
});
