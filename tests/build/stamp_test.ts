/** When a build is made again. */

import { stampOf } from "../../lib/build/sources.ts";
import { assertEquals, assertNotEquals } from "@std/assert";

const SOURCES = ["lib", "main.ts"];
const GENERATED = ["lib/made.js"];

/** The stamps of a project before and after a change. */
async function around(change: (root: string) => Promise<void>): Promise<[string, string]> {
  const root = await Deno.makeTempDir();
  const stamp = () => stampOf(root, "jsr:@fresh/core", SOURCES, GENERATED);
  try {
    await Deno.mkdir(`${root}/lib/deep`, { recursive: true });
    for (const name of ["lib/deep/a.ts", "main.ts"]) {
      await Deno.writeTextFile(`${root}/${name}`, "");
    }
    const before = await stamp();
    await change(root);
    return [before, await stamp()];
  } finally {
    await Deno.remove(root, { recursive: true });
  }
}

const CHANGES: Record<string, (root: string) => Promise<void>> = {
  "a changed source": (root) => Deno.writeTextFile(`${root}/lib/deep/a.ts`, "1"),
  "an added source": (root) => Deno.writeTextFile(`${root}/lib/b.ts`, ""),
  "a removed source": (root) => Deno.remove(`${root}/lib/deep/a.ts`),
  "a renamed source": (root) => Deno.rename(`${root}/lib/deep/a.ts`, `${root}/lib/deep/b.ts`),
};

for (const [name, change] of Object.entries(CHANGES)) {
  Deno.test(`${name} makes another stamp`, async () => {
    const [before, after] = await around(change);
    assertNotEquals(after, before);
  });
}

Deno.test("what the build writes itself, and a newer time, change nothing", async () => {
  const [before, after] = await around(async (root) => {
    await Deno.writeTextFile(`${root}/lib/made.js`, "1");
    await Deno.utime(`${root}/main.ts`, 50, 50);
  });
  assertEquals(after, before);
});

Deno.test("another framework makes another stamp", async () => {
  const root = await Deno.makeTempDir();
  const stamps = await Promise.all(
    ["jsr:@fresh/core", "links/fresh"].map((framework) => stampOf(root, framework, [], [])),
  );
  assertNotEquals(stamps[0], stamps[1]);
  await Deno.remove(root);
});
