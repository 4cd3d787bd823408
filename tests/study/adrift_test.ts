/** When a colony has lost its anchor. */

import { assertEquals } from "@std/assert";
import { conquerorsV2 } from "../../lib/games/conquerors/conquerors.ts";
import { isAdrift } from "../../lib/study/match.ts";

const POSITIONS: [what: string, position: string, isAdrift: boolean][] = [
  ["a colony that is not there", "! b 1 0,0 0,0", false],
  ["a colony at home", "2A$2A! b 2 0,0 0,0", false],
  ["a colony in the neutral zone alone", "10.2A$10.2A! b 5 0,0 0,0", true],
  ["a colony in the rival's home alone", "24.2A$24.2A! b 5 0,0 0,0", true],
  ["red at what is blue's home", "2B$2B! r 5 0,0 0,0", true],
  ["red at home", "24.2B$24.2B! r 5 0,0 0,0", false],
  ["blue whose rival alone is at home", "24.2B10$10.2A! b 5 0,0 0,0", true],
];

for (const [what, text, expected] of POSITIONS) {
  Deno.test(`${what} is ${expected ? "" : "not "}adrift`, () => {
    const position = conquerorsV2.text.readPosition(text, {});
    assertEquals(isAdrift(conquerorsV2, position), expected);
  });
}
