/** Moves in advance as people type them. */

import { assertEquals } from "@std/assert";
import { writeSteps } from "../../lib/rooms/premove_text.ts";
import { readPremoves } from "../../lib/ui/table/premoves.tsx";

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
