/** A language that somebody has only just begun, in a copy of the project. */

import { assert, assertEquals, assertMatch, assertStringIncludes } from "@std/assert";
import { basename, join } from "node:path";
import { wordsIn } from "../../lib/words/mod.ts";
import { CONFIG } from "../config.ts";
import { runs } from "../full.ts";
import { copyProject } from "../project.ts";
import { RestartableApp } from "./restartable.ts";
import { hasBrowser, launchBrowser, perform } from "./visits.ts";

const en = wordsIn("en");

/** The task `words`, in a copy of the project. */
async function words(cwd: string, ...args: string[]) {
  const command = new Deno.Command(Deno.execPath(), {
    args: ["task", "--quiet", "--config", basename(CONFIG), "words", ...args],
    cwd,
    env: { NO_COLOR: "1" },
  });
  const { code, stdout, stderr } = await command.output();
  const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
  return { code, out: text(stdout), error: text(stderr) };
}

Deno.test("English and Spanish lack nothing, and an unknown language is none", async () => {
  await using project = await copyProject();
  for (const language of ["en", "es"]) {
    assertEquals(await words(project.path, "--missing", language), {
      code: 0,
      out: `${language}: 0 missing\n`,
      error: "",
    });
  }
  const unknown = await words(project.path, "--missing", "tlh");
  assertEquals(unknown.code, 2);
  assertStringIncludes(unknown.error, "There's no language tlh: choose from en, es");
  assertStringIncludes(unknown.error, "words --add tlh NAME");
  for (const args of [[], ["--add", "eo"], ["--add", "Esperanto", "eo"]]) {
    assertEquals((await words(project.path, ...args)).code, 2, args.join(" "));
  }
});

Deno.test("a language that was just begun compiles", async () => {
  await using project = await copyProject();
  const { out } = await words(project.path, "--add", "eo", "Esperanto");
  const begun = out.match(/^lib\/.+\/eo\.ts$/gm)!;
  const args = ["check", "--quiet", "--config", basename(CONFIG), ...begun];
  const command = new Deno.Command(Deno.execPath(), { args, cwd: project.path });
  const { success, stderr } = await command.output();
  assert(success, new TextDecoder().decode(stderr));
});

// The app is built once more for it: in full runs.
if (runs(0, 1)) {
  Deno.test({
    name: "a language that was begun is spoken as far as it goes, and English from there",
    ignore: !hasBrowser,
    // The browser's process ends a moment after the test.
    sanitizeOps: false,
    sanitizeResources: false,
    fn: async () => {
      await using project = await copyProject();
      const { code, out } = await words(project.path, "--add", "eo", "Esperanto");
      assertEquals(code, 0, out);
      assertStringIncludes(
        (await words(project.path, "--add", "eo", "Esperanto")).out,
        "0 new files",
      );
      const file = join(project.path, "lib/words/eo.ts");
      const text = await Deno.readTextFile(file);
      const begun = text.replace("{\n", '{\n  table: { confirm: "Konfirmi", undo: "Malfari" },\n');
      await Deno.writeTextFile(file, begun);

      const missing = await words(project.path, "--missing", "eo");
      assertEquals(missing.code, 1);
      assertMatch(missing.out, /^lib\/words\/eo\.ts\n/m);
      assertMatch(missing.out, /^ {2}table\.clear: "/m);
      assertEquals(/^ {2}table\.confirm: /m.test(missing.out), false);

      await using app = await RestartableApp.start(project.path);
      const browser = await launchBrowser();
      await perform(browser, app.url, async ({ open }) => {
        const page = await open("/play?level=normal&seed=1&lang=eo");
        await page.locator("[data-ready=true]").waitFor();
        assertEquals(await page.locator("html").getAttribute("lang"), "eo");
        await page.getByRole("button", { name: "Konfirmi" }).waitFor();
        await page.getByRole("button", { name: en.table.clear }).waitFor();
        await page.goto(new URL("/settings", app.url).href);
        const chosen = page.getByRole("main").locator("[aria-current=true][hreflang]");
        assertEquals(await chosen.textContent(), "Esperanto");
      });
      await browser.close();
    },
  });
}
