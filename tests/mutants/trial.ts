/** Runs a test file in a scratch copy, and says whether it fails and which lines it went through. */

import { basename, join } from "node:path";
import { CONFIG } from "../config.ts";
import { ifBrokenOff } from "./ending.ts";
import { type Lines, linesIn } from "./lines.ts";
import type { Scratch } from "./scratch.ts";

/** What a mutant that fills memory may have, MiB. */
const HEAP = 2048;
/** How often a run may take as long as expected, and longer than that, s: the machine has other work. */
const SLOWER = 4;
const LONGER = 20;

export interface Run {
  readonly end: "passed" | "failed" | "late";
  /** The test that failed, or what else did. */
  readonly failed: string;
  readonly seconds: number;
  /** If they were asked for. */
  readonly lines?: Lines | undefined;
}

/** Runs the file's tests until one fails; `expected` is in seconds. */
export async function tryTest(
  scratch: Scratch,
  test: string,
  expected: number,
  withLines = false,
): Promise<Run> {
  const results = join(scratch.path, "temporary", "results.xml");
  const coverage = join(scratch.path, "temporary", "coverage");
  const start = performance.now();
  const process = new Deno.Command(Deno.execPath(), {
    args: [
      ..."test -A --quiet --no-check --config".split(" "),
      basename(CONFIG),
      `--junit-path=${results}`,
      `--v8-flags=--max-old-space-size=${HEAP}`,
      "--fail-fast",
      ...withLines ? [`--coverage=${coverage}`, "--coverage-raw-data-only"] : [],
      test,
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
  const seconds = (performance.now() - start) / 1000;
  clearTimeout(timer);
  // What failing tests have started would go on.
  killAll(process.pid);
  done();
  const report = await Deno.readTextFile(results).catch(() => "");
  const lines = withLines ? await linesOf(scratch, coverage) : undefined;
  await tidy(scratch, withLines ? ["temporary"] : ["temporary", "_fresh_tests"]);
  return {
    end: isLate ? "late" : success ? "passed" : "failed",
    failed: failedIn(report),
    seconds,
    lines,
  };
}

async function linesOf(scratch: Scratch, coverage: string): Promise<Lines> {
  const { stdout } = await new Deno.Command(Deno.execPath(), {
    args: ["coverage", "--quiet", "--lcov", "--include=/(lib|routes)/", coverage],
    cwd: scratch.path,
    stderr: "null",
  }).output();
  return linesIn(new TextDecoder().decode(stdout), await Deno.realPath(scratch.path));
}

/** Ends a process and all that it started. */
function killAll(pid: number): void {
  try {
    Deno.kill(-pid, "SIGKILL");
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  }
}

/** What a run leaves. The app built of a mutant is nobody else's; any other may be used again. */
async function tidy({ path }: Scratch, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await Deno.remove(join(path, name), { recursive: true }).catch(() => {});
  }
  await Deno.mkdir(join(path, "temporary"), { recursive: true });
}

/** The first test that failed by a report for JUnit. */
function failedIn(report: string): string {
  const found = /<testcase name="([^"]*)"[^>]*>\s*<failure/.exec(report);
  return found?.[1] ?? "an error outside of tests";
}
