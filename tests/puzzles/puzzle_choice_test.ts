/** Which puzzles pages show. */

import { assert, assertEquals, assertNotEquals } from "@std/assert";
import { seededRng } from "../../lib/games/kit/rng.ts";
import { stormSet } from "../../lib/server/http/pages/puzzle_choice.ts";

Deno.test("storms have other puzzles each time, each once, from the easiest up", () => {
  const storms = ["one", "two"].map((seed) => stormSet(seededRng(seed)));
  for (const storm of storms) {
    assertEquals(new Set(storm.map(({ id }) => id)).size, 60);
    for (const [n, { rating }] of storm.entries()) {
      assert(n === 0 || rating >= storm[n - 1]!.rating);
    }
  }
  const [one, other] = storms.map((storm) => storm.map(({ id }) => id));
  assertNotEquals(one, other);
});
