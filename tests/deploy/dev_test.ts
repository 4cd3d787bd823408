/** What `deno task dev` leaves behind when it begins again after a change. */

import { assertEquals } from "@std/assert";
import { readdir, readFile } from "node:fs/promises";
import { basename } from "node:path";
import { CONFIG } from "../config.ts";
import { runs } from "../full.ts";
import { copyProject } from "../project.ts";

/** The builders that a process has started and that still run. */
async function buildersOf(pid: number): Promise<number> {
  const tasks = await readdir(`/proc/${pid}/task`);
  const lists = await Promise.all(
    tasks.map((task) => readFile(`/proc/${pid}/task/${task}/children`, "utf8").catch(() => "")),
  );
  const commands = await Promise.all(
    lists.join(" ").split(/\s+/).filter(Boolean).map((child) =>
      readFile(`/proc/${child}/cmdline`, "utf8").catch(() => "")
    ),
  );
  return commands.filter((command) => command.includes("esbuild")).length;
}

/** It builds twice, for something that only who changes the code would notice: every night will do. */
if (runs(0, 1)) {
  Deno.test({
    name: "a server for development keeps one builder, however often it starts over",
    ignore: Deno.build.os !== "linux",
    fn: async () => {
      await using project = await copyProject();
      const process = new Deno.Command(Deno.execPath(), {
        args: [
          ...["run", "-A", "--no-check", "--node-modules-dir=manual"],
          ...["--config", basename(CONFIG), "--watch=styles", "dev.ts"],
        ],
        cwd: project.path,
        env: { HOST: "127.0.0.1", PORT: "0", DATA: `${project.path}/data` },
        stdin: "null",
        stdout: "null",
        stderr: "piped",
      }).spawn();
      const builders: number[] = [];
      for await (const said of process.stderr.pipeThrough(new TextDecoderStream())) {
        if (!said.includes("Listening on")) continue;
        builders.push(await buildersOf(process.pid));
        if (builders.length === 2) break;
        await Deno.writeTextFile(`${project.path}/styles/base.css`, "\n", { append: true });
      }
      process.kill("SIGKILL");
      await process.status;
      assertEquals(builders, [1, 1]);
    },
  });
}
