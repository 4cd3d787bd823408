/** `deno task start`, as its own process in a copy of the project. */

import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { basename } from "node:path";
import { addressOf, copyProject } from "./project.ts";
import { CONFIG } from "./config.ts";

function start(cwd: string, port: string): Deno.ChildProcess {
  return new Deno.Command(Deno.execPath(), {
    args: ["task", "--config", basename(CONFIG), "start"],
    cwd,
    env: { PORT: port, NO_COLOR: "1" },
    signal: AbortSignal.timeout(300_000),
    stdin: "null",
    stdout: "piped",
    stderr: "piped",
  }).spawn();
}

Deno.test("it builds, serves the built app compressed, and ends in order when asked to", async () => {
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
