/** What becomes of mutants: the nearest tests run against each, in copies of the project. */

import { changed, type Mutant } from "./mutant.ts";
import { type Reach, watchersOf } from "./reach.ts";
import { Scratch } from "./scratch.ts";
import { Kept } from "./kept.ts";
import { type Run, tryTest } from "./trial.ts";

/** How many copies tests run in at the same time. */
const COPIES = 2;
/** How long the tests of one mutant may take together, s; the nearest always runs. */
const PATIENCE = 60;
/** How long a test file takes that hasn't run yet, as far as anyone can say, s; and how long it may. */
const GUESSED = 5, ALLOWED = 20;
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
    const { kept } = this;
    let ran = 0, left = PATIENCE;
    for (const test of tests) {
      const expected = kept.times.get(test) ?? GUESSED;
      if (kept.failing.has(test) || ran > 0 && expected > left) continue;
      ran++, left -= expected;
      const end = await this.#endOf(mutant, text, test);
      if (end) return { mutant, ran, reaching: tests.length, ...end };
    }
    return { mutant, ran, reaching: tests.length, is: "survived" };
  }

  /** A test that fails twice, and passes without the mutant, has seen it. */
  async #endOf(mutant: Mutant, text: string, test: string): Promise<End | undefined> {
    const { end, failed } = await this.#runWith(mutant, text, test);
    if (end === "passed") return undefined;
    if (end === "late") return { is: "late" };
    const isSeen = await this.#passes(test) &&
      (await this.#runWith(mutant, text, test)).end !== "passed";
    return isSeen ? { is: "detected", by: `${test}: ${failed}` } : undefined;
  }

  async #runWith(mutant: Mutant, text: string, test: string): Promise<Run> {
    await this.scratch.write(mutant.file, changed(text, mutant));
    const run = await this.#run(test);
    await this.scratch.write(mutant.file, text);
    return run;
  }

  async #run(test: string): Promise<Run> {
    const run = await tryTest(this.scratch, test, this.kept.times.get(test) ?? ALLOWED);
    if (run.end === "passed") await this.kept.add(test, run.seconds);
    return run;
  }

  /** Whether a test passes without any mutant; of one that doesn't it's told once. */
  async #passes(test: string): Promise<boolean> {
    const { kept } = this;
    if (kept.passing.has(test)) return true;
    if (kept.failing.has(test)) return false;
    const { end, failed } = await this.#run(test);
    if (end === "passed") await kept.pass(test);
    else {
      kept.failing.add(test);
      this.tell(`Left out, as it fails without any mutant: ${test}: ${failed}`);
    }
    return end === "passed";
  }
}

type End = Pick<Verdict, "is" | "by">;

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
