/** The first turns are too many to walk, but not to count (rules.md C4). */

import { assertEquals } from "@std/assert";
import {
  conquerorsClassic,
  conquerorsV2,
  skirmish,
} from "../../../lib/games/conquerors/conquerors.ts";
import type { LifeMove } from "../../../lib/games/conquerors/position.ts";
import { offered } from "../moves.ts";

/** C(208,4) + 1: four of the 26 × 8 home cells, or the skip; C(70,4) + 1 of Skirmish's 14 × 5. */
const FIRST_TURNS = [[conquerorsV2, 75_760_621], [conquerorsClassic, 75_760_621], [
  skirmish,
  916_896,
]] as const;

for (const [game, turns] of FIRST_TURNS) {
  Deno.test(`${game.id} has ${turns} first turns`, () => {
    const start = game.initial({});
    const legal = (move: LifeMove) => game.refuse(start, move) === undefined;
    const bombs = [...start.board.cells.keys()].filter((bomb) => legal({ bomb }));
    const skips = legal({ pass: true }) ? 1 : 0;
    const cells = offered(game, start);
    assertEquals(choose4(cells.length) + bombs.length + skips, turns);
  });

  Deno.test(`${game.id} lets any home cells make up a first turn`, () => {
    const start = game.initial({});
    const cells = offered(game, start);
    for (let size = 0; size < 4; size++) {
      const draft = cells.slice(50, 50 + size);
      const others = cells.filter((cell) => !draft.includes(cell));
      assertEquals(offered(game, start, draft), others);
    }
    assertEquals(offered(game, start, cells.slice(50, 54)), []);
  });
}

function choose4(n: number): number {
  return n * (n - 1) * (n - 2) * (n - 3) / 24;
}
