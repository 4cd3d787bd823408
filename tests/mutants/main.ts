/**
 * `deno task mutants [N] [SEED] [PATH…]`: makes small mistakes in the server's code, one at a time and
 * in a copy, and says which of them no test sees. With paths it draws only from there.
 */

import { endOnSignals } from "./ending.ts";
import { judge, said, type Verdict } from "./judge.ts";
import { areaOf, type Mutant } from "./mutant.ts";
import { reaches } from "./reach.ts";
import { drawn } from "./sample.ts";
import { readProject } from "./scratch.ts";
import { mutantsOf } from "./sites.ts";
import { typed } from "./types.ts";

/** What a sample comes to: the share that was detected, by area and by kind of change. */
function* summary(verdicts: readonly Verdict[]): Iterable<string> {
  for (const [title, keyOf] of KEYS) {
    yield "";
    yield `${title.padEnd(20)}detected      of   share`;
    const groups = Map.groupBy(verdicts, keyOf);
    for (const [key, group] of [...groups].toSorted(([a], [b]) => a < b ? -1 : 1)) {
      yield row(key, group);
    }
  }
  const late = verdicts.filter(({ is }) => is === "late").length;
  yield "";
  yield row("all", verdicts) + (late > 0 ? `   (${late} by taking too long)` : "");
}

const KEYS: readonly (readonly [string, (verdict: Verdict) => string])[] = [
  ["area", ({ mutant }) => areaOf(mutant)],
  ["change", ({ mutant }) => mutant.operator],
];

function row(key: string, verdicts: readonly Verdict[]): string {
  const detected = verdicts.filter(({ is }) => is !== "survived").length;
  const share = `${Math.round(100 * detected / verdicts.length)} %`;
  return [key.padEnd(20), `${detected}`.padStart(8), `${verdicts.length}`.padStart(8)].join("") +
    share.padStart(8);
}

/** What the server runs, down to the rules, and the browser's part of online play. */
const AREAS = [
  ..."arena automaton games leaderboard rooms server tournaments ui/net".split(" ").map((name) =>
    `lib/${name}/`
  ),
  "routes/",
];

async function main(count: number, seed: string, places: readonly string[]): Promise<void> {
  const texts = await readProject();
  const files = [...texts.keys()].filter((file) =>
    AREAS.some((area) => file.startsWith(area)) && file.endsWith(".ts") &&
    (places.length === 0 || places.some((place) => file.startsWith(place)))
  );
  const all = files.flatMap((file) => mutantsOf(file, texts.get(file)!));
  const order = drawn(all, seed);
  const mutants: Mutant[] = [];
  let tried = 0;
  while (mutants.length < count && tried < order.length) {
    const some = order.slice(tried, tried + Math.ceil((count - mutants.length) * 1.5));
    mutants.push(...await typed(some, texts));
    tried += some.length;
  }
  console.log(`${all.length} mutants in ${files.length} files; seed ${seed}`);
  console.log(
    `Of ${tried} the types let ${mutants.length} pass: ${
      Math.min(count, mutants.length)
    } are tried`,
  );
  const verdicts = await judge(mutants.slice(0, count), texts, reaches(texts), console.log);
  const survivors = verdicts.filter(({ is }) => is === "survived");
  console.log(`\n${survivors.length} survived:`);
  for (const survivor of survivors) console.log(said(survivor));
  for (const line of summary(verdicts)) console.log(line);
}

const [count = "100", seed = "1", ...places] = Deno.args;
if (!/^[1-9]\d*$/.test(count)) {
  console.error("mutants [N] [SEED] [PATH…]: N is how many, from 1");
  Deno.exit(2);
}
endOnSignals();
await main(Number(count), seed, places);
Deno.exit(0);
