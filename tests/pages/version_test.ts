/** The version that the site shows is the one of deno.json. */

import { assertEquals, assertMatch, assertStringIncludes } from "@std/assert";
import { serveApp } from "../serve_app.ts";

const ROOT = new URL("../../", import.meta.url);
const SAYS = { en: "Version", es: "Versión" };

Deno.test("the front page and the one about the site show it, in each language", async () => {
  const { version } = JSON.parse(await Deno.readTextFile(new URL("deno.json", ROOT)));
  assertMatch(version, /^\d+\.\d+\.\d+$/);
  await using app = await serveApp();
  for (const path of ["/", "/about"]) {
    for (const [language, word] of Object.entries(SAYS)) {
      const page = await (await fetch(`${app.url}${path}?lang=${language}`)).text();
      assertStringIncludes(page, `${word} ${version}`, path);
      assertStringIncludes(page, 'href="/changelog"', path);
    }
  }
});

Deno.test("the changelog is served as it is", async () => {
  await using app = await serveApp();
  const response = await fetch(`${app.url}/changelog`);
  assertEquals(response.headers.get("content-type"), "text/plain; charset=utf-8");
  assertEquals(await response.text(), await Deno.readTextFile(new URL("CHANGELOG.md", ROOT)));
});
