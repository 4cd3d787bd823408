/** Random games of Conway by post of two to eight seats with any options. */

import { assert, assertEquals } from "@std/assert";
import { type Board, cellAt, rowOf } from "../../lib/automaton/board.ts";
import { NEUTRAL } from "../../lib/automaton/rule.ts";
import { conway } from "../../lib/games/conway/conway.ts";
import type { ConwayMove, ConwayPosition } from "../../lib/games/conway/position.ts";
import { readRecords, writeRecord } from "../../lib/games/notation/notation.ts";
import { below, seededRng } from "../../lib/games/kit/rng.ts";
import { rearrange } from "../automaton/boards.ts";
import { runs } from "../full.ts";
import { anyOptions, LONGEST, playedGame } from "./conway_games.ts";
import { isLegal, play } from "./perft/second_conway.ts";

const GAMES = runs(40, 500);

Deno.test(`P6, P9: ${GAMES} games end or stall, and both engines play them alike`, () => {
  const endings = new Set<string>();
  for (let n = 0; n < GAMES; n++) {
    const { moves, positions } = playedGame(`games ${n}`);
    assert(moves.length <= LONGEST);
    moves.forEach((move, i) => {
      assert(isLegal(positions[i]!, move));
      assertEquals(play(positions[i]!, move), positions[i + 1]!);
    });
    const { outcome, alive } = positions.at(-1)!;
    if (outcome!.winner !== null) assertEquals(alive.indexOf(true), outcome!.winner);
    endings.add(`${outcome!.by} ${outcome!.winner === null ? "drawn" : "won"}`);
  }
  const all = ["extinction drawn", "extinction won", "resignation won", "stall drawn"];
  assertEquals([...endings].sort(), all);
});

Deno.test(`${GAMES} games replay identically from their records`, () => {
  for (let n = 0; n < GAMES; n++) {
    const { positions, ...game } = playedGame(`games ${n}`);
    const [record] = readRecords(writeRecord(game));
    assertEquals(record!.moves, game.moves, "the order of the cells and the marks of chance");
    const end = record!.moves.reduce<ConwayPosition>(
      (position, move) => conway.play(position, move as ConwayMove),
      record!.start as ConwayPosition,
    );
    assertEquals(end, positions.at(-1));
  }
});

Deno.test("P4: with two seats nothing is ever nobody's", () => {
  for (let n = 0; n < GAMES; n++) {
    for (const { board } of playedGame(`two ${n}`, 2).positions) {
      assert(!board.cells.includes(NEUTRAL));
    }
  }
});

Deno.test("P1: on a torus a game is the same game wherever it is played", () => {
  for (let n = 0; n < GAMES; n++) {
    const { moves, positions: [start, ...after] } = playedGame(`shift ${n}`);
    const rng = seededRng(`by ${n}`), { width } = start!.board;
    const down = below(width, rng), right = below(width, rng);
    const shift = (cell: number) =>
      cellAt(start!.board, rowOf(start!.board, cell) + down, cell % width + right, "torus")!;
    const shifted = (board: Board) =>
      rearrange(board, (row, column) => [row + width - down, column + width - right]);
    let position = start!;
    moves.forEach((move, i) => {
      const there = "place" in move ? { ...move, place: move.place.map(shift) } : move;
      assertEquals(conway.refuse(position, there), undefined);
      position = conway.play(position, there);
      assertEquals(position, { ...after[i]!, board: shifted(after[i]!.board) });
    });
  }
});

Deno.test("a random turn is the full allowance as far as cells are legal", () => {
  const rng = seededRng("full");
  for (let n = 0; n < GAMES; n++) {
    const options = anyOptions(rng);
    const position = { ...conway.initial(options), move: 1 + n % 12 };
    const move = conway.random(position, rng);
    assert("place" in move && move.drawn);
    assertEquals(move.place.length, Math.min(options.place!, position.move, options.size! ** 2));
  }
});
