import { assertEquals } from "@std/assert";
import type { Fate } from "../../../lib/automaton/structures.ts";
import { sandboxHelpWordsIn } from "../../../lib/ui/sandbox/sandbox_help.tsx";
import { sandboxWordsIn } from "../../../lib/ui/sandbox/words/mod.ts";

const FATES: [Fate, string, string][] = [
  [{ kind: "still" }, "still life", "vida estática"],
  [{ kind: "oscillator", period: 2 }, "oscillator, period 2", "oscilador de periodo 2"],
  [
    { kind: "spaceship", period: 4, dx: 1, dy: -1 },
    "spaceship, period 4: 1 right, 1 up",
    "nave de periodo 4: 1 a la derecha, 1 hacia arriba",
  ],
  [
    { kind: "spaceship", period: 4, dx: -2, dy: 0 },
    "spaceship, period 4: 2 left",
    "nave de periodo 4: 2 a la izquierda",
  ],
  [{ kind: "dies", after: 1 }, "dies in 1 generation", "muere en 1 generación"],
  [{ kind: "settles", after: 9 }, "settles in 9 generations", "se estabiliza en 9 generaciones"],
  [
    { kind: "unsettled", after: 64 },
    "unsettled after 64 generations",
    "sin estabilizarse tras 64 generaciones",
  ],
];

for (const [fate, en, es] of FATES) {
  Deno.test(`a fate in words: ${en}`, () => {
    assertEquals(sandboxWordsIn("en").fateOf(fate), en);
    assertEquals(sandboxWordsIn("es").fateOf(fate), es);
  });
}

Deno.test("the help has as many lines in either language", () => {
  const [en, es] = [sandboxHelpWordsIn("en"), sandboxHelpWordsIn("es")];
  assertEquals([en.keys.length, en.commands.length], [es.keys.length, es.commands.length]);
});
