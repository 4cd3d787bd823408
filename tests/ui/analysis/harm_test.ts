import { assertEquals } from "@std/assert";
import fc from "fast-check";
import type { Board, Cell } from "../../../lib/automaton/board.ts";
import { immigration } from "../../../lib/automaton/rule.ts";
import { step } from "../../../lib/automaton/step.ts";
import { conquerorsV2 } from "../../../lib/games/conquerors/conquerors.ts";
import type { LifeMove, LifePosition } from "../../../lib/games/conquerors/position.ts";
import { seededRng } from "../../../lib/games/kit/rng.ts";
import { type Harm, harmOf } from "../../../lib/ui/analysis/harm.ts";
import { cellNames } from "../../../lib/ui/board/speech.ts";
import { soup } from "../../games/soups.ts";
import { runs } from "../../full.ts";

const game = conquerorsV2;

function harm(before: LifePosition, move: LifeMove): Harm {
  return harmOf({ seat: before.turn, move, before, after: game.play(before, move) });
}

/** The board with the turn's cells, or without what its bomb reaches. */
function placed({ board, turn }: LifePosition, move: LifeMove): Board {
  const { width } = board;
  const isNear = (a: Cell, b: Cell) =>
    Math.abs(a % width - b % width) < 2 &&
    Math.abs(Math.floor(a / width) - Math.floor(b / width)) < 2;
  const cells = board.cells.map((state, cell) => {
    if ("place" in move) return move.place.includes(cell) ? turn + 1 : state;
    return "bomb" in move && isNear(cell, move.bomb) ? 0 : state;
  });
  return { ...board, cells };
}

/** Cell by cell, with the readable engine. */
function plainHarm(before: LifePosition, move: LifeMove): Harm {
  const own = before.turn + 1, rival = 3 - own;
  const start = placed(before, move);
  const lived = step(start, immigration, "plane");
  const skipped = step(before.board, immigration, "plane");
  const killed: Cell[] = [], given: Cell[] = [];
  for (let cell = 0; cell < start.cells.length; cell++) {
    const was = before.board.cells[cell], is = lived.cells[cell], would = skipped.cells[cell];
    if (was === own && would === own && is !== own) killed.push(cell);
    if (start.cells[cell] === 0 && is === rival && would !== rival) given.push(cell);
  }
  return { killed, given };
}

/** Board, turn, own cells killed, births given. */
const TURNS: readonly [string, string, string, string][] = [
  ["2A$2A", "e8,e9,f8,f9", "", ""],
  ["2A$2A", "c1,c2,c3,b3", "b1, a2, b2", ""],
  ["4.B2$4.B", "d2,a20,c20,a22", "", "e2"],
  ["2A$2A", "!a1", "a1, b1, a2, b2", ""],
  ["2A$2A", "pass", "", ""],
];

for (const [body, token, killed, given] of TURNS) {
  Deno.test(`${token} on ${body} kills ${killed || "none"} and gives ${given || "none"}`, () => {
    const before = game.text.readPosition(`${body}! b 7 0,0 0,0`, {});
    const found = harm(before, game.text.readMove(before, token));
    assertEquals(cellNames(before.board, found.killed), killed);
    assertEquals(cellNames(before.board, found.given), given);
  });
}

Deno.test("the harm of any turn on any board is what the readable engine finds", () => {
  const property = fc.property(fc.string(), (seed) => {
    const rng = seededRng(seed);
    const before = soup(game.rules, rng), move = game.random(before, rng);
    assertEquals(harm(before, move), plainHarm(before, move));
  });
  fc.assert(property, { seed: 5, numRuns: runs(300, 10_000) });
});
