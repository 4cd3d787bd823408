import { assertEquals } from "@std/assert";
import type { LifeMove } from "../../lib/games/conquerors/position.ts";
import { conquerorsUi } from "../../lib/ui/games/conquerors/ui.tsx";
import { Table } from "../../lib/ui/table/table.ts";
import { whyNotNow, whyOf, whySentence } from "../../lib/ui/table/why.ts";
import { wordsIn } from "../../lib/words/mod.ts";
import { at, BLOCKS, BOMBS, cells, TestMatch } from "./positions.ts";

/** A table at which that was played. */
function tableAfter(move: LifeMove, start = BLOCKS): Table {
  const match = new TestMatch([0], start);
  const table = new Table(match, conquerorsUi(wordsIn("en"), match.game));
  match.play(move);
  return table;
}

Deno.test("a cell is told what decided of it, and who was around", () => {
  const table = tableAfter({ place: cells("b11 d11 e13 h5") });
  const answers: [string, string, string][] = [
    ["h5", "Died: 0 neighbors", ""],
    ["b11", "Died: 1 neighbor", "c12"],
    ["y13", "Lives: 3 neighbors", "x12 y12 x13"],
    ["a1", "Stayed empty: 0 neighbors", ""],
  ];
  for (const [name, answer, near] of answers) {
    const why = whyOf(table, at(name));
    assertEquals([why.answer, why.near], [answer, near === "" ? [] : cells(near)], name);
  }
});

Deno.test("a birth names its parents by their colors", () => {
  const two = BLOCKS.replace("2.2A19.2B$2.2A19.2B", "2.2A.B18.2B$2.2A19.2B");
  const table = tableAfter({ place: cells("h1 h2 h3 a26") }, two);
  assertEquals(whyOf(table, at("e12")).answer, "Born from 2 blue, 1 red");
  assertEquals(whyOf(table, at("g2")).answer, "Born from 3 blue");
  assertEquals(
    whySentence(table.board, whyOf(table, at("g2"))),
    "g2. Born from 3 blue. Exactly 3 give birth.",
  );
});

Deno.test("what a bomb struck was bombed", () => {
  const table = tableAfter({ bomb: at("x12") }, BOMBS);
  assertEquals(whyOf(table, at("x12")).answer, "Bombed");
});

Deno.test("a tap asks about what can't be chosen, and chooses the rest", async () => {
  const match = new TestMatch([0, 1], BLOCKS);
  const table = new Table(match, conquerorsUi(wordsIn("en"), match.game));
  table.tap(at("c12"));
  await table.ask(at("c12"));
  assertEquals(table.asked.value?.answer, "Lives: 3 neighbors");
  assertEquals(table.drafted.value, []);
  table.tap(at("a1"));
  assertEquals([table.asked.value, table.drafted.value], [undefined, cells("a1")]);
  table.tap(at("c12"));
  assertEquals(table.said.value, "That cell is taken.");
});

Deno.test("an answer is over with the next turn", async () => {
  const table = tableAfter({ place: cells("h1 h2 h3 a26") });
  await table.ask(at("h2"));
  assertEquals(table.asked.value?.answer, "Lives: 2 neighbors");
  (table.match as TestMatch).play({ pass: true });
  assertEquals(table.asked.value, undefined);
});

Deno.test("with a bomb in hand a tap aims it, whatever lives there", () => {
  const match = new TestMatch([0], BOMBS);
  const table = new Table(match, conquerorsUi(wordsIn("en"), match.game));
  assertEquals(table.isQuestion(at("x12")), true);
  table.take("bomb");
  assertEquals(table.isQuestion(at("x12")), false);
  table.tap(at("x12"));
  assertEquals(table.target.value, at("x12"));
});

Deno.test("who plays for a rating is told of no cell before the game is over", async () => {
  const match = Object.assign(new TestMatch([0], BLOCKS), { isRated: true });
  const table = new Table(match, conquerorsUi(wordsIn("en"), match.game));
  table.tap(at("c12"));
  assertEquals(table.said.value, "That cell is taken.");
  await table.ask(at("c12"));
  assertEquals([table.asked.value, table.said.value], [undefined, whyNotNow(table)]);
});
