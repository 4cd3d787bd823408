/**
 * `deno task lighthouse [PATH…]`: measures pages as Lighthouse sees a phone. Prints their scores and fails
 * where one is below what it must be. Lighthouse is fetched only here: an import that could be seen
 * beforehand would be installed with the app.
 */

import { openBrowser } from "./browser.ts";
import { measure } from "./measure.ts";
import { CATEGORIES, LEAST, median, type Scores } from "./scores.ts";
import { serveMeasured } from "./serve_measured.ts";

/** Performance differs from run to run: its median counts. */
const RUNS = 3;

await using app = await serveMeasured();
await using browser = await openBrowser();

let isLow = false;
console.log(["page".padEnd(14), ...CATEGORIES].join("  "));
for (const path of Deno.args.length > 0 ? Deno.args : app.paths) {
  const runs: Scores[] = [];
  while (runs.length < RUNS) {
    const run = await measure(app.url + path, browser.port);
    if (typeof run === "string") {
      console.log(`${path.padEnd(14)} ${run}`);
      break;
    }
    runs.push(run);
  }
  if (runs.length < RUNS) {
    isLow = true;
    continue;
  }
  const scores = CATEGORIES.map((category) => median(runs.map((run) => run.scores[category])));
  console.log(
    [path.padEnd(14), ...scores.map((score, i) => `${score}`.padStart(CATEGORIES[i]!.length))].join(
      "  ",
    ),
  );
  isLow ||= CATEGORIES.some((category, i) => scores[i]! < LEAST[category]);
  for (const complaint of new Set(runs.flatMap((run) => run.complaints))) {
    console.log(`  ${complaint}`);
  }
}
Deno.exitCode = isLow ? 1 : 0;
