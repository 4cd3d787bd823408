/** Zones and reach, clause by clause (rules.md C2, C4, C5; TR-001 §2.2, RR-001 §2.3). */

import { assertEquals } from "@std/assert";
import { columnOf, emptyBoard } from "../../lib/automaton/board.ts";
import {
  conquerorsClassic,
  conquerorsV2,
  type LifeGame,
  skirmish,
} from "../../lib/games/conquerors/conquerors.ts";
import type { Refusal, Seat } from "../../lib/games/game.ts";
import { colorOf, type LifePosition, rivalOf } from "../../lib/games/conquerors/position.ts";
import { type Zone, zoneOf } from "../../lib/games/conquerors/rules.ts";

const BOTH = [conquerorsV2, conquerorsClassic];

for (const { id, rules } of BOTH) {
  Deno.test(`C2: ${id} has homes of 8 columns and 12 neutral ones between`, () => {
    const zones = (seat: Seat) => Array.from({ length: 28 }, (_, c) => zoneOf(rules, seat, c));
    const third = (zone: Zone, columns: number) => Array(columns).fill(zone);
    const blue = [...third("home", 8), ...third("neutral", 12), ...third("rival", 8)];
    assertEquals(zones(0), blue);
    assertEquals(zones(1), blue.toReversed());
  });
}

Deno.test("Skirmish has homes of 5 columns and 6 neutral ones between", () => {
  const zones = Array.from({ length: 16 }, (_, column) => zoneOf(skirmish.rules, 0, column));
  const count = (zone: Zone) => zones.filter((other) => other === zone).length;
  assertEquals([count("home"), count("neutral"), count("rival")], [5, 6, 5]);
});

/** The zones a seat lives in; whether neutral is open, the rival's home in V2, in classic. */
const REACH: [Zone[], boolean, boolean, boolean][] = [
  [[], false, false, false],
  [["home"], true, false, false],
  [["neutral"], false, false, false],
  [["rival"], false, false, false],
  [["home", "neutral"], true, false, false],
  [["home", "rival"], true, false, false],
  [["neutral", "rival"], false, false, true],
  [["home", "neutral", "rival"], true, true, true],
];

/** The first and the last column of each zone as seat 0 sees it. */
const EDGES: Record<Zone, [number, number]> = { home: [0, 7], neutral: [8, 19], rival: [20, 27] };

for (const [zones, neutral, rivalV2, rivalClassic] of REACH) {
  for (
    const [game, rival] of [[conquerorsV2, rivalV2], [conquerorsClassic, rivalClassic]] as const
  ) {
    Deno.test(`C5: the reach of a seat of ${game.id} alive ${zones.join("+") || "nowhere"}`, () => {
      for (const [seat, edge] of [[0, 0], [0, 1], [1, 0], [1, 1]] as const) {
        const position = living(game, seat, zones.map((zone) => EDGES[zone][edge]));
        assertEquals(reasons(game, position), expected(seat, neutral, rival));
      }
    });
  }
}

/** The seat to move lives in some columns, counted from its own edge; its rival lives in all. */
function living(game: LifeGame, seat: Seat, columns: number[]): LifePosition {
  const board = emptyBoard(28, 26);
  board.cells.fill(colorOf(rivalOf(seat)), 28 * 25);
  for (const column of columns) board.cells[28 * 9 + fromEdge(seat, column)] = colorOf(seat);
  return { ...game.initial({}), board, turn: seat, round: 3 };
}

function fromEdge(seat: Seat, column: number): number {
  return seat === 0 ? column : 27 - column;
}

/** Of each column, what reach says of its empty cells, which must be the same of all of them. */
function reasons(game: LifeGame, position: LifePosition): (Refusal | undefined)[] {
  const may = game.reach(position, []);
  const seen = Array.from({ length: 28 }, () => new Set<Refusal | undefined>());
  position.board.cells.forEach((state, cell) => {
    if (state === 0) seen[columnOf(position.board, cell)]!.add(may(cell));
    else assertEquals(may(cell), "occupied");
  });
  assertEquals(seen.map((set) => set.size), Array(28).fill(1));
  return seen.map(([reason]) => reason);
}

function expected(seat: Seat, neutral: boolean, rival: boolean): (Refusal | undefined)[] {
  const columns = [
    ...Array(8).fill(undefined),
    ...Array(12).fill(neutral ? undefined : "neutral-locked"),
    ...Array(8).fill(rival ? undefined : "rival-locked"),
  ];
  return seat === 0 ? columns : columns.toReversed();
}

for (const game of BOTH) {
  Deno.test(`C4: in ${game.id} a cell placed at home opens nothing in the same turn`, () => {
    const start = game.initial({});
    assertEquals(game.reach(start, [0, 1, 28])(8), "neutral-locked");
    assertEquals(game.refuse(start, { place: [0, 1, 28, 8] }), "neutral-locked");
  });

  Deno.test(`C4: in ${game.id} a cell placed in neutral opens nothing in the same turn`, () => {
    const position = game.text.readPosition("2A18.A$2A! b 3 0,0 0,0", {});
    assertEquals(game.reach(position, [10, 11])(21), "rival-locked");
    assertEquals(game.refuse(position, { place: [10, 11, 12, 21] }), "rival-locked");
  });

  Deno.test(`C5: ${game.id} locks neutral again when the last cell at home has died`, () => {
    const before = game.text.readPosition("A11.2A$12.2A$10$26.2B$26.2B! b 3 0,0 0,0", {});
    assertEquals(game.reach(before, [])(10), undefined);
    const after = game.play(game.play(before, { pass: true }), { pass: true });
    assertEquals(game.turn(after), 0);
    assertEquals(game.reach(after, [])(10), "neutral-locked");
  });
}

Deno.test("C5: V2 locks the rival's home with the last cell at home, classic does not", () => {
  const text = "A11.2A$12.2A$9$22.2A$22.2A$26.2B$26.2B! b 3 0,0 0,0";
  const found = BOTH.map((game) => {
    const before = game.text.readPosition(text, {});
    assertEquals(game.reach(before, [])(21), undefined);
    return game.reach(game.play(game.play(before, { pass: true }), { pass: true }), [])(21);
  });
  assertEquals(found, ["rival-locked", undefined]);
});
