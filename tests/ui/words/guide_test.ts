import { assert, assertEquals, assertMatch } from "@std/assert";
import { cellName } from "../../../lib/games/notation/cell_text.ts";
import { emptyBoard } from "../../../lib/automaton/board.ts";
import type { Hint, Subject } from "../../../lib/learn/coach/hint.ts";
import { guideWordsIn } from "../../../lib/ui/games/conquerors/guide/guide.tsx";
import { LANGUAGES } from "../../../lib/words/language.ts";
import { at, cells } from "../positions.ts";

const BOARD = emptyBoard(28, 26);
const NAMES = {
  rival: "Red",
  cell: (cell: number) => cellName(BOARD, cell),
  rivalWeight: 2,
};

/** One of each kind, and of each that has another plural or another zone. */
const HINTS: readonly Hint[] = [
  { about: "won", cells: [] },
  { about: "lost", cells: [] },
  { about: "anchor", cells: [], closes: ["neutral"] },
  { about: "anchor", cells: [], closes: ["neutral", "rival"] },
  { about: "crowded", cells: cells("c12") },
  { about: "crowded", cells: cells("c12 d12") },
  { about: "lonely", cells: [] },
  { about: "harm", cells: [], points: 2 },
  { about: "bomb", cells: [at("m13")], points: 9 },
  { about: "closing", cells: [], zone: "rival" },
  { about: "opening", cells: [], zone: "neutral" },
  { about: "hunt", cells: cells("x12") },
  { about: "hunt", cells: cells("x12 y12") },
  { about: "weak", cells: cells("c12") },
  { about: "chain", cells: [], missing: "rival" },
  { about: "chain", cells: [], missing: "home" },
  { about: "leading", cells: [], points: 1, rounds: 1 },
  { about: "trailing", cells: [], points: 3, rounds: 2 },
  { about: "bomb-soon", cells: [] },
];

/** What a hint says; its type and its words go together. */
function say<About extends Subject>(
  hint: Extract<Hint, { about: About }>,
  language: typeof LANGUAGES[number],
): string {
  return guideWordsIn(language).hints[hint.about as About](hint, NAMES);
}

for (const language of LANGUAGES) {
  Deno.test(`every hint is a sentence short enough for a phone, in ${language}`, () => {
    const told = HINTS.map((hint) => say(hint, language));
    for (const sentence of told) {
      assertMatch(sentence, /^[A-ZÁÉÍÓÚ¿¡].+\.$/);
      assert(!/undefined|NaN|object/.test(sentence) && sentence.length <= 110, sentence);
    }
    assertEquals(new Set(told).size, told.length);
  });
}

Deno.test("hints name what they speak of", () => {
  assertEquals(
    say({ about: "bomb", cells: [at("m13")], points: 9 }, "en"),
    "A bomb at m13 would be 9 points better than skipping.",
  );
  assertEquals(
    say({ about: "hunt", cells: cells("x12") }, "es"),
    "A Red solo le queda 1 célula: ataca ahí para ganar.",
  );
  assertEquals(
    say({ about: "anchor", cells: [], closes: ["neutral", "rival"] }, "es"),
    "Tal como está, tu casa queda vacía y se te cierran la zona neutral y la casa rival.",
  );
});
