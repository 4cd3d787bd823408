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
/** How long a test file takes that hasn't run yet, as far as anyone can say, s; and how long it may. */
const GUESSED = 5, ALLOWED = 20;
/** How many test files run first, how many more after them, and so on: mostly the nearest sees it. */
const BATCHES = [1, 4, Infinity];
/** Tests that take long to see little of a server's code. */
const LEFT_OUT = ["tests/browser/", "tests/playback/", "tests/docs/", "tests/mutants/"];

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
  const kept = await Kept.of(texts);
  const verdicts = new Map<Mutant, Verdict>();
  const waiting = [...mutants];
  await Promise.all(Array.from({ length: COPIES }, async () => {
    const judge = new Judge(copies.use(await Scratch.make()), kept, tell);
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
      const verdict = await judge.judge(mutant, texts.get(mutant.file)!, reachingOf(mutant, reach));
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

/** Judges mutants one by one in a copy. */
class Judge {
  constructor(
    private readonly scratch: Scratch,
    private readonly kept: Kept,
    private readonly tell: (text: string) => void,
  ) {}

  async judge(mutant: Mutant, text: string, tests: readonly string[]): Promise<Verdict> {
    const run: string[] = [];
    let expected = 0;
    for (const test of tests) {
      if (this.kept.failing.has(test)) continue;
      const time = this.kept.times.get(test) ?? GUESSED;
      if (run.length > 0 && expected + time > PATIENCE) continue;
      run.push(test);
      expected += time;
    }
    const counts = { mutant, ran: run.length, reaching: tests.length };
    for (const size of BATCHES) {
      const end = await this.#endOf(mutant, text, run.splice(0, size));
      if (end.is !== "survived") return { ...counts, ...end };
    }
    return { ...counts, is: "survived" };
  }

  /** A test that fails when it runs alone, too, and passes without the mutant, has seen it. */
  async #endOf(mutant: Mutant, text: string, tests: readonly string[]): Promise<End> {
    const run = await this.#runWith(mutant, text, tests), [first] = run.failed;
    if (run.end === "passed") return { is: "survived" };
    if (run.end === "late") return { is: "late" };
    if (!first) return { is: "detected", by: "an error outside of tests" };
    const { file, test } = first;
    const isSeen = await this.#passes(file) &&
      (await this.#runWith(mutant, text, [file])).end !== "passed";
    if (isSeen) return { is: "detected", by: `${file}: ${test}` };
    return await this.#endOf(mutant, text, tests.slice(tests.indexOf(file) + 1));
  }

  async #runWith(mutant: Mutant, text: string, tests: readonly string[]): Promise<Run> {
    if (tests.length === 0) return NOTHING;
    await this.scratch.write(mutant.file, changed(text, mutant));
    const run = await this.#run(tests);
    await this.scratch.write(mutant.file, text);
    return run;
  }

  async #run(tests: readonly string[]): Promise<Run> {
    const { times } = this.kept;
    const expected = tests.reduce((sum, test) => sum + (times.get(test) ?? ALLOWED), 0);
    const run = await tryTests(this.scratch, tests, expected);
    await this.kept.add(
      [...run.times].filter(([file]) => !run.failed.some((one) => one.file === file)),
    );
    return run;
  }

  /** Whether a test passes without any mutant; of one that doesn't it's told once. */
  async #passes(file: string): Promise<boolean> {
    const { kept } = this;
    if (kept.passing.has(file)) return true;
    if (kept.failing.has(file)) return false;
    const { end, failed } = await this.#run([file]);
    if (end === "passed") await kept.pass(file);
    else {
      kept.failing.add(file);
      this.tell(`Left out, as it fails without any mutant: ${file}: ${failed[0]?.test ?? end}`);
    }
    return end === "passed";
  }
}

type End = Pick<Verdict, "is" | "by">;

const NOTHING: Run = { end: "passed", failed: [], times: new Map() };

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
