/** `deno task study` as people run it: a process of its own. */

import { assert, assertEquals, assertMatch, assertStringIncludes } from "@std/assert";
import { fileURLToPath } from "node:url";
import type { Row } from "../../lib/study/tally.ts";
import { timeless } from "./studies.ts";
import { CONFIG } from "../config.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const MAIN = ["run", "-A", "--config", CONFIG, "lib/study/main.ts"];
const GAME = ["--blue", "easy", "--red", "normal", "--games", "6", "--seed", "7"];

interface Ran {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

/** In a folder, which a task that is not begun by another one notes by itself. */
function command(args: string[], cwd = ROOT): Deno.Command {
  const env = { NO_COLOR: "1", INIT_CWD: cwd };
  return new Deno.Command(Deno.execPath(), {
    args,
    cwd,
    env,
    stdout: "piped",
    stderr: "piped",
  });
}

async function run(args: string[], cwd?: string): Promise<Ran> {
  const { code, stdout, stderr } = await command(args, cwd).output();
  const [output, errors] = [stdout, stderr].map((bytes) => new TextDecoder().decode(bytes));
  return { code, output: output!, errors: errors! };
}

function study(...args: string[]): Promise<Ran> {
  return run([...MAIN, ...args]);
}

/** What a study printed as JSON, without what depends on the machine. */
function rowsIn(output: string) {
  return JSON.parse(output).rows.map((row: Row) => timeless(row));
}

async function withFolder(body: (path: string) => Promise<void>): Promise<void> {
  const folder = await Deno.makeTempDir();
  try {
    await body(folder);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

Deno.test("the task is the command", async () => {
  const { code, output } = await run(["task", "--config", CONFIG, "study", ...GAME, "--json"]);
  const { date, ...rest } = JSON.parse(output);
  assertEquals(code, 0);
  assertMatch(date, /^\d{4}-\d\d-\d\d$/);
  assertEquals(Object.keys(rest), ["command", "seed", "rows", "ratings"]);
  assertEquals(rest.command, `deno task study ${GAME.join(" ")}`);
  const [{ game, blue, red, games, blueWin, redWin, draw }] = rest.rows;
  assertEquals([game, blue, red, games], ["conquerors-v2", "easy", "normal", 6]);
  assertEquals(Math.round(blueWin + redWin + draw), 100);
});

Deno.test("a task's files are those of the folder that one is in", async () => {
  await withFolder(async (folder) => {
    const task = ["task", "--config", CONFIG, "study", ...GAME, "--run", "a.run"];
    const { code } = await run(task, folder);
    assertEquals(code, 0);
    assertEquals((await Deno.readTextFile(`${folder}/a.run`)).split("\n").length, 1 + 6 + 1);
  });
});

Deno.test("rows are printed before a report that cannot be written", async () => {
  const { code, output, errors } = await study(...GAME, "--html", "/no/such/folder/x");
  assertEquals(code, 2);
  assertMatch(output, /^\| easy \| normal \| /m);
  assertMatch(errors, /^[^\n]*\/no\/such\/folder\/x[^\n]*\n$/m);
});

Deno.test("a table for people, and lines of progress", async () => {
  const { code, output, errors } = await study(...GAME);
  assertEquals(code, 0);
  assertMatch(output, /^\| One +\| Other +\| One wins %/);
  assertMatch(output, /^\| easy \| normal \| /m);
  assertMatch(errors, /^6 of 6 games, 0:00 left$/m);
  assert(!errors.includes("\x1b"));
});

Deno.test("CSV has a column for each number", async () => {
  const { output } = await study(...GAME, "--komi", "0.5", "--csv");
  const [names, values, end] = output.split("\n").map((line) => line.split(","));
  assertEquals(names!.slice(0, 4), ["game", "blue", "red", "games"]);
  assertEquals(values!.slice(0, 4), ["conquerors-v2", "easy", "normal", "6"]);
  assertEquals(values![names!.indexOf("komi")], "0.5");
  assert(names!.includes("blueWinLow") && names!.includes("firstMoverHigh"));
  assertEquals([values!.length, end], [names!.length, [""]]);
});

Deno.test("a bad command line is one line and 2", async () => {
  const { code, output, errors } = await study("--blue", "easy", "--red", "god");
  assertEquals([code, output], [2, ""]);
  assertMatch(errors, /^--red god: players are .*\n$/);
});

Deno.test("a file that cannot be written is one line and 2", async () => {
  const { code, errors } = await study(...GAME, "--run", "/no/such/folder/x");
  assertEquals(code, 2);
  assertMatch(errors, /^[^\n]*\/no\/such\/folder\/x[^\n]*\n$/);
});

Deno.test("faults are said as they happen, and counted", async () => {
  const { code, output, errors } = await study(
    "--blue",
    "cmd:true",
    "--red",
    "easy",
    ...GAME.slice(4),
    "--json",
  );
  assertEquals(code, 0);
  const lines = errors.split("\n").filter((line) => line.includes("cmd:true"));
  assertEquals(lines.length, 6);
  const line =
    "Game 1, round 1: cmd:true, moving first, loses: dead: It ended, or closed its output";
  assert(lines.includes(line), errors);
  assertStringIncludes(errors, "Game 2, round 1: cmd:true, moving second, loses");
  const [row] = rowsIn(output);
  assertEquals([row.blueFaults, row.redFaults, row.redWin], [6, 0, 100]);
});

Deno.test("Ctrl-C leaves a run that goes on to the same end", async () => {
  await withFolder(async (folder) => {
    const path = `${folder}/a.run`;
    const whole = [...GAME.slice(0, 4), "--games", "60", "--json", "--workers", "2"];
    const child = command([...MAIN, ...whole, "--run", path]).spawn();
    let isStopped = false;
    for await (const text of child.stderr.pipeThrough(new TextDecoderStream())) {
      if (isStopped || !text.includes(" games, ")) continue;
      child.kill("SIGINT");
      isStopped = true;
    }
    const [{ code }, output] = await Promise.all([child.status, new Response(child.stdout).text()]);
    assertEquals([code, output], [130, ""]);
    const played = (await Deno.readTextFile(path)).split("\n").length - 2;
    assert(played >= 6 && played < 60, `${played} games had been played`);

    const [gone, uninterrupted] = await Promise.all([
      study(...whole, "--run", path),
      study(...whole),
    ]);
    assertEquals(rowsIn(gone.output), rowsIn(uninterrupted.output));
    const other = await study(...whole, "--seed", "8", "--run", path);
    assertEquals(other.code, 2);
    assertMatch(other.errors, /does not hold a run of this command\n$/);
  });
});
