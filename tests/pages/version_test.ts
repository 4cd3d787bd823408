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

Deno.test("the changelog is a page of the site, and what it links to is there", async () => {
  await using app = await serveApp();
  for (const [language, title] of Object.entries({ en: "What's new", es: "Novedades" })) {
    const page = await (await fetch(`${app.url}/changelog?lang=${language}`)).text();
    assertMatch(page, new RegExp(`<h1>${title}</h1>`));
    assertStringIncludes(page, "<strong>Conquerors</strong>");
    const [text] = /<div class="doc"[^]*?<\/div>/.exec(page)!;
    for (const [, address] of text.matchAll(/href="(\/[^"]*)"/g)) {
      const { status, body } = await fetch(app.url + address);
      await body?.cancel();
      assertEquals(status, 200, address);
    }
  }
});
