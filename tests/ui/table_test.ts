import { assertEquals, assertMatch } from "@std/assert";
import type { LifeMove } from "../../lib/games/conquerors/position.ts";
import { conquerorsUi } from "../../lib/ui/games/conquerors/ui.tsx";
import { obey } from "../../lib/ui/table/answers.ts";
import { Table } from "../../lib/ui/table/table.ts";
import { wordsIn } from "../../lib/words/mod.ts";
import { at, BLOCKS, BOMBS, cells, TestMatch } from "./positions.ts";

const words = wordsIn("en");

/** A table at which Blue sits, unless said otherwise. */
function tableWith(match = new TestMatch([0])): Table {
  return new Table(match, conquerorsUi(words, match.game));
}

function touchAll(table: Table, names: string): void {
  for (const cell of cells(names)) table.touch(cell);
}

/** The turns played, without the positions around them. */
function moves({ match }: Table): LifeMove[] {
  return match.turns.value.map(({ move }) => move);
}

Deno.test("a touched cell is drafted, and taken back when touched again", () => {
  const table = tableWith();
  touchAll(table, "c12 d12");
  assertEquals(table.drafted.value, cells("c12 d12"));
  assertEquals(table.said.value, "d12 placed, 2 of 4.");
  table.touch(at("c12"));
  assertEquals(table.drafted.value, cells("d12"));
  assertEquals(table.said.value, "c12 taken back.");
  assertEquals(moves(table), []);
});

Deno.test("a word that only objects know is no zone", () => {
  const table = tableWith();
  obey(table, "constructor");
  assertEquals(table.said.value, words.say.unknown("constructor"));
  obey(table, "zone home");
  assertEquals(table.said.value, "home: no live cells.");
});

Deno.test("a drafted cell is moved where it may be placed, in its place among the others", () => {
  const table = tableWith(new TestMatch([0], BLOCKS));
  touchAll(table, "a1 a2 a3 a4");
  table.move(at("a2"), at("b2"));
  assertEquals(table.drafted.value, cells("a1 b2 a3 a4"));
  assertMatch(table.said.value, /^b2 placed, 4 of 4\./);
  const reasons: [to: string, reason: string][] = [
    ["c12", "That cell is taken."],
    ["a3", "You've already chosen that cell."],
    ["y1", "The rival's home is locked: you need live cells in all three zones."],
  ];
  for (const [to, reason] of reasons) {
    assertEquals(table.refusalAt(at(to), at("b2")), reason);
    table.move(at("b2"), at(to));
    assertEquals([table.drafted.value, table.said.value], [cells("a1 b2 a3 a4"), reason]);
  }
  assertMatch(table.refusalAt(at("a5"))!, /^That's all 4 cells\./);
  assertEquals(table.refusalAt(at("a3")), undefined);
});

Deno.test("undo takes back the last cell, clear all of them", () => {
  const table = tableWith();
  touchAll(table, "c12 d12 e12");
  table.undo();
  assertEquals(table.drafted.value, cells("c12 d12"));
  table.clear();
  assertEquals([table.drafted.value, table.said.value], [[], "All cells taken back."]);
  for (const act of ["undo", "clear"] as const) {
    table[act]();
    assertMatch(table.said.value, /^Nothing to take back\./);
  }
});

Deno.test("a turn is played when it is whole and confirmed, not before", () => {
  const table = tableWith();
  touchAll(table, "c12 d12 c13");
  assertEquals(table.canConfirm.value, false);
  table.confirm();
  assertEquals([moves(table), table.said.value], [
    [],
    words.say.begin(4, 0),
  ]);
  table.touch(at("d13"));
  assertEquals(table.canConfirm.value, true);
  table.confirm();
  assertEquals(moves(table), [{ place: cells("c12 d12 c13 d13") }]);
  assertEquals(table.drafted.value, []);
});

Deno.test("what may not be placed is not drafted, and its reason said", () => {
  const table = tableWith(new TestMatch([0], BLOCKS));
  const reasons: [string, string][] = [
    ["c12", "That cell is taken."],
    ["y1", "The rival's home is locked: you need live cells in all three zones."],
  ];
  for (const [cell, reason] of reasons) {
    table.touch(at(cell));
    assertEquals([table.drafted.value, table.said.value], [[], reason]);
  }
  touchAll(table, "a1 a2 a3 a4 a5");
  assertEquals(table.drafted.value, cells("a1 a2 a3 a4"));
  assertMatch(table.said.value, /^That's all 4 cells\./);
});

Deno.test("a bomb is taken up, aimed, aimed elsewhere, and dropped", () => {
  const table = tableWith(new TestMatch([0], BOMBS));
  table.take("bomb");
  assertEquals(table.pending.value, undefined);
  table.confirm();
  assertMatch(table.said.value, /^Pick a target/);
  table.touch(at("c12"));
  assertEquals(table.said.value, "Bomb aimed at c12: clears 4 blue, 0 red. Confirm to drop it.");
  table.touch(at("x12"));
  assertEquals(table.canConfirm.value, true);
  table.confirm();
  assertEquals(moves(table), [{ bomb: at("x12") }]);
  assertEquals(table.tool.value, "place");
});

Deno.test("a bomb that is put down leaves the drafted cells", () => {
  const table = tableWith(new TestMatch([0], BOMBS));
  touchAll(table, "a1 a2");
  table.take("bomb");
  table.touch(at("x12"));
  table.cancel();
  assertEquals([table.target.value, table.drafted.value], [undefined, cells("a1 a2")]);
  table.take("bomb");
  table.undo();
  assertEquals([table.tool.value, table.drafted.value], ["place", cells("a1 a2")]);
});

Deno.test("a bomb too early and a second skip are refused in words", () => {
  const table = tableWith();
  table.take("bomb");
  assertEquals([table.tool.value, table.said.value], ["place", "You can bomb from round 7."]);
  const used = tableWith(new TestMatch([0], BLOCKS.replace("0,0 0,0", "0,0 1,0")));
  used.take("skip");
  assertEquals([used.tool.value, used.said.value], ["place", "You've used your skip."]);
});

Deno.test("a skip is asked for, then played", () => {
  const table = tableWith();
  table.take("skip");
  assertMatch(table.said.value, /^Use your skip\?/);
  table.confirm();
  assertEquals(moves(table), [{ pass: true }]);
});

Deno.test("out of turn nothing is drafted, played or taken up", () => {
  const table = tableWith(new TestMatch([1]));
  for (
    const act of [() => table.touch(at("x12")), () => table.take("skip"), () => table.confirm()]
  ) {
    act();
    assertMatch(table.said.value, /^It's not your turn yet\./);
  }
  assertEquals([table.drafted.value, table.tool.value, moves(table)], [[], "place", []]);
});

Deno.test("a watcher hears that they only watch", () => {
  const table = tableWith(new TestMatch([]));
  table.touch(at("c12"));
  assertEquals(table.said.value, "You're watching, so you can't play.");
});

Deno.test("a turn that was not taken is drafted again, with the reason", async () => {
  const match = new TestMatch([0]);
  const table = tableWith(match);
  match.refusal = "over";
  touchAll(table, "c12 d12 c13 d13");
  table.confirm();
  await Promise.resolve();
  assertEquals(table.drafted.value, cells("c12 d12 c13 d13"));
  assertEquals(table.said.value, "The game is over.");
});

Deno.test("who moves second is told what to do as their first turn comes, and no more later", () => {
  const match = new TestMatch([1]), table = tableWith(match), stop = table.listen();
  match.play({ place: cells("c12 d12 c13 d13") });
  assertEquals(
    table.alerted.value,
    "Blue placed c12, d12, c13, d13. Generation 1: nothing born, nothing dead. Your turn. " +
      "Place 4 cells in your home on the right, then confirm.",
  );
  table.confirm();
  assertEquals(table.said.value, "Place 4 cells in your home on the right, then confirm.");
  match.play({ place: cells("x12 y12 x13 y13") });
  match.play({ pass: true });
  assertMatch(table.alerted.value, /Your turn\.$/);
  table.confirm();
  assertEquals(table.said.value, "Place 4 cells, drop a bomb, or skip.");
  stop();
});

Deno.test("the player's own turn is told politely, the rival's presses", () => {
  const match = new TestMatch([0]);
  const table = tableWith(match);
  const stop = table.listen();
  touchAll(table, "c12 d12 c13 d13");
  table.confirm();
  assertEquals(
    table.said.value,
    "Blue placed c12, d12, c13, d13. Generation 1: nothing born, nothing dead. Neutral zone is now open for you.",
  );
  assertEquals([table.alerted.value, table.spokeLast.value], ["", "said"]);
  match.play({ place: cells("x12 y12 x13 y13") });
  assertEquals(
    table.alerted.value,
    "Red placed x12, y12, x13, y13. Generation 2: nothing born, nothing dead. Your turn.",
  );
  assertEquals(table.spokeLast.value, "alerted");
  stop();
  match.play({ pass: true });
  assertMatch(table.said.value, /Generation 1/);
});

Deno.test("the end is told with its reason, and nothing can be played after it", () => {
  const match = new TestMatch([0]);
  const table = tableWith(match);
  table.listen();
  match.play({ place: cells("c12 d12 c13 d13") });
  match.play({ pass: true });
  assertEquals(
    table.alerted.value,
    "Red skipped. Generation 2: nothing born, nothing dead. Victory by extinction in round 1. Blue 4, Red 0.",
  );
  table.touch(at("a1"));
  assertEquals(table.said.value, "The game is over.");
});

Deno.test("the same sentence twice is another text, or it would not be read again", () => {
  const table = tableWith();
  table.say("Edge of the board.");
  table.say("Edge of the board.");
  const second = table.said.value;
  assertEquals([second.trim(), second === "Edge of the board."], ["Edge of the board.", false]);
  table.say("Edge of the board.");
  assertEquals(table.said.value, "Edge of the board.");
});

Deno.test("the cursor begins in the player's home", () => {
  assertEquals(tableWith(new TestMatch([0])).cursor.value, at("e14"));
  assertEquals(tableWith(new TestMatch([1])).cursor.value, at("x14"));
  assertEquals(tableWith(new TestMatch([0, 1])).cursor.value, at("e14"));
});
