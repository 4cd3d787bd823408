/** The programs of the command line end in order, whatever they're given. */

import { assert } from "@std/assert";
import fc from "fast-check";
import { join } from "node:path";
import { ROOT } from "../../lib/build/sources.ts";
import { CONFIG } from "../config.ts";
import { runs } from "../full.ts";
import { type Call, type Program, PROGRAMS } from "./programs.ts";

/** How long a call may take on the slowest machine, ms. */
const PATIENCE = 60_000;
const STACK = /^\s+at .*:\d+:\d+/m;

async function call({ script, codes }: Program, { args, stdin = "" }: Call, cwd: string) {
  const run = ["run", "-A", "--no-check", "--config", CONFIG, join(ROOT, script), ...args];
  const program = new Deno.Command(Deno.execPath(), {
    args: run,
    cwd,
    env: { DATA: join(cwd, "data"), NO_COLOR: "1" },
    signal: AbortSignal.timeout(PATIENCE),
    stdin: "piped",
    stdout: "piped",
    stderr: "piped",
  }).spawn();
  // Who doesn't read it all ends before it's written.
  const written = new Blob([stdin]).stream().pipeTo(program.stdin).catch(() => {});
  const [{ code, stderr }] = await Promise.all([program.output(), written]);
  const said = new TextDecoder().decode(stderr);
  assert(codes.includes(code), `It ended with ${code}: ${said}`);
  assert(!STACK.test(said), `It ended with a stack: ${said}`);
}

for (const [name, program] of Object.entries(PROGRAMS)) {
  Deno.test(`${name} ends in order, whatever it's given`, async () => {
    const cwd = await Deno.makeTempDir();
    const property = fc.asyncProperty(program.calls, (drawn) => call(program, drawn, cwd));
    await fc.assert(property, { numRuns: runs(2, 50), seed: 1, endOnFailure: false });
    await Deno.remove(cwd, { recursive: true });
  });
}
