/** The study as a page without JavaScript, and what the rivals and the table quote of it. */

import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { measureOf, PUBLISHED } from "../../lib/study/published/mod.ts";
import { CAMPAIGNS } from "../../lib/study/published/reported.ts";
import type { FinishedGame } from "../../lib/leaderboard/finished_game.ts";
import { ENOUGH } from "../../lib/study/parts/people_view.tsx";
import { serveApp, type ServedApp } from "../serve_app.ts";
import { finishedGame, gameId } from "../store/finished.ts";

async function get({ url }: ServedApp, path: string, language: string): Promise<string> {
  const response = await fetch(url + path, { headers: { "accept-language": language } });
  assertEquals(response.status, 200);
  return await response.text();
}

Deno.test("the page shows every published row, with its command, seed and day", async () => {
  await using app = await serveApp();
  const told = {
    en: ["21 November 2026", "23 November 2026", "Hard", "84.3"],
    es: ["21 de noviembre", "23 de noviembre", "Difícil", "84,3"],
  };
  for (const [language, words] of Object.entries(told)) {
    const html = await get(app, "/study", language);
    let count = 0;
    for (const { command, seed, rows, ratings } of PUBLISHED) {
      assertStringIncludes(html, command);
      assert(new RegExp(`(seed|semilla) ${seed}`).test(html));
      count += rows.length;
      if (!command.includes("--pool")) continue; // of two, the score says all
      count += ratings.length;
      for (const { elo, error } of ratings) assertStringIncludes(html, `${elo} ± ${error}`);
    }
    for (const { study, reported } of CAMPAIGNS) {
      assertStringIncludes(html, study.command);
      count += reported.length;
    }
    assertStringIncludes(html, "RR-001, ");
    const body = [...html.matchAll(/<tbody>(.*?)<\/tbody>/gs)].map(([, text]) => text).join("");
    assertEquals(body.match(/<tr\b/g)!.length, count);
    for (const word of words) assertStringIncludes(html, word);
  }
});

Deno.test("the table quotes the measured score, the front door where to find it", async () => {
  await using app = await serveApp();
  for (const language of ["en", "es"]) {
    const front = await get(app, "/rivals", language);
    assertStringIncludes(front, 'href="/study"');
    for (const level of ["hard", "expert", "conqueror"]) {
      const share = `${measureOf(level)!.percent.toLocaleString(language)}\u00a0%`;
      assert(!front.includes(share), "no figures where somebody chooses");
      assertStringIncludes(await get(app, `/play?level=${level}`, language), share);
      assert(!(await get(app, "/play?two=", language)).includes(share));
    }
    const classic = await get(app, "/play?level=hard&game=conquerors-classic", language);
    const { percent } = measureOf("hard", "conquerors-classic")!;
    assertStringIncludes(classic, `${percent.toLocaleString(language)}\u00a0%`);
  }
});

Deno.test("the page shows how often people win, of levels with enough games", async () => {
  await using app = await serveApp();
  const none = await get(app, "/study", "en");
  assertStringIncludes(none, `finished ${ENOUGH} ranked games`);
  assert(!none.includes("People win %"));
  const seats = [null, { identity: "Ada's", name: "Ada" }];
  const keep = (n: number, given: Partial<FinishedGame>) =>
    app.services.archive.keep(finishedGame({ id: gameId(n), opponent: "hard", seats, ...given }));
  for (let n = 0; n < ENOUGH; n++) await keep(n, { winner: n % 5 === 0 ? 1 : 0 });
  for (let n = 0; n < ENOUGH - 1; n++) await keep(1000 + n, { opponent: "sharp" });
  await keep(2000, { winner: 0, forfeit: "replaced" });
  const told = { en: ["Hard", "20.0 (11.2–33.0)"], es: ["Difícil", "20,0 (11,2–33,0)"] };
  for (const [language, [level, share]] of Object.entries(told)) {
    const html = await get(app, "/study", language);
    const table = /<table class="figures">(.*?)<\/table>/s.exec(html)![1]!;
    const cells = [...table.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, text]) => text);
    assertEquals(cells.slice(4), [level, share, "50", "1"]);
  }
});
