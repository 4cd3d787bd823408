/** What the commands say that are called wrongly. */

import { assertEquals, assertMatch } from "@std/assert";
import { CONFIG } from "../config.ts";

const COMMANDS: Readonly<Record<string, string>> = {
  backup: new URL("../../lib/server/backup/backup_main.ts", import.meta.url).pathname,
  restore: new URL("../../lib/server/backup/restore_main.ts", import.meta.url).pathname,
};
const WRONG = [[], ["one", "two"], ["--none", "file"]];

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
