/** What becomes of mutants: the tests that run their lines are run against each, in copies of the project. */

import { COPIES, type Known, known } from "./known.ts";
import { changed, type Mutant } from "./mutant.ts";
import { type Reach, watchersOf } from "./reach.ts";
import { Scratch } from "./scratch.ts";
import { type Run, tryTest } from "./trial.ts";

/** How long the tests of one mutant may take together, s; the nearest always runs. */
const PATIENCE = 90;
/** Tests that take long to see little of a server's code. */
const LEFT_OUT = ["tests/browser/", "tests/playback/", "tests/docs/", "tests/mutants/"];

export interface Verdict {
  readonly mutant: Mutant;
  readonly is: "detected" | "late" | "survived";
  /** Who detected it. */
  readonly by?: string;
  /** How many test files ran, of those that run its line. */
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
  const near = new Map(mutants.map((mutant) => [mutant, watchersNear(mutant, reach)]));
  const tests = await known([...new Set([...near.values()].flat())], texts, reach, tell);
  await using copies = new AsyncDisposableStack();
  const verdicts = new Map<Mutant, Verdict>();
  const waiting = [...mutants];
  await Promise.all(Array.from({ length: COPIES }, async () => {
    const judge = new Judge(copies.use(await Scratch.make()), tests);
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
      const verdict = await judge.judge(mutant, texts.get(mutant.file)!, near.get(mutant)!);
      verdicts.set(mutant, verdict);
      tell(`${verdicts.size}/${mutants.length} ${said(verdict)}`);
    }
  }));
  return mutants.map((mutant) => verdicts.get(mutant)!);
}

function watchersNear({ file }: Mutant, reach: ReadonlyMap<string, Reach>): string[] {
  return watchersOf(file, reach).filter((test) =>
    !LEFT_OUT.some((folder) => test.startsWith(folder))
  );
}

/** Judges mutants one by one in a copy. */
class Judge {
  constructor(
    private readonly scratch: Scratch,
    private readonly known: ReadonlyMap<string, Known>,
  ) {}

  async judge(mutant: Mutant, text: string, near: readonly string[]): Promise<Verdict> {
    const tests = near.filter((test) => {
      const { passes, lines } = this.known.get(test)!;
      return passes && lines.get(mutant.file)?.has(mutant.line);
    });
    let ran = 0, left = PATIENCE;
    for (const test of tests) {
      const { seconds } = this.known.get(test)!;
      if (ran > 0 && seconds > left) continue;
      ran++, left -= seconds;
      const end = await this.#endOf(mutant, text, test);
      if (end) return { mutant, ran, reaching: tests.length, ...end };
    }
    return { mutant, ran, reaching: tests.length, is: "survived" };
  }

  /** A test that fails twice has seen it. */
  async #endOf(mutant: Mutant, text: string, test: string): Promise<End | undefined> {
    const { end, failed } = await this.#runWith(mutant, text, test);
    if (end === "passed") return undefined;
    if (end === "late") return { is: "late" };
    const isSeen = (await this.#runWith(mutant, text, test)).end !== "passed";
    return isSeen ? { is: "detected", by: `${test}: ${failed}` } : undefined;
  }

  async #runWith(mutant: Mutant, text: string, test: string): Promise<Run> {
    await this.scratch.write(mutant.file, changed(text, mutant));
    const run = await tryTest(this.scratch, test, this.known.get(test)!.seconds);
    await this.scratch.write(mutant.file, text);
    return run;
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
