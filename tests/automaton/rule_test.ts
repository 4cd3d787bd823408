import { assert, assertEquals } from "@std/assert";
import { EMPTY } from "../../lib/automaton/board.ts";
import { friendly, immigration } from "../../lib/automaton/rule.ts";

/** How many of the parents are blue and how many red, as a rule gets them. */
function countsOf(parents: readonly number[]): number[] {
  const count = (state: number) => parents.filter((parent) => parent === state).length;
  return [0, count(1), count(2)];
}

Deno.test("three parents of two colors never tie, so a birth has its majority's color", () => {
  for (const a of [1, 2]) {
    for (const b of [1, 2]) {
      for (const c of [1, 2]) {
        const [, blue, red] = countsOf([a, b, c]);
        assert(blue !== red, `${a}, ${b} and ${c} tie`);
        assertEquals(immigration(EMPTY, [0, blue!, red!]), blue! > red! ? 1 : 2);
      }
    }
  }
});

Deno.test("survival depends on how many neighbors live, never on their colors", () => {
  for (let live = 0; live <= 8; live++) {
    for (let blue = 0; blue <= live; blue++) {
      for (const state of [1, 2]) {
        const survives = live === 2 || live === 3;
        assertEquals(immigration(state, [0, blue, live - blue]), survives ? state : EMPTY);
      }
    }
  }
});

Deno.test("K1: enemies neither feed nor crowd a live cell, and keep births away", () => {
  for (let blue = 0; blue <= 8; blue++) {
    for (let red = 0; red <= 8 - blue; red++) {
      const counts = [0, blue, red], where = `${blue} blue, ${red} red`;
      assertEquals(friendly(1, counts), [2, 3].includes(blue) ? 1 : EMPTY, where);
      assertEquals(friendly(2, counts), [2, 3].includes(red) ? 2 : EMPTY, where);
      const heir = blue === 3 && red === 0 ? 1 : red === 3 && blue === 0 ? 2 : EMPTY;
      assertEquals(friendly(EMPTY, counts), heir, where);
    }
  }
});
