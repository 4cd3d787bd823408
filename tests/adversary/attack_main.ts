/** `deno task attack [SEEDS] [SEED]`, or `deno task attack --plan FILE` to play what was found again. */

import { Drill } from "./drill.ts";

/** How many are drawn from one seed of fast-check. */
const AT_ONCE = 100;

const [first = "1000", second] = Deno.args;
await using drill = await Drill.open();
const started = performance.now();
if (first === "--plan") await drill.play(JSON.parse(await Deno.readTextFile(second!)));
else {
  const seeds = Number(first), seed = Number(second ?? Date.now() % 2 ** 31);
  for (let done = 0; done < seeds; done += AT_ONCE) {
    await drill.run(Math.min(AT_ONCE, seeds - done), seed + done);
    console.log(`Clean: ${Math.min(seeds, done + AT_ONCE)} from seed ${seed}`);
  }
}
const seconds = Math.round(performance.now() - started) / 1000;
console.log(JSON.stringify({ seconds, longest: Math.round(drill.longest) }));
const rows = [...drill.tally].sort(([a], [b]) => a < b ? -1 : 1);
for (const [name, count] of rows) console.log(`${String(count).padStart(7)} ${name}`);
