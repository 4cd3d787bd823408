import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { History } from "../../../lib/ui/arena/history.ts";

fc.configureGlobal({ seed: 1 });

Deno.test("a history of any length stays thin, in order, and true", () => {
  const generations = fc.array(fc.nat({ max: 20_000 }), { maxLength: 2_000 });
  fc.assert(
    fc.property(generations, fc.nat({ max: 20_000 }), (generations, known) => {
      const history = new History(known);
      for (const generation of generations) history.add(generation, [generation, 2 * generation]);
      const { samples } = history;
      assert(samples.length <= 300);
      assertEquals(samples.length > 0, generations.length > 0);
      samples.forEach(({ generation, counts }, index) => {
        assert(index === 0 || samples[index - 1]!.generation < generation);
        assertEquals(counts, [generation, 2 * generation]);
      });
    }),
    { seed: 1, numRuns: 50 },
  );
});

Deno.test("every generation of a short match is in its history", () => {
  const history = new History();
  for (let generation = 0; generation < 300; generation++) history.add(generation, [1, 2]);
  assertEquals(history.samples.length, 300);
});
