/** `deno task attack [SEEDS] [SEED]`, or `deno task attack --plan FILE` to play what was found again. */

import { refuse, wholeArgument } from "../arguments.ts";
import { Drill } from "./drill.ts";

/** How many are drawn from one seed of fast-check. */
const AT_ONCE = 100;

const USAGE = "attack [SEEDS] [SEED], attack --plan FILE";

const [first, second] = Deno.args;
const plan = first === "--plan" ? await readPlan(second) : undefined;
const seeds = plan ? 0 : wholeArgument(first, 1_000, USAGE);
const seed = plan ? 0 : wholeArgument(second, Date.now() % 2 ** 31, USAGE);
/** What a file holds that a drill has left. */
async function readPlan(file: string | undefined) {
  if (file === undefined) refuse(USAGE);
  try {
    return JSON.parse(await Deno.readTextFile(file));
  } catch (error) {
    refuse(`${USAGE}: ${(error as Error).message}`);
  }
}

await using drill = await Drill.open();
const started = performance.now();
if (plan) await drill.play(plan);
for (let done = 0; done < seeds; done += AT_ONCE) {
  await drill.run(Math.min(AT_ONCE, seeds - done), seed + done);
  console.log(`Clean: ${Math.min(seeds, done + AT_ONCE)} from seed ${seed}`);
}
const seconds = Math.round(performance.now() - started) / 1000;
console.log(JSON.stringify({ seconds, longest: Math.round(drill.longest) }));
const rows = [...drill.tally].sort(([a], [b]) => a < b ? -1 : 1);
for (const [name, count] of rows) console.log(`${String(count).padStart(7)} ${name}`);
