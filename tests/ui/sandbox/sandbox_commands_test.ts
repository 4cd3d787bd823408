import { assertEquals } from "@std/assert";
import { writeRleBody } from "../../../lib/automaton/rle.ts";
import { Run } from "../../../lib/ui/sandbox/run.ts";
import { obeySandbox } from "../../../lib/ui/sandbox/sandbox_commands.ts";
import { newStudio } from "./studios.ts";

/** What is typed, and then: the board, or the sentence. */
const LINES: [string[], { readonly board?: string; readonly said?: string }][] = [
  [["a1 b1"], { board: "2A!" }],
  [["a1 b1", "b1"], { board: "A!" }],
  [["blue a1 b2", "red b1, a2"], { board: "AB$BA!" }],
  [["azul a1", "rojo b1"], { board: "AB!" }],
  [["a1 b1", "erase a1"], { board: ".A!" }],
  [["block b2"], { board: "2A$2A!" }],
  [["trafficlight d4"], { board: "2.3A2$A5.A$A5.A$A5.A2$2.3A!" }],
  [["gosper d4"], { said: "Gosper glider gun is 36 × 9. This board is too small.", board: "!" }],
  [["glider b2", "step"], { said: "Generation 1: 5 blue, 0 red." }],
  [["glider b2", "paso 4"], { said: "Generation 4: 5 blue, 0 red." }],
  [["blinker b2", "step 5", "back 4"], { said: "Generation 1: 3 blue, 0 red." }],
  [["blinker b2", "step 5", "atrás 4", "adelante"], { said: "Generation 2: 3 blue, 0 red." }],
  [["blinker b2", "step 5", "reset"], { said: "Generation 0: 3 blue, 0 red." }],
  [["blinker b2", "clear"], { board: "!" }],
  [["soup"], { said: "Soup 3f2a." }],
  [["sopa abc"], { said: "Soup abc." }],
  [["población"], { said: "Generation 0: 0 blue, 0 red." }],
  [["structures"], { said: "Nothing lives here." }],
  [["porqué zz"], { said: "That cell is off the board." }],
  [["a1", "s 1"], { said: "Row 1: a1 blue." }],
  [["a1", "s a"], { said: "Column a: a1 blue." }],
  [["a1", "near b2"], { said: "b2 empty. Around: a1 blue." }],
  [["a1", "cells blue"], { said: "Blue: a1 blue." }],
  [["a1 zz1"], { said: "That cell is off the board.", board: "!" }],
  [["red zz1"], { said: "That cell is off the board." }],
  [["step x"], { said: "Generation 1: 0 blue, 0 red." }],
  [["rule 23/36", "torus"], { said: "Rule: B36/S23 on a torus." }],
  [["regla HighLife", "toro", "plano"], { said: "Rule: B36/S23 on a plane." }],
  [["rule b2/s", "a1 c1", "step"], { board: ".A$.A!" }],
  [["torus", "a1 b1 z26", "rule b3/s", "step"], { said: "Generation 1: 0 blue, 0 red." }],
  [["torus", "a1 b1 ab1", "step"], { board: "A$A24$A!" }],
  [["rule wireworld"], { said: "wireworld isn't a rule known here. Try one like B36/S23." }],
  [["rule b0/s8", "structures"], {
    said: "With this rule empty ground comes alive: nothing stands apart.",
  }],
  [["rule seeds", "a1 b1", "why a1"], { said: "Only for Life (B3/S23) on a plane." }],
  [["confirm"], { said: "I don't know “confirm”. Type help for the commands." }],
  ...["__proto__", "constructor a1"].map((line): [string[], { readonly said: string }] => [[line], {
    said: `I don't know “${line}”. Type help for the commands.`,
  }]),
  [["hullo"], { said: "I don't know “hullo”. Type help for the commands." }],
];

for (const [lines, { board, said }] of LINES) {
  Deno.test(`typed: ${lines.join("; ")}`, () => {
    const studio = newStudio();
    const run = new Run(studio);
    for (const line of lines) assertEquals(obeySandbox(studio, run, line), "done");
    if (board !== undefined) assertEquals(writeRleBody(studio.board.value), board);
    if (said !== undefined) assertEquals(studio.said.value, said);
  });
}

Deno.test("patterns are called as the page calls them, or as the catalogue does", () => {
  for (const name of ["bloque", "Bloque", "block"]) {
    const studio = newStudio("es");
    obeySandbox(studio, new Run(studio), `${name} b2`);
    assertEquals(writeRleBody(studio.board.value), "2A$2A!");
  }
});

for (const language of ["en", "es"] as const) {
  Deno.test(`any pattern may be called all that the page calls it, ${language}`, () => {
    const studio = newStudio(language), { patterns, say } = studio.own;
    studio.resize(60, 60);
    for (const name of Object.values(patterns)) {
      obeySandbox(studio, new Run(studio), `${name} n20`);
      assertEquals(studio.said.value, say.stamped(name, "n20"));
    }
  });
}

Deno.test("any row and column of the largest board is read out", () => {
  const studio = newStudio(), run = new Run(studio);
  studio.resize(1000, 1000);
  for (const line of ["all1000", "s 1000"]) obeySandbox(studio, run, line);
  assertEquals(studio.said.value, "Row 1000: all1000 blue.");
  obeySandbox(studio, run, "s all");
  assertEquals(studio.said.value, "Column all: all1000 blue.");
});

Deno.test("a cell may be asked about", () => {
  const studio = newStudio();
  for (const line of ["why b1", "porqué b1"]) {
    studio.asked.value = undefined;
    obeySandbox(studio, new Run(studio), line);
    assertEquals(studio.asked.value, 1);
  }
});

Deno.test("play and help are passed on", () => {
  const studio = newStudio();
  const run = new Run(studio);
  obeySandbox(studio, run, "play");
  assertEquals(run.isPlaying.value, true);
  run.pause();
  assertEquals(obeySandbox(studio, run, "/help"), "help");
});

Deno.test("a run stops where the board is taken elsewhere by a typed line, as by a key", () => {
  for (const line of ["step", "back 2", "forward", "reset", "clear", "soup 3f2a"]) {
    const studio = newStudio(), run = new Run(studio);
    obeySandbox(studio, run, "play");
    obeySandbox(studio, run, line);
    assertEquals(run.isPlaying.value, false, line);
    run.pause();
  }
});
