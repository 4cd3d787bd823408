/** What the table of the sandbox's features says in numbers is what the sandbox has. */

import { assertStringIncludes } from "@std/assert";
import { PATTERN_IDS } from "../../lib/automaton/catalogue.ts";
import { ROOT } from "../../lib/build/sources.ts";
import { MOST_SIDE } from "../../lib/ui/sandbox/sizes.ts";
import { SPEEDS } from "../../lib/ui/sandbox/run.ts";

Deno.test("the sandbox's table says the numbers that hold", async () => {
  const text = await Deno.readTextFile(`${ROOT}/docs/sandbox.md`);
  const rows = new Map(
    text.split("\n").filter((line) => line.startsWith("| ")).map((line) => {
      const [, feature, sandbox] = line.split("|").map((cell) => cell.trim());
      return [feature!, sandbox!];
    }),
  );
  const says = (feature: string, what: string) => assertStringIncludes(rows.get(feature)!, what);
  says("catalogue", `${PATTERN_IDS.length} patterns`);
  says("universe", `${MOST_SIDE} × ${MOST_SIDE}`);
  says("speed", `up to ${SPEEDS.at(-1)} generations per second`);
});
