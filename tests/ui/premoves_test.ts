/** Moves in advance as people type them. */

import { assertEquals } from "@std/assert";
import { writeSteps } from "../../lib/rooms/premove_text.ts";
import { premoveWordsIn, readPremoves, tellSteps } from "../../lib/ui/table/room/premoves.tsx";

/** A line, and what is read. */
const LINES: [string, string | undefined][] = [
  ["A5,g2", "a5,g2"],
  ["Pass; random#7", "pass; random#7"],
  ["Pasar; azar#7", "pass; random#7"],
  ["d4,e5 cualquiera: Pasar", "d4,e5 any: pass"],
  ["over there", undefined],
];

for (const [line, steps] of LINES) {
  Deno.test(`"${line}" is read as ${steps}`, () => {
    const read = readPremoves(line);
    assertEquals(read && writeSteps(read), steps);
  });
}

/** What was left, as each language tells it. */
const TOLD = [
  ["en", "d4,e5 any: pass; random#7"],
  ["es", "d4,e5 cualquiera: pasar; azar#7"],
] as const;

for (const [language, told] of TOLD) {
  Deno.test(`what was left in advance is told in ${language} as it's typed there`, () => {
    const steps = readPremoves(told)!;
    assertEquals(tellSteps(steps, premoveWordsIn(language)), told);
    assertEquals(writeSteps(steps), TOLD[0][1]);
  });
}
