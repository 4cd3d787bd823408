import { assert, assertEquals, assertNotEquals } from "@std/assert";
import { below, sample, seededRng } from "../../lib/games/kit/rng.ts";

function numbers(seed: string, size: number): number[] {
  const rng = seededRng(seed);
  return Array.from({ length: size }, () => rng());
}

/** Records name seeds: these values should never change. */
Deno.test("a seed gives the same numbers forever", () => {
  assertEquals(numbers("1f3a", 3).map((n) => n * 2 ** 32), [2317324909, 3112155971, 100999754]);
});

Deno.test("seeds differ, and so do the numbers of one", () => {
  assertNotEquals(numbers("a", 4), numbers("b", 4));
  assertEquals(new Set(numbers("", 1000)).size, 1000);
  assert(numbers("range", 10_000).every((n) => n >= 0 && n < 1));
});

Deno.test("below gives every number about as often", () => {
  const rng = seededRng("below"), counts = [0, 0, 0, 0, 0];
  for (let n = 0; n < 10_000; n++) counts[below(5, rng)]!++;
  assert(counts.every((count) => Math.abs(count - 2000) < 200), `${counts}`);
});

Deno.test("a sample has different items, every set of them about as often", () => {
  const rng = seededRng("sample"), counts = new Map<string, number>();
  for (let n = 0; n < 6000; n++) {
    const set = sample([1, 2, 3, 4], 2, rng).sort().join("");
    counts.set(set, (counts.get(set) ?? 0) + 1);
  }
  assertEquals([...counts.keys()].sort(), ["12", "13", "14", "23", "24", "34"]);
  assert([...counts.values()].every((count) => Math.abs(count - 1000) < 150), `${[...counts]}`);
  assertEquals(sample([1, 2, 3], 3, rng).sort(), [1, 2, 3]);
  assertEquals(sample([1], 0, rng), []);
});
