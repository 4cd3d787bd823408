import { assertEquals } from "@std/assert";
import { resumeAt } from "../../../lib/ui/learn/progress.ts";

/** What was opened last, what was passed, and where to go on. */
const CASES: [opened: string, passed: string[], resumed: string | undefined][] = [
  ["", [], "a"],
  ["b", [], "b"],
  ["b", ["a"], "b"],
  ["b", ["b"], "c"],
  ["c", ["b", "c"], "a"],
  ["c", ["a", "b", "c"], undefined],
  ["gone", ["a", "gone"], "b"],
];

for (const [opened, passed, resumed] of CASES) {
  Deno.test(`after ${opened || "nothing"}, with ${passed.join(" ") || "none"} passed`, () => {
    assertEquals(resumeAt(["a", "b", "c"], opened, passed), resumed);
  });
}
