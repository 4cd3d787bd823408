import { isStale } from "../../lib/http/stale.ts";
import { assertEquals } from "@std/assert";

const SOURCES = ["lib", "main.ts"];

/** A project built at second 100 from sources of second 50, and changed as told. */
async function afterwards(change: (root: string) => Promise<void>): Promise<boolean> {
  const root = await Deno.makeTempDir();
  try {
    await Deno.mkdir(`${root}/lib/deep`, { recursive: true });
    for (const name of ["lib/deep/a.ts", "main.ts", "built.js"]) {
      await Deno.writeTextFile(`${root}/${name}`, "");
    }
    for (const name of ["lib/deep/a.ts", "lib/deep", "lib", "main.ts"]) {
      await Deno.utime(`${root}/${name}`, 50, 50);
    }
    await Deno.utime(`${root}/built.js`, 100, 100);
    await change(root);
    return await isStale("built.js", SOURCES, root);
  } finally {
    await Deno.remove(root, { recursive: true });
  }
}

Deno.test("a build newer than its sources is not stale", async () => {
  assertEquals(await afterwards(() => Promise.resolve()), false);
});

Deno.test("a build that is not there is stale", async () => {
  assertEquals(await afterwards((root) => Deno.remove(`${root}/built.js`)), true);
});

Deno.test("a changed, an added and a removed source make a build stale", async () => {
  const file = (root: string) => `${root}/lib/deep/a.ts`;
  assertEquals(await afterwards((root) => Deno.utime(file(root), 150, 150)), true);
  assertEquals(await afterwards((root) => Deno.writeTextFile(`${root}/lib/b.ts`, "")), true);
  assertEquals(await afterwards((root) => Deno.remove(file(root))), true);
});
