/** `deno task start`, as its own process in a copy of the project. */

import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { cp, symlink } from "node:fs/promises";

const ROOT = new URL("../", import.meta.url).pathname;
const PROJECT = ["deno.json", "deno.lock", "dev.ts", "main.ts", "serve.ts"];
const FOLDERS = ["islands", "lib", "links", "routes", "static"];

/** A copy of the project, without what was built from it. */
async function copyProject(): Promise<AsyncDisposable & { path: string }> {
  const path = await Deno.makeTempDir();
  for (const name of [...PROJECT, ...FOLDERS]) {
    await cp(ROOT + name, `${path}/${name}`, { recursive: true });
  }
  await symlink(`${ROOT}node_modules`, `${path}/node_modules`);
  return { path, [Symbol.asyncDispose]: () => Deno.remove(path, { recursive: true }) };
}

function start(cwd: string, port: string): Deno.ChildProcess {
  return new Deno.Command(Deno.execPath(), {
    args: ["task", "start"],
    cwd,
    env: { PORT: port, NO_COLOR: "1" },
    signal: AbortSignal.timeout(60_000),
    stdin: "null",
    stdout: "piped",
    stderr: "piped",
  }).spawn();
}

/** The address a started process says it listens on. */
async function addressOf(process: Deno.ChildProcess): Promise<string> {
  let text = "";
  for await (const chunk of process.stdout.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    const url = text.match(/http:\/\/localhost:\d+/)?.[0];
    if (url !== undefined) return url;
  }
  throw new Error(`It never listened, but said: ${text}`);
}

Deno.test("it builds, serves the built app compressed, and ends in order when told to", async () => {
  await using project = await copyProject();
  await using process = start(project.path, "0");
  const url = await addressOf(process);
  const response = await fetch(url, { headers: { "accept-encoding": "br" } });
  assertEquals([response.status, response.headers.get("content-encoding")], [200, "br"]);
  assertStringIncludes(await response.text(), "</html>");
  assert((await Deno.stat(`${project.path}/_fresh/server.js`)).isFile);
  process.kill("SIGTERM");
  const { code } = await process.status;
  assertEquals(code, 0);
  await process.stderr.cancel();
});

Deno.test("a bad PORT is refused by its name", async () => {
  const { code, stderr } = await start(ROOT, "eighty").output();
  assertEquals(code, 1);
  assertStringIncludes(new TextDecoder().decode(stderr), "PORT");
});
