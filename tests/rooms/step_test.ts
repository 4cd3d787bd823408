import { assertEquals } from "@std/assert";
import fc from "fast-check";
import type { Step } from "../../lib/rooms/premove.ts";
import { readSteps, writeSteps } from "../../lib/rooms/premove_text.ts";

fc.configureGlobal({ seed: 1 });

const READ: readonly (readonly [string, readonly Step[]])[] = [
  ["a5,g2", [{ after: [], move: "a5,g2" }]],
  ["d4,e5: a5,g2", [{ after: ["d4,e5"], move: "a5,g2" }]],
  [" any  d4 :pass ; b7#9;random", [
    { after: ["any", "d4"], move: "pass" },
    { after: [], move: "b7", number: 9 },
    { after: [], move: "random" },
  ]],
];

for (const [text, steps] of READ) {
  Deno.test(`"${text}" says what to play, and when`, () => {
    assertEquals(readSteps(text), steps);
  });
}

for (
  const text of ["", ";", "a5;", ":", "d4:", "a:b:c5", "a5 b6", "a5#", "a5#0", "a5#1#2", "#3: a5"]
) {
  Deno.test(`"${text}" cannot be read`, () => assertEquals(readSteps(text), undefined));
}

const token = fc.stringMatching(/^[a-z0-9,!>*]{1,9}$/);
const step = fc.record({
  after: fc.array(token, { maxLength: 7 }),
  move: token,
  number: fc.integer({ min: 1, max: 999_999 }),
}, { requiredKeys: ["after", "move"], noNullPrototype: true });

Deno.test("what is written is read again", () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 5 }), (steps) => {
      assertEquals(readSteps(writeSteps(steps)), steps);
    }),
    { seed: 1 },
  );
});
