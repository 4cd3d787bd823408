import { assertEquals } from "@std/assert";
import { liveCells } from "../../../lib/automaton/turn_board.ts";
import { Run } from "../../../lib/ui/sandbox/run.ts";
import { pressKey } from "../../../lib/ui/sandbox/sandbox_keys.ts";
import { stampOf } from "../../../lib/ui/sandbox/stamps.ts";
import type { Studio } from "../../../lib/ui/sandbox/studio.ts";
import { sandboxHelpWordsIn } from "../../../lib/ui/sandbox/sandbox_help.tsx";
import { cellsOf, newStudio, paint } from "./studios.ts";

function pressed(studio: Studio, ...keys: string[]) {
  const run = new Run(studio);
  return keys.map((key) => pressKey(studio, run, { key, ctrlKey: false, shiftKey: false })).at(-1);
}

function at(studio: Studio, name: string): Studio {
  studio.cursor.value = cellsOf(studio, name)[0]!;
  return studio;
}

Deno.test("Space lives a generation, b goes back, f forward, r to the start", () => {
  const studio = newStudio();
  paint(studio, "c12 d12 e12");
  pressed(studio, " ", " ", " ");
  assertEquals(studio.moment.value.generation, 3);
  pressed(studio, "b", "Backspace");
  assertEquals(studio.moment.value.generation, 1);
  pressed(studio, "f");
  assertEquals(studio.moment.value.generation, 2);
  pressed(studio, "r");
  assertEquals(studio.moment.value.generation, 0);
});

Deno.test("Enter plays and pauses, plus and minus change the speed", () => {
  const studio = newStudio();
  const run = new Run(studio);
  const press = (key: string) => pressKey(studio, run, { key, ctrlKey: false, shiftKey: false });
  press("Enter");
  assertEquals(run.isPlaying.value, true);
  press("Enter");
  assertEquals(run.isPlaying.value, false);
  press("+");
  assertEquals([run.speed.value, studio.said.value], [10, "10 per second."]);
  for (let times = 0; times < 9; times++) press("-");
  assertEquals(run.speed.value, 1);
});

Deno.test("d, 1, 2 and 0 draw at the cursor, c changes the brush", () => {
  const studio = at(newStudio(), "c12");
  pressed(studio, "d");
  assertEquals(studio.moment.value.count, [1, 0]);
  pressed(studio, "2");
  assertEquals(studio.moment.value.count, [0, 1]);
  pressed(studio, "0", "1");
  assertEquals(studio.moment.value.count, [1, 0]);
  pressed(studio, "c");
  assertEquals([studio.brush.value, studio.said.value], [2, "Brush: red."]);
});

Deno.test("a pattern is turned, flipped and put down by keys, and laid away", () => {
  const studio = at(newStudio(), "k12");
  studio.takeStamp(stampOf("blinker"));
  pressed(studio, ">", "d");
  assertEquals(liveCells(studio.board.value), cellsOf(studio, "k11 k12 k13"));
  pressed(studio, "x", "Escape");
  assertEquals(studio.stamp.value, undefined);
});

Deno.test("arrows move, and stop at the edge", () => {
  const studio = at(newStudio(), "a1");
  pressed(studio, "ArrowRight", "ArrowDown");
  assertEquals(studio.cursor.value, cellsOf(studio, "b2")[0]);
  pressed(studio, "ArrowUp", "ArrowUp");
  assertEquals(studio.said.value, "Edge of the board.");
});

Deno.test("questions are answered, i and ? lead away, other keys are not the board's", () => {
  const studio = at(newStudio(), "c12");
  paint(studio, "c12 d12 c13 d13");
  pressed(studio, "s");
  assertEquals(studio.said.value, "Generation 0: 4 blue, 0 red.");
  pressed(studio, "n");
  assertEquals(studio.said.value, "1 structure: Block, still life, at c12: 4 blue.");
  pressed(studio, "w");
  assertEquals(studio.asked.value, studio.cursor.value);
  assertEquals(["i", "?", "q", "Tab"].map((key) => pressed(studio, key)), [
    "field",
    "help",
    undefined,
    undefined,
  ]);
});

Deno.test("every key of the board is told in the help, in either language", () => {
  const studio = newStudio();
  for (const language of ["en", "es"] as const) {
    const told = sandboxHelpWordsIn(language).keys.map(([keys]) => keys).join(" ");
    for (const key of "bfrd120c>xwosni?+") {
      assertEquals(told.includes(key), true, `${key} in ${language}`);
      assertEquals(pressed(studio, key) === undefined, false, key);
    }
  }
});
