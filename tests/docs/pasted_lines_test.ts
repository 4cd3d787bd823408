/** Lines of docs/hosting.md that somebody pastes into a shell, where one of their programs fails. */

import { assert, assertEquals } from "@std/assert";
import { join } from "node:path";
import { ROOT } from "../../lib/build/sources.ts";
import { makeFolder } from "../folder.ts";

const HOSTING = await Deno.readTextFile(join(ROOT, "docs/hosting.md"));

/** The block of shell lines in which a text stands. */
function linesWith(text: string): string {
  const blocks = [...HOSTING.matchAll(/^ *```sh\n(.*?)^ *```$/gms)].map(([, lines]) => lines!);
  const found = blocks.filter((lines) => lines.includes(text));
  assertEquals(found.length, 1, `The blocks with "${text}"`);
  return found[0]!;
}

/** Runs lines with stand-ins for programs, each of which fails if its words have `failing`; what they were asked. */
async function paste(lines: string, programs: readonly string[], failing: string) {
  await using folder = await makeFolder();
  const { path } = folder, asked = join(path, "asked");
  const stand = `#!/bin/sh\necho "\${0##*/} $*" >> "${asked}"\n` +
    `case "$*" in *"${failing}"*) exit 1;; esac\n`;
  for (const program of programs) {
    await Deno.writeTextFile(join(path, program), stand, { mode: 0o755 });
  }
  await Deno.writeTextFile(join(path, "backup.dump"), "yesterday's");
  const env = { PATH: `${path}:${Deno.env.get("PATH")}` };
  await new Deno.Command("sh", { args: ["-c", lines], cwd: path, env, stderr: "null" }).output();
  const backup = await Deno.readTextFile(join(path, "backup.dump"));
  return { asked: await Deno.readTextFile(asked), backup };
}

Deno.test("no database is deleted for a backup that can't be read", async () => {
  const { asked } = await paste(linesWith("dropdb"), ["docker"], "pg_restore -f");
  assert(asked.includes("pg_restore -f"), asked);
  for (const word of ["dropdb", "up -d"]) assert(!asked.includes(word), asked);
});

Deno.test("a backup that fails leaves the one before", async () => {
  const { asked, backup } = await paste(linesWith("pg_dump -U"), ["docker"], "pg_dump");
  assert(!asked.includes("dropdb"), asked);
  assertEquals(backup, "yesterday's");
});

Deno.test("an upgrade whose build fails leaves the version that runs", async () => {
  const programs = ["deno", "rm", "mv", "cp", "systemctl"];
  const { asked } = await paste(linesWith("conquerors.new"), programs, "image.ts");
  assertEquals(asked.trim(), "deno run -A deploy/image.ts /opt/conquerors.new");
});
