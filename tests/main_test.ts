/** `deno task test`: every test runs, once, with what was asked for. */

import { assertEquals } from "@std/assert";
import { join } from "node:path";
import { ROOT } from "../lib/build/sources.ts";
import { CONFIG } from "./config.ts";

/** A test that succeeds if it's given no argument but `well`. */
const TEST = `Deno.test(import.meta.url.split("/").at(-1), () => {
  if (Deno.args.some((argument) => argument !== "well")) throw new Error("given something else");
});`;

async function run(...args: string[]): Promise<{ code: number; told: string[] }> {
  const command = ["run", "-A", "--config", CONFIG, join(import.meta.dirname!, "main.ts"), ...args];
  const env = { NO_COLOR: "1" };
  const { code, stdout } = await new Deno.Command(Deno.execPath(), { args: command, env }).output();
  const results = new TextDecoder().decode(stdout).matchAll(/ => (\S+) \.\.\. (ok|FAILED)/g);
  return { code, told: [...results].map(([, name, result]) => `${name} ${result}`).sort() };
}

Deno.test("all tests of a folder run, those of a file alone, and some fail by what they're given", async () => {
  const dir = join(ROOT, "_fresh_tests");
  await Deno.mkdir(dir, { recursive: true });
  const folder = await Deno.makeTempDir({ dir });
  try {
    const names = [
      "few/a_test.tsx",
      ..."bcdefghijkl".split("").map((each) => `many/${each}_test.ts`),
    ];
    for (const name of names) {
      await Deno.mkdir(join(folder, name, ".."), { recursive: true });
      await Deno.writeTextFile(join(folder, name), TEST);
    }
    await Deno.writeTextFile(join(folder, "many/helper.ts"), TEST);
    const told = names.map((name) => name.split("/")[1]);
    assertEquals(await run(folder, "--", "well"), {
      code: 0,
      told: told.map((name) => `${name} ok`),
    });
    const one = join(folder, names[0]!);
    assertEquals(await run(one, one), { code: 0, told: ["a_test.tsx ok"] });
    assertEquals(await run(one, "--filter", "none"), { code: 0, told: [] });
    assertEquals(await run(one, "--", "ill"), { code: 1, told: ["a_test.tsx FAILED"] });
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});
