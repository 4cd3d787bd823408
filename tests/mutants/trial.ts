/** Runs tests in a scratch copy, and says whether one of them fails. */

import { basename, join } from "node:path";
import { CONFIG } from "../config.ts";
import { ifBrokenOff } from "./ending.ts";
import type { Scratch } from "./scratch.ts";

/** What a mutant that fills memory may have, MiB. */
const HEAP = 2048;
/** How often a run may take as long as expected, and longer than that, s: the machine has other work. */
const SLOWER = 4;
const LONGER = 40;
/** How long a test file takes before its first test, s. */
const LOADING = 0.5;

export interface Run {
  readonly end: "passed" | "failed" | "late";
  /** The tests that failed, with their files. */
  readonly failed: readonly Case[];
  /** How long each test file took that ran, s. */
  readonly times: ReadonlyMap<string, number>;
}

interface Case {
  readonly file: string;
  readonly test: string;
}

/** Runs the files in that order in one process, until one fails; `expected` is in seconds. */
export async function tryTests(
  scratch: Scratch,
  tests: readonly string[],
  expected: number,
): Promise<Run> {
  const results = join(scratch.path, "temporary", "results.xml");
  const process = new Deno.Command(Deno.execPath(), {
    args: [
      ..."test -A --quiet --no-check --config".split(" "),
      basename(CONFIG),
      `--junit-path=${results}`,
      `--v8-flags=--max-old-space-size=${HEAP}`,
      "--fail-fast",
      ...tests,
    ],
    cwd: scratch.path,
    env: { NO_COLOR: "1", TMPDIR: join(scratch.path, "temporary") },
    stdin: "null",
    stdout: "null",
    stderr: "null",
    detached: true,
  }).spawn();
  const done = ifBrokenOff(() => killAll(process.pid));
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    killAll(process.pid);
  }, (expected * SLOWER + LONGER) * 1000);
  const { success } = await process.status;
  clearTimeout(timer);
  // What failing tests have started would go on.
  killAll(process.pid);
  done();
  const report = await Deno.readTextFile(results).catch(() => "");
  await tidy(scratch);
  const times = new Map<string, number>();
  const all = casesIn(report);
  for (const { file, time } of all) times.set(file, (times.get(file) ?? LOADING) + time);
  const end = isLate ? "late" : success ? "passed" : "failed";
  return { end, failed: all.filter(({ isFailed }) => isFailed), times };
}

/** Ends a process and all that it started. */
function killAll(pid: number): void {
  try {
    Deno.kill(-pid, "SIGKILL");
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  }
}

async function tidy({ path }: Scratch): Promise<void> {
  for (const name of ["temporary", "_fresh_tests"]) {
    await Deno.remove(join(path, name), { recursive: true }).catch(() => {});
  }
  await Deno.mkdir(join(path, "temporary"), { recursive: true });
}

/** All tests of a report for JUnit. */
function casesIn(report: string): (Case & { time: number; isFailed: boolean })[] {
  const found = report.matchAll(
    /<testcase name="(.*?)" classname="\.\/(.*?)" time="(.*?)"[^>]*>(.*?)<\/testcase>/gs,
  );
  return [...found].map(([, test, file, time, body]) => ({
    test: test!,
    file: file!,
    time: Number(time),
    isFailed: body!.includes("<failure"),
  }));
}
