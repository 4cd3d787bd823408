/** The first turns are too many to walk, but not to count (rules.md C4). */

import { assertEquals } from "@std/assert";
import { conquerorsClassic, conquerorsV2 } from "../../../lib/games/conquerors/conquerors.ts";
import type { LifeMove } from "../../../lib/games/conquerors/position.ts";
import { offered } from "../moves.ts";

/** C(208,4) + 1: four of the 26 × 8 home cells, or the skip. */
const FIRST_TURNS = 75_760_621;

for (const game of [conquerorsV2, conquerorsClassic]) {
  Deno.test(`${game.id} has C(208,4) + 1 first turns`, () => {
    const start = game.initial({});
    const legal = (move: LifeMove) => game.refuse(start, move) === undefined;
    const bombs = [...start.board.cells.keys()].filter((bomb) => legal({ bomb }));
    const skips = legal({ pass: true }) ? 1 : 0;
    const cells = offered(game, start);
    assertEquals(choose4(cells.length) + bombs.length + skips, FIRST_TURNS);
  });

  Deno.test(`${game.id} lets any home cells make up a first turn`, () => {
    const start = game.initial({});
    const cells = offered(game, start);
    for (let size = 0; size < 4; size++) {
      const draft = cells.slice(100, 100 + size);
      const others = cells.filter((cell) => !draft.includes(cell));
      assertEquals(offered(game, start, draft), others);
    }
    assertEquals(offered(game, start, cells.slice(100, 104)), []);
  });
}

function choose4(n: number): number {
  return n * (n - 1) * (n - 2) * (n - 3) / 24;
}
