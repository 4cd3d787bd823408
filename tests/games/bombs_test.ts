/** Bombs, clause by clause (rules.md C7; TR-001 §2.3, RR-001 §2.3). */

import { assertEquals } from "@std/assert";
import { copyBoard } from "../../lib/automaton/board.ts";
import { immigration } from "../../lib/automaton/rule.ts";
import { step } from "../../lib/automaton/step.ts";
import { conquerorsClassic, conquerorsV2 } from "../../lib/games/conquerors/conquerors.ts";
import { readCell } from "../../lib/games/notation/cell_text.ts";
import { seededRng } from "../../lib/games/kit/rng.ts";
import { soup } from "./soups.ts";

const BLOCKS = "2A24.2B$2A24.2B!";

for (const game of [conquerorsV2, conquerorsClassic]) {
  const { id, text } = game;
  const start = (clock: string) => text.readPosition(`${BLOCKS} ${clock}`, {});

  const CLOCKS: [string, string | undefined][] = [
    ["b 1 0,0 0,0", "bomb-early"],
    ["b 6 0,0 0,0", "bomb-early"],
    ["r 6 0,0 0,0", "bomb-early"],
    ["b 7 0,0 0,0", undefined],
    ["r 7 0,0 0,0", undefined],
    ["r 12 0,0 0,0", undefined],
    ["b 8 1,0 0,0", "bomb-cooling"],
    ["b 8 2,0 0,0", "bomb-cooling"],
    ["b 8 0,2 0,0", undefined],
    ["r 8 0,1 0,0", "bomb-cooling"],
    ["r 8 3,0 0,0", undefined],
  ];
  for (const [clock, refusal] of CLOCKS) {
    Deno.test(`C7: a bomb of ${id} at "${clock}" is ${refusal ?? "legal"}`, () => {
      assertEquals(game.refuse(start(clock), { bomb: 300 }), refusal);
    });
  }

  Deno.test(`C7: a bomb of ${id} may fall on any cell of the board and nowhere else`, () => {
    const position = start("b 7 0,0 0,0");
    for (let bomb = 0; bomb < 728; bomb++) assertEquals(game.refuse(position, { bomb }), undefined);
    for (const bomb of [-1, 728, 0.5, NaN]) {
      assertEquals(game.refuse(position, { bomb }), "off-board");
    }
  });

  /** A target, and the cells that a bomb on it clears. */
  const CRATERS: [string, string][] = [
    ["a1", "a1 b1 a2 b2"],
    ["ab1", "aa1 ab1 aa2 ab2"],
    ["a26", "a25 b25 a26 b26"],
    ["ab26", "aa25 ab25 aa26 ab26"],
    ["n1", "m1 n1 o1 m2 n2 o2"],
    ["a13", "a12 b12 a13 b13 a14 b14"],
    ["ab13", "aa12 ab12 aa13 ab13 aa14 ab14"],
    ["o26", "n25 o25 p25 n26 o26 p26"],
    ["h2", "g1 h1 i1 g2 h2 i2 g3 h3 i3"],
  ];
  for (const [target, crater] of CRATERS) {
    Deno.test(`C7: a bomb of ${id} on ${target} clears what lies on the board around it`, () => {
      const rng = seededRng(target);
      for (let n = 0; n < 10; n++) {
        const position = { ...soup(game.rules, rng), round: 7, cooldowns: [0, 0] as const };
        const bombed = copyBoard(position.board);
        for (const name of crater.split(" ")) bombed.cells[readCell(bombed, name)!] = 0;
        const after = game.play(position, text.readMove(position, "!" + target));
        assertEquals(after.board, step(bombed, immigration, "plane"));
      }
    });
  }

  Deno.test(`C7: a bomb of ${id} clears own cells too, and is the whole turn`, () => {
    const position = start("b 7 0,0 0,0");
    const after = game.play(position, { bomb: 0 });
    assertEquals(text.writePosition(after), "26.2B$26.2B! r 7 2,0 0,0");
    assertEquals(after.outcome, { winner: 1, by: "extinction" });
  });

  Deno.test(`C7: a bomber of ${id} misses exactly one own turn`, () => {
    let position = start("b 7 0,0 0,0");
    const seen = [];
    for (const token of ["!n13", "!n13", "n1,p1,n3,p3", "n1,p1,n3,p3", "!n13", "!n13"]) {
      const refusal = game.refuse(position, { bomb: 13 * 28 });
      seen.push(`${position.cooldowns} ${refusal}`);
      position = game.play(position, text.readMove(position, token));
    }
    assertEquals(seen, [
      "0,0 undefined",
      "2,0 undefined",
      "1,2 bomb-cooling",
      "0,1 bomb-cooling",
      "0,0 undefined",
      "2,0 undefined",
    ]);
  });

  Deno.test(`C7: both cooldowns of ${id} fall at every turn end, not below 0`, () => {
    let position = start("b 7 3,1 0,0");
    const seen = [];
    for (const token of ["a11,c11,e11,g11", "v11,x11,z11,ab11", "a11,c11,e11,g11"]) {
      position = game.play(position, text.readMove(position, token));
      seen.push(`${position.cooldowns}`);
    }
    assertEquals(seen, ["2,0", "1,0", "0,0"]);
  });

  Deno.test(`C7: a bomb of ${id} is written by its target`, () => {
    const position = start("b 7 0,0 0,0");
    assertEquals(text.writeMove(position, { bomb: 727 }), "!ab26");
    assertEquals(text.readMove(position, "!ab26"), { bomb: 727 });
  });
}
