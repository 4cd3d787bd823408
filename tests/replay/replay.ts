/** The commands on records as others run them: each a process of its own. */

import { CONFIG } from "../config.ts";

const ROOT = new URL("../../", import.meta.url);

interface Replayed {
  readonly code: number;
  readonly lines: string[];
  readonly errors: string;
}

/** Runs the command; `stdin` is what it may read there. */
export async function replay(args: string[], stdin = ""): Promise<Replayed> {
  return await runScript("lib/commands/replay.ts", args, stdin);
}

/** Runs the command that says which records are true. */
export async function verify(args: string[], stdin = ""): Promise<Replayed> {
  return await runScript("lib/commands/verify.ts", args, stdin);
}

/** Runs a command as people do, by its task; `from` is the folder that they call it in. */
export async function runTask(
  task: string,
  args: string[],
  stdin = "",
  from = ".",
): Promise<Replayed> {
  return await run(["task", "--config", CONFIG, task, ...args], stdin, from);
}

async function runScript(script: string, args: string[], stdin: string): Promise<Replayed> {
  const allowed = ["--allow-env=INIT_CWD", "--allow-read"];
  return await run(["run", ...allowed, "--config", CONFIG, script, ...args], stdin);
}

async function run(args: string[], stdin: string, from = "."): Promise<Replayed> {
  const command = new Deno.Command(Deno.execPath(), {
    args,
    cwd: ROOT,
    env: { NO_COLOR: "1", INIT_CWD: from },
    stdin: "piped",
    stdout: "piped",
    stderr: "piped",
  });
  const child = command.spawn();
  const fed = new Blob([stdin]).stream().pipeTo(child.stdin).catch(() => {}); // it may not read
  const { code, stdout, stderr } = await child.output();
  await fed;
  const [lines, errors] = [stdout, stderr].map((bytes) => new TextDecoder().decode(bytes));
  return { code, lines: lines!.split("\n").slice(0, -1), errors: errors! };
}

/** Writes texts into files of a folder that is there for as long as `body` runs, and gives their names. */
export async function withFiles(
  texts: string[],
  body: (names: string[]) => Promise<void>,
): Promise<void> {
  const folder = await Deno.makeTempDir();
  try {
    const names = texts.map((_, n) => `${folder}/game ${n + 1}.ccn`);
    await Promise.all(names.map((name, n) => Deno.writeTextFile(name, texts[n]!)));
    await body(names);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}
