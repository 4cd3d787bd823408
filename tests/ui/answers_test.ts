/** What is typed or pressed at a table of two colonies, and what comes of it. */

import { assertEquals } from "@std/assert";
import { conquerorsUi } from "../../lib/ui/games/conquerors/ui.tsx";
import { obey } from "../../lib/ui/table/answers.ts";
import { press } from "../../lib/ui/table/press.ts";
import { Table } from "../../lib/ui/table/table.ts";
import { wordsIn } from "../../lib/words/mod.ts";
import { at, BLOCKS, BOMBS, TestMatch } from "./positions.ts";

function tableOf(position = BOMBS): Table {
  const match = new TestMatch([0], position);
  return new Table(match, conquerorsUi(wordsIn("en"), match.game));
}

/** What is typed, the tool that is then in hand, and where it is aimed. */
const TOOLS: [line: string, tool: string, target?: string][] = [
  ["skip", "skip"],
  ["pass", "skip"],
  ["/Pasar", "skip"],
  ["bomb m13", "bomb", "m13"],
  ["bomba m13", "bomb", "m13"],
  ["!m13", "bomb", "m13"],
  ["bomb", "place"],
  ["bomb zz9", "place"],
];

for (const [line, tool, target] of TOOLS) {
  Deno.test(`“${line}” takes up: ${tool}`, () => {
    const table = tableOf();
    obey(table, line);
    assertEquals([table.tool.value, table.target.value], [tool, target && at(target)]);
  });
}

Deno.test("the keys of the tools take them up, the bomb where the cursor is", () => {
  const table = tableOf(), key = (key: string) => ({ key, ctrlKey: false, shiftKey: false });
  table.cursor.value = at("x12");
  assertEquals(press(table, key("x")), "done");
  assertEquals([table.tool.value, table.target.value], ["bomb", at("x12")]);
  assertEquals(press(table, key("K")), "done");
  assertEquals([table.tool.value, table.target.value], ["skip", undefined]);
  assertEquals(press(table, { ...key("x"), ctrlKey: true }), undefined);
});

Deno.test("Enter chooses cells until the turn is whole, and then plays it: a remote has no Space", () => {
  const table = tableOf(), enter = { key: "Enter", ctrlKey: false, shiftKey: false };
  const chosen = ["a1", "a3", "a5", "a7"].map(at);
  for (const cell of chosen) {
    table.cursor.value = cell;
    press(table, enter);
    if (cell !== chosen[3]) press(table, enter);
  }
  assertEquals(table.drafted.value, chosen, "the second Enter takes nothing back");
  press(table, enter);
  assertEquals(table.drafted.value, []);
  assertEquals(table.match.turns.value.length, 1);
});

/** What is asked, and what is answered. */
const ANSWERS: [line: string, answer: string][] = [
  ["zone rival", "rival: x12 red, y12 red, x13 red, y13 red."],
  ["zona neutral", "neutral: no live cells."],
  ["zone home", "home: c12 blue, d12 blue, c13 blue, d13 blue."],
  ["cells red", "Red: x12 red, y12 red, x13 red, y13 red."],
  ["cells green", "None found."],
  ["zones", "Open to you: home, neutral."],
  ["last", "No turns yet."],
  ["bomb zz9", "That cell is off the board."],
  ["fly", "I don't know “fly”. Type help for the commands."],
];

for (const [line, answer] of ANSWERS) {
  Deno.test(`“${line}” is answered: ${answer}`, () => {
    const table = tableOf(BLOCKS);
    assertEquals(obey(table, line), "done");
    assertEquals(table.said.value, answer);
  });
}

Deno.test("a turn that is looked back at is shown and told until one plays on", () => {
  const match = new TestMatch([0, 1], BLOCKS);
  const table = new Table(match, conquerorsUi(wordsIn("en"), match.game));
  match.play({ pass: true });
  match.play({ pass: true });
  table.show(0);
  assertEquals(table.seen.value, match.turns.value[0]!.after);
  assertEquals(table.said.value.startsWith("Blue skipped."), true);
  table.show(0);
  assertEquals(table.seen.value, match.position.value);
  table.show(0);
  table.touch(at("a1"));
  assertEquals([table.seen.value, table.drafted.value], [match.position.value, [at("a1")]]);
  table.show(1);
  assertEquals(table.seen.value, match.position.value, "the last turn is now");
  table.show(0);
  table.take("skip");
  table.confirm();
  assertEquals(table.seen.value, match.position.value, "who plays on sees what came of it");
});
