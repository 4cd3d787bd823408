/** Help that is asked for, and no longer wanted before it's there. */

import { assertEquals } from "@std/assert";
import { untilEscape } from "../../lib/ui/parts/use_help.ts";

const press = (key: string) => dispatchEvent(Object.assign(new Event("keydown"), { key }));

const CASES: [string, string[], boolean][] = [
  ["nothing", [], true],
  ["other keys", ["?", "a"], true],
  ["Escape", ["Escape"], false],
  ["Escape among others", ["a", "Escape", "b"], false],
];

for (const [what, keys, isWanted] of CASES) {
  Deno.test(`after ${what} help is ${isWanted ? "" : "not "}wanted`, () => {
    const wanted = untilEscape();
    keys.forEach(press);
    assertEquals(wanted(), isWanted);
    press("Escape");
    assertEquals(wanted(), isWanted, "the watch is over");
  });
}
