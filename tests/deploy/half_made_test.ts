/** Builds of an image that are cut off: what is left is no image, and keeps nobody from building again. */

import { assertEquals, assertMatch } from "@std/assert";
import { join } from "node:path";
import { ROOT } from "../../lib/build/sources.ts";
import { makeFolder } from "../folder.ts";

async function build(...args: readonly string[]): Promise<{ code: number; stderr: string }> {
  const { code, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "deploy/image.ts", ...args],
    cwd: ROOT,
    env: { NO_COLOR: "1" },
  }).output();
  return { code, stderr: new TextDecoder().decode(stderr) };
}

Deno.test("what a build left that was cut off makes way for the next", async () => {
  await using folder = await makeFolder();
  const image = join(folder.path, "image");
  await Deno.mkdir(image);
  for (const name of ["left", "half_made_image.ts"]) {
    await Deno.writeTextFile(join(image, name), "");
  }
  // The next ends as soon as it looks for its configuration.
  const { stderr } = await build(image, "none.json");
  assertMatch(stderr, /none\.json/);
  assertEquals(folder.names(), []);
});

Deno.test("a folder that is whole is left as it is, and a sentence says so", async () => {
  await using folder = await makeFolder();
  await Deno.writeTextFile(join(folder.path, "mine"), "");
  const { code, stderr } = await build(folder.path);
  assertEquals(code, 1);
  assertMatch(stderr, /^\S+ is there already: remove it first\n$/);
  assertEquals(folder.names(), ["mine"]);
});
