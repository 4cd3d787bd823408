/** Counting words, against counting digits. */

import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { popcount } from "../../lib/automaton/bit_count.ts";

Deno.test("bits are counted", () => {
  const property = fc.property(fc.integer(), (word) => {
    const ones = (word >>> 0).toString(2).replaceAll("0", "").length;
    assertEquals(popcount(word), ones);
  });
  fc.assert(property, { seed: 21, numRuns: 1000 });
});
