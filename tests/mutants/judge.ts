/** What becomes of mutants: the nearest tests run against each, in copies of the project. */

import { changed, type Mutant } from "./mutant.ts";
import { type Reach, watchersOf } from "./reach.ts";
import { Scratch } from "./scratch.ts";
import { Kept } from "./kept.ts";
import { type Run, tryTests } from "./trial.ts";

/** How many copies tests run in at the same time. */
const COPIES = 2;
/** How long the tests of one mutant may take together, s; the nearest always runs. */
const PATIENCE = 120;
/** How long all tests may take without a mutant, s. */
const FIRST_RUN = 900;
/** Tests that take long to see little of a server's code. */
const LEFT_OUT = ["tests/browser/", "tests/film/", "tests/docs/", "tests/mutants/"];

export interface Verdict {
  readonly mutant: Mutant;
  readonly is: "detected" | "late" | "survived";
  /** Who detected it. */
  readonly by?: string;
  /** How many test files ran, of those that reach its file. */
  readonly ran: number;
  readonly reaching: number;
}

/** Tells each verdict as it is found. */
export async function judge(
  mutants: readonly Mutant[],
  texts: ReadonlyMap<string, string>,
  reach: ReadonlyMap<string, Reach>,
  tell: (text: string) => void,
): Promise<Verdict[]> {
  await using copies = new AsyncDisposableStack();
  const scratches: Scratch[] = [];
  for (let n = 0; n < COPIES; n++) scratches.push(copies.use(await Scratch.make()));
  const reaching = new Map(mutants.map((mutant) => [mutant, reachingOf(mutant, reach)]));
  const times = await timesOf([...new Set([...reaching.values()].flat())], texts, scratches, tell);
  const verdicts = new Map<Mutant, Verdict>();
  const waiting = [...mutants];
  await Promise.all(scratches.map(async (scratch) => {
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
      const tests = reaching.get(mutant)!.filter((test) => times.has(test));
      const verdict = await judgeOne(mutant, texts.get(mutant.file)!, tests, times, scratch);
      verdicts.set(mutant, verdict);
      tell(`${verdicts.size}/${mutants.length} ${said(verdict)}`);
    }
  }));
  return mutants.map((mutant) => verdicts.get(mutant)!);
}

function reachingOf({ file }: Mutant, reach: ReadonlyMap<string, Reach>): string[] {
  return watchersOf(file, reach).filter((test) =>
    !LEFT_OUT.some((folder) => test.startsWith(folder))
  );
}

/** How long the tests take that pass without any mutant, s; known where all of them ran before. */
async function timesOf(
  tests: readonly string[],
  texts: ReadonlyMap<string, string>,
  scratches: readonly Scratch[],
  tell: (text: string) => void,
): Promise<ReadonlyMap<string, number>> {
  const kept = await Kept.of(texts);
  const unknown = tests.filter((test) => !kept.times.has(test));
  const runs = await Promise.all(scratches.map((scratch, n) => {
    const share = unknown.filter((_, index) => index % scratches.length === n);
    return share.length === 0 ? NOTHING : tryTests(scratch, share, FIRST_RUN, false);
  }));
  const failed = runs.flatMap(({ failed }) => failed);
  for (const { file, test } of failed) {
    tell(`Left out, as it fails without any mutant: ${file}: ${test}`);
  }
  await kept.add(runs.flatMap(({ times }) => [...times]), failed.map(({ file }) => file));
  const known = tests.filter((test) => kept.times.has(test));
  const sum = known.reduce((sum, test) => sum + kept.times.get(test)!, 0);
  tell(
    `${known.length} of ${tests.length} test files take ${Math.round(sum)} s without any mutant`,
  );
  return kept.times;
}

const NOTHING: Run = { end: "passed", failed: [], times: new Map() };

async function judgeOne(
  mutant: Mutant,
  text: string,
  tests: readonly string[],
  times: ReadonlyMap<string, number>,
  scratch: Scratch,
): Promise<Verdict> {
  const run: string[] = [];
  let expected = 0;
  for (const test of tests) {
    const time = times.get(test)!;
    if (run.length > 0 && expected + time > PATIENCE) continue;
    run.push(test);
    expected += time;
  }
  const counts = { mutant, ran: run.length, reaching: tests.length };
  if (run.length === 0) return { ...counts, is: "survived" };
  await scratch.write(mutant.file, changed(text, mutant));
  const end = await endOf(run, times, scratch);
  await scratch.write(mutant.file, text);
  return { ...counts, ...end };
}

/** How a mutant's tests end. One that fails for other reasons passes when it runs again by itself. */
async function endOf(
  tests: readonly string[],
  times: ReadonlyMap<string, number>,
  scratch: Scratch,
): Promise<Pick<Verdict, "is" | "by">> {
  const timeOf = (files: readonly string[]) =>
    files.reduce((sum, file) => sum + times.get(file)!, 0);
  const { end, failed: [first] } = await tryTests(scratch, tests, timeOf(tests));
  if (end === "passed") return { is: "survived" };
  if (end === "late") return { is: "late" };
  if (!first) return { is: "detected", by: "an error outside of tests" };
  const again = await tryTests(scratch, [first.file], times.get(first.file)!);
  if (again.end !== "passed") return { is: "detected", by: `${first.file}: ${first.test}` };
  const left = tests.slice(tests.indexOf(first.file) + 1);
  return left.length === 0 ? { is: "survived" } : await endOf(left, times, scratch);
}

/** A verdict in a line. */
export function said({ mutant, is, by, ran, reaching }: Verdict): string {
  const { file, line, operator, before, after } = mutant;
  const change = `${file}:${line} ${operator}: ${brief(before)} -> ${brief(after)}`;
  if (is === "survived") return `SURVIVED ${change} (${ran} of ${reaching} test files)`;
  return is === "late" ? `late ${change}` : `detected ${change} (${by})`;
}

function brief(text: string): string {
  const line = text.replaceAll(/\s+/g, " ");
  return line.length > 70 ? `${line.slice(0, 69)}…` : line;
}
