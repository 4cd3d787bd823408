import { assertEquals } from "@std/assert";
import { annihilation } from "../../lib/games/annihilation/annihilation.ts";
import { isRepeated } from "../../lib/games/kit/repetition.ts";

/** A light that goes round three vertices forever. */
const ROUND = annihilation.text.readPosition("3:0>1;1>2;2>0 1 1", {});

Deno.test("a position is repeated when it has come three times, the same seat to move", () => {
  const positions = [ROUND];
  for (let turn = 0; turn < 14; turn++) {
    // Three vertices and two seats: all is as it was after six turns.
    assertEquals(isRepeated(annihilation, positions), turn >= 12, `turn ${turn}`);
    const move = { fire: turn % 3, complement: [(turn + 1) % 3] };
    positions.push(annihilation.play(positions.at(-1)!, move));
  }
});
