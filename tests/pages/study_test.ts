/** The study as a page without JavaScript, and what the front door and the table quote of it. */

import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { measureOf, PUBLISHED } from "../../lib/study/published/mod.ts";
import { serveApp, type ServedApp } from "../serve_app.ts";

async function get({ url }: ServedApp, path: string, language: string): Promise<string> {
  const response = await fetch(url + path, { headers: { "accept-language": language } });
  assertEquals(response.status, 200);
  return await response.text();
}

Deno.test("the page shows every published row, with its command, seed and day", async () => {
  await using app = await serveApp();
  const told = {
    en: ["21 November 2026", "Hard", "99.5"],
    es: ["21 de noviembre", "Difícil", "99,5"],
  };
  for (const [language, words] of Object.entries(told)) {
    const html = await get(app, "/study", language);
    for (const { command, seed, ratings } of PUBLISHED) {
      assertStringIncludes(html, command);
      assert(new RegExp(`(seed|semilla) ${seed}`).test(html));
      for (const { elo, error } of ratings) assertStringIncludes(html, `${elo} ± ${error}`);
    }
    const count = PUBLISHED.reduce(
      (sum, { rows, ratings }) => sum + rows.length + ratings.length,
      0,
    );
    const body = [...html.matchAll(/<tbody>(.*?)<\/tbody>/gs)].map(([, text]) => text).join("");
    assertEquals(body.match(/<tr\b/g)!.length, count);
    for (const word of words) assertStringIncludes(html, word);
  }
});

Deno.test("the front door and the table quote the measured score", async () => {
  await using app = await serveApp();
  const { percent } = measureOf("hard")!;
  for (const [language, share] of [["en", percent], ["es", percent.toLocaleString("es")]]) {
    const front = await get(app, "/", `${language}`);
    assertStringIncludes(front, `${share}\u00a0%`);
    assertStringIncludes(front, 'href="/study"');
    assertStringIncludes(await get(app, "/play?level=hard", `${language}`), `${share}\u00a0%`);
    assert(!(await get(app, "/play?two=", `${language}`)).includes(`${share}\u00a0%`));
  }
});
