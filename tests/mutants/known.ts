/** What is known of test files, kept while nothing changes that they reach. */

import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Lines } from "./lines.ts";
import type { Reach } from "./reach.ts";
import { Scratch } from "./scratch.ts";
import { tryTest } from "./trial.ts";

/** How many copies tests run in at the same time. */
export const COPIES = 2;

/** How long a test that nobody has run yet is expected to take, s. */
const ALLOWED = 60;

/** What a test file did without any mutant. */
export interface Known {
  readonly passes: boolean;
  readonly seconds: number;
  readonly lines: Lines;
}

/** Runs each of the tests that isn't known yet once, and tells which of them fail. */
export async function known(
  tests: readonly string[],
  texts: ReadonlyMap<string, string>,
  reach: ReadonlyMap<string, Reach>,
  tell: (text: string) => void,
): Promise<ReadonlyMap<string, Known>> {
  await using copies = new AsyncDisposableStack();
  const found = new Map<string, Known>(), waiting = [...tests];
  await Promise.all(Array.from({ length: COPIES }, async () => {
    const scratch = copies.use(await Scratch.make());
    for (let test = waiting.shift(); test; test = waiting.shift()) {
      const place = placeOf(test, reach.get(test)!, texts);
      const one = await kept(place) ?? await measured(scratch, test, place);
      if (!one.passes) tell(`Left out, as it fails without any mutant: ${test}`);
      found.set(test, one);
    }
  }));
  return found;
}

async function measured(scratch: Scratch, test: string, place: string): Promise<Known> {
  const { end, seconds, lines } = await tryTest(scratch, test, ALLOWED, true);
  const one = { passes: end === "passed", seconds, lines: lines ?? new Map() };
  if (one.passes) {
    const files = [...one.lines].map(([file, ran]) => [file, [...ran]]);
    await Deno.writeTextFile(place, JSON.stringify({ seconds, files }));
  }
  return one;
}

async function kept(place: string): Promise<Known | undefined> {
  const text = await Deno.readTextFile(place).catch(() => undefined);
  if (text === undefined) return undefined;
  const { seconds, files } = JSON.parse(text) as { seconds: number; files: [string, number[]][] };
  return {
    passes: true,
    seconds,
    lines: new Map(files.map(([file, ran]) => [file, new Set(ran)])),
  };
}

/** Where it's kept what a test does, as long as all that it reaches is the same. */
function placeOf(test: string, reach: Reach, texts: ReadonlyMap<string, string>): string {
  const hash = createHash("sha256").update(test);
  for (const file of [...reach.keys()].toSorted()) hash.update(`${file} ${texts.get(file)}`);
  return join(tmpdir(), `mutants-ran-${hash.digest("hex").slice(0, 24)}.json`);
}
