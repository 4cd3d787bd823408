/** What the commands say that are called wrongly. */

import { assert, assertEquals, assertMatch, assertStringIncludes } from "@std/assert";
import { fileURLToPath } from "node:url";
import { SqliteStore } from "../../lib/server/store/sqlite/sqlite_store.ts";
import { CONFIG } from "../config.ts";
import { makeFolder } from "../folder.ts";

const COMMANDS: Readonly<Record<string, string>> = {
  backup: fileURLToPath(new URL("../../lib/server/backup/backup_main.ts", import.meta.url)),
  restore: fileURLToPath(new URL("../../lib/server/backup/restore_main.ts", import.meta.url)),
};
const WRONG = [[], ["one", "two"], ["--none", "file"]];

Deno.test("a backup's file is named from where the task was started", async () => {
  await using folder = await makeFolder();
  await SqliteStore.open(folder.database).close();
  const { stdout } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--no-check", "--config", CONFIG, COMMANDS.backup!, "copy"],
    env: { DATA: folder.path, INIT_CWD: folder.path },
  }).output();
  const copy = `${folder.path}/copy`;
  assertStringIncludes(new TextDecoder().decode(stdout), `to ${copy}`);
  assert((await Deno.stat(copy)).isFile);
});

for (const [name, path] of Object.entries(COMMANDS)) {
  Deno.test(`${name} says how it's called, and ends with 2`, async () => {
    for (const given of WRONG) {
      const args = ["run", "-A", "--no-check", "--config", CONFIG, path, ...given];
      const { code, stderr } = await new Deno.Command(Deno.execPath(), { args }).output();
      assertMatch(new TextDecoder().decode(stderr), new RegExp(`${name}.* FILE`));
      assertEquals(code, 2);
    }
  });
}
