/** The scripts of the build, as far as WebKit asks more of them than other browsers. */

import { assertEquals } from "@std/assert";
import { stop, transform } from "esbuild";
import { join } from "node:path";
import { ROOT } from "../../lib/build/sources.ts";
import { BUILT } from "../built.ts";

/** A bundler that may not leave a wait at a script's top fails on one. */
async function waits(text: string): Promise<boolean> {
  const supported = { "top-level-await": false };
  return await transform(text, { format: "esm", supported, logLevel: "silent" })
    .then(() => false, () => true);
}

/** bugs.webkit.org/242740: two that import such a script at the same time can get it unfinished. */
Deno.test({
  name: "no script waits at its top but an island's own, which its page alone imports",
  // The bundler's process ends a moment after the test.
  sanitizeOps: false,
  sanitizeResources: false,
  fn: async () => {
    const scripts = join(BUILT, "static/_fresh/js");
    const [id] = [...Deno.readDirSync(scripts)];
    const folder = join(scripts, id!.name);
    const islands = [...Deno.readDirSync(join(ROOT, "islands"))].map(({ name }) =>
      name.replace("tsx", "js")
    );
    const waiting: string[] = [];
    for (const { name } of Deno.readDirSync(folder)) {
      // Fresh keeps a list of them there, too.
      if (!name.endsWith(".js")) continue;
      if (await waits(await Deno.readTextFile(join(folder, name)))) waiting.push(name);
    }
    await stop();
    assertEquals(waiting.filter((name) => !islands.includes(name)), []);
    assertEquals(waiting.includes("Table.js"), true, "a wait is seen");
  },
});
