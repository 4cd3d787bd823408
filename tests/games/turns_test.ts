/** What a turn is, clause by clause (rules.md C3, C4, C6, C8; TR-001 §2.1, §2.3). */

import { assertEquals, assertThrows } from "@std/assert";
import { copyBoard } from "../../lib/automaton/board.ts";
import { immigration } from "../../lib/automaton/rule.ts";
import { step } from "../../lib/automaton/step.ts";
import { conquerorsClassic, conquerorsV2 } from "../../lib/games/conquerors/conquerors.ts";
import type { Refusal } from "../../lib/games/game.ts";
import type { LifeMove } from "../../lib/games/conquerors/position.ts";
import { seededRng } from "../../lib/games/kit/rng.ts";
import { adventurous } from "./moves.ts";

const BLOCKS = "2A24.2B$2A24.2B!";

/** The columns of blue's home full of red cells, so that no cell is left to blue. */
const BESIEGED = "8B$".repeat(25) + "8B!";

/** The same but for three cells: a1, h1, h2. */
const THREE_HOLES = ".6B.$7B.$" + "8B$".repeat(23) + "8B!";

const PASS = { pass: true } as const;

for (const game of [conquerorsV2, conquerorsClassic]) {
  const { id, text } = game;

  Deno.test(`C1: ${id} begins on an empty board of 26 rows and 28 columns`, () => {
    assertEquals(text.writePosition(game.initial({})), "! b 1 0,0 0,0");
    const { width, height, cells } = game.board(game.initial({}));
    assertEquals([width, height, cells.length], [28, 26, 728]);
  });

  Deno.test(`C3: in ${id} blue moves first, seats alternate, the round rises after red's turn`, () => {
    const clock = [], rng = seededRng("s34"); // a game that goes the distance
    let position = game.initial({});
    for (let turn = 0; turn < 24; turn++) {
      assertEquals(position.outcome, null);
      clock.push(`${game.turn(position)} ${position.round}`);
      position = game.play(position, adventurous(game, position, rng) as LifeMove);
    }
    const rounds = Array.from({ length: 12 }, (_, n) => [`0 ${n + 1}`, `1 ${n + 1}`]);
    assertEquals(clock, rounds.flat());
    assertEquals(position.outcome?.by, "majority");
  });

  Deno.test(`C3: a placement of ${id} is followed by one generation`, () => {
    const start = text.readPosition(BLOCKS + " b 2 0,0 0,0", {});
    const place = [3, 31, 59, 400];
    const placed = copyBoard(start.board);
    for (const cell of place) placed.cells[cell] = 1;
    assertEquals(game.play(start, { place }).board, step(placed, immigration, "plane"));
  });

  const REFUSED: [string, number[], Refusal | undefined][] = [
    ["four cells", [2, 3, 4, 5], undefined],
    ["no cell", [], "too-few"],
    ["one cell", [2], "too-few"],
    ["three cells", [2, 3, 4], "too-few"],
    ["five cells", [2, 3, 4, 5, 6], "too-many"],
    ["a cell twice", [2, 3, 4, 2], "repeated"],
    ["a cell that is its own", [2, 3, 4, 0], "occupied"],
    ["a cell that is the rival's", [2, 3, 4, 27], "occupied"],
    ["a cell above the board", [2, 3, 4, -1], "off-board"],
    ["a cell below the board", [2, 3, 4, 728], "off-board"],
    ["half a cell", [2, 3, 4, 5.5], "off-board"],
    ["no number", [2, 3, 4, NaN], "off-board"],
    ["a cell in the rival's home", [2, 3, 4, 25], "rival-locked"],
  ];
  for (const [what, place, refusal] of REFUSED) {
    Deno.test(`C3: a turn of ${what} in ${id} is ${refusal ?? "legal"}`, () => {
      const start = text.readPosition(BLOCKS + " b 2 0,0 0,0", {});
      assertEquals(game.refuse(start, { place }), refusal);
      if (refusal) assertThrows(() => game.play(start, { place }), Error, refusal);
    });
  }

  Deno.test(`C4: the order of a turn's cells has no effect in ${id}`, () => {
    const start = game.initial({});
    const turn = { place: [2, 30, 3, 31] }, turned = { place: [31, 3, 30, 2] };
    assertEquals(game.play(start, turn), game.play(start, turned));
    assertEquals(text.writeMove(start, turned), "c1,d1,c2,d2");
  });

  Deno.test(`C6: with three legal cells a turn of ${id} places all three`, () => {
    const start = text.readPosition(THREE_HOLES + " b 3 0,0 0,0", {});
    assertEquals(game.refuse(start, { place: [0, 7, 35] }), undefined);
    assertEquals(game.refuse(start, { place: [0, 7] }), "too-few");
    assertEquals(game.refuse(start, { place: [] }), "too-few");
    assertEquals(game.refuse(start, { place: [0, 7, 35, 8] }), "neutral-locked");
    assertEquals(game.refuse(start, PASS), undefined);
  });

  /** Round, blue's cooldown, its skips: what is left to a seat that has no cell to place on. */
  const BESIEGED_TURNS: [string, string, LifeMove[]][] = [
    ["skip", "b 3 0,0 0,0", [PASS]],
    ["place nothing", "b 3 0,0 1,0", [{ place: [] }]],
    ["bomb", "b 7 0,0 1,0", [{ bomb: 0 }]],
    ["bomb or skip", "b 7 0,0 0,0", [{ bomb: 0 }, PASS]],
    ["place nothing while its bomb cools", "b 7 1,0 1,0", [{ place: [] }]],
  ];
  for (const [what, clock, legal] of BESIEGED_TURNS) {
    Deno.test(`C6: with no legal cell at "${clock}" a seat of ${id} can ${what}`, () => {
      const start = text.readPosition(`${BESIEGED} ${clock}`, {});
      const turns: LifeMove[] = [{ place: [] }, { bomb: 0 }, PASS, { place: [0] }, { place: [8] }];
      assertEquals(turns.filter((turn) => !game.refuse(start, turn)), legal);
      assertEquals(game.refuse(start, game.random(start, () => 0.999)), undefined);
    });
  }

  Deno.test(`C6: the generation runs after an empty placement in ${id}`, () => {
    const start = text.readPosition(BESIEGED + " b 3 0,0 1,0", {});
    const after = game.play(start, text.readMove(start, "-"));
    assertEquals(after.board, step(start.board, immigration, "plane"));
    assertEquals([after.turn, after.skips], [1, [1, 0]]);
  });

  Deno.test(`C8: each seat of ${id} may skip once`, () => {
    let position = text.readPosition(BLOCKS + " b 2 0,0 0,0", {});
    position = game.play(position, PASS);
    assertEquals(position.skips, [1, 0]);
    position = game.play(position, PASS);
    assertEquals(position.skips, [1, 1]);
    assertEquals(game.refuse(position, PASS), "skip-used");
    position = game.play(position, { place: [10, 12, 14, 16] });
    assertEquals(game.refuse(position, PASS), "skip-used");
  });

  Deno.test(`C8: the generation runs after a skip in ${id}`, () => {
    const start = text.readPosition("3A$24.3B! r 2 0,0 0,0", {});
    const after = game.play(start, PASS);
    assertEquals(text.writePosition(after), ".A23.B$.A23.B$25.B! b 3 0,0 0,1");
  });
}
