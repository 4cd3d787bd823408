/**
 * `deno task bench`: runs what states goals, one file after another, and ends with all goals and
 * whether they are held. `--keep` keeps what was measured in `measured.json`, and writes it into the
 * README, whose claims are made of it. Arguments are the files to run, usually all.
 */

import { readdir } from "node:fs/promises";
import { CONFIG } from "../config.ts";
import { refuse } from "../arguments.ts";
import { askedOf } from "./arguments.ts";
import { claimsOf, withClaims } from "./claims.ts";
import { isHeld, lineOf, type Measured } from "./goals.ts";

/** Those that last long or need a server have tasks or `deno bench` for themselves. */
const FILES = ["generation", "search", "play", "turn", "tiles", "solver", "arena", "leaderboard"];

const known = (await readdir(new URL(".", import.meta.url)))
  .flatMap((file) => file.match(/^(\w+)_bench\.ts$/)?.[1] ?? []).sort();
const asked = askedOf(Deno.args, known);
if (typeof asked === "string") refuse(asked);
const { names, isKept } = asked;

/** What a file measures in a process of its own, since code that has run before is compiled otherwise. */
async function run(name: string): Promise<Measured[]> {
  const goals = await Deno.makeTempFile();
  try {
    const { success } = await new Deno.Command(Deno.execPath(), {
      args: ["run", "-A", "--no-check", "--config", CONFIG, `tests/bench/${name}_bench.ts`],
      env: { GOALS: goals },
    }).spawn().status;
    if (!success) failed.push(name);
    const lines = (await Deno.readTextFile(goals)).split("\n").filter((line) => line !== "");
    return lines.map((line) => JSON.parse(line));
  } finally {
    await Deno.remove(goals);
  }
}

const measured: Measured[] = [], failed: string[] = [];
for (const name of names.length > 0 ? names : FILES) measured.push(...await run(name));

const withGoals = measured.filter(({ goal }) => goal);
const missed = withGoals.filter(({ value, goal }) => !isHeld(value, goal!));
console.log(`\n${withGoals.length - missed.length} of ${withGoals.length} goals are held.`);
for (const one of missed) console.log(lineOf(one));
if (failed.length > 0) throw new Error(`These failed: ${failed.join(", ")}`);

if (isKept) {
  const file = (name: string) => new URL(name, import.meta.url);
  const readme = file("../../README.md");
  // Without something that is claimed, it ends here and leaves both files as they were.
  const text = withClaims(await Deno.readTextFile(readme), claimsOf(measured));
  await Deno.writeTextFile(file("measured.json"), JSON.stringify(measured, null, 2) + "\n");
  await Deno.writeTextFile(readme, text);
}
