/** The budgets of what is sent. */

import { assert, assertEquals } from "@std/assert";
import { LANGUAGES } from "../../lib/words/language.ts";
import { runs } from "../full.ts";
import { makeRoom, pair } from "./room.ts";
import { settled } from "./settled.ts";
import { story } from "./story.ts";
import { TablePage } from "./table_page.ts";
import { assertCompressed, assertLight, KB, sentTo, sum } from "./weight.ts";

/** The most JavaScript of each page: none of those that are only read. */
const SCRIPTS = {
  "/": 0,
  "/rivals": 20 * KB,
  "/rivals/skirmish": 20 * KB,
  "/friend": 19.75 * KB,
  "/now": 24 * KB,
  "/tournaments": 24 * KB,
  "/tv": 40 * KB,
  "/embed/tv": 2 * KB,
  "/openings": 0,
  "/embed/puzzle/daily": 2 * KB,
  "/play?level=normal&seed=1": 44.1 * KB,
  "/play?game=skirmish&level=easy&seed=1": 44.1 * KB,
  "/learn": 20 * KB,
  "/learn/1": 50 * KB,
  "/puzzles": 50 * KB,
  "/puzzle/daily": 50 * KB,
  "/sandbox": 64 * KB,
  "/g": 50.5 * KB,
  "/leaderboard": 24 * KB,
  "/me": 24.25 * KB,
  "/arena": 24 * KB,
  "/arena/play": 50 * KB,
  "/rules": 0,
  "/settings": 0,
  "/about": 0,
  "/api": 0,
  "/api/bots": 0,
  "/api/rooms": 0,
  "/arena/protocol": 0,
  "/arena/round-robins": 0,
  "/changelog": 0,
  "/dumps": 0,
  "/offline": 0,
};

/** Pages that have a sheet besides the site's, of at most 2 KB. */
const SECOND_SHEET = [
  "/tournaments",
  "/",
  "/rivals",
  "/rivals/skirmish",
  "/friend",
  "/tv",
  "/openings",
  "/sandbox",
  "/learn",
  "/leaderboard",
  "/me",
  "/api",
  "/api/bots",
  "/api/rooms",
  "/arena",
  "/arena/protocol",
  "/arena/round-robins",
  "/changelog",
];

/** The language of longer words in every run of the suite, all in a full one. */
const LOCALES = runs(0, 1) ? LANGUAGES : ["es"];

for (const locale of LOCALES) {
  story(`every page is light, and leaves nothing behind, ${locale}`, async ({ open, url }) => {
    const page = await open("/about", { locale });
    for (const [path, js] of Object.entries(SCRIPTS)) {
      await page.goto(url + path);
      await settled(page);
      const files = await sentTo(page);
      assertCompressed(files);
      assertLight(files, {
        html: 10 * KB,
        js,
        css: (SECOND_SHEET.includes(path) ? 10 : 8) * KB,
        worker: 0,
        font: 11 * KB,
      }, path);
    }
    assertEquals(await page.context().cookies(), []);
  });

  story(`a room in which two play is light, ${locale}`, async (stage) => {
    const { blue, red } = await pair(stage, { locale }, { locale });
    // With what others bring: chat, offers, news.
    for (const { page } of [blue, red]) {
      await settled(page);
      assertLight(await sentTo(page), { html: 10 * KB, js: 56.25 * KB, css: 8 * KB });
    }
  });

  story(`a room of each kind is light, ${locale}`, async ({ open, url }) => {
    for (const game of ["conquerors-v2", "conway", "arena", "annihilation"]) {
      const page = await open(await makeRoom(url, { game }), { locale });
      await page.locator("[data-ready=true]").waitFor();
      await settled(page);
      assertLight(await sentTo(page), { html: 10 * KB, js: 51.25 * KB, css: 8 * KB }, game);
      await page.close();
    }
  });
}

story("the table is light, and lighter the second time", async ({ open }) => {
  const page = await open("/play?level=normal&seed=1", { impatient: true });
  const table = await TablePage.at(page);
  await settled(page);
  const first = await sentTo(page);
  assertLight(first, { html: 10 * KB, js: 44.1 * KB, css: 8 * KB, worker: 0 });
  assert(sum(first, "sent") <= 80 * KB, `${sum(first, "sent")} bytes`);
  assert(first.length <= 12, `${first.length} requests`);

  for (const line of ["c12 d12 c13 d13", "confirm"]) await table.type(line);
  await table.turns(2);
  assertLight(await sentTo(page), { worker: 5.8 * KB });

  await page.reload();
  await TablePage.at(page);
  const again = await sentTo(page);
  assert(sum(again, "sent") <= 10 * KB, `${sum(again, "sent")} bytes`);
});

story("a computer that looks ahead is light", async ({ open }) => {
  const page = await open("/play?level=sharp&seed=1", { impatient: true });
  const table = await TablePage.at(page);
  for (const line of ["c12 d12 c13 d13", "confirm"]) await table.type(line);
  await table.turns(2);
  assertLight(await sentTo(page), { worker: 11.5 * KB });
});

story(
  "a computer that looks ahead does it by vectors, which no page may compile",
  async ({ open }) => {
    const page = await open("/play?level=sharp&seed=1", { expected: /wasm|WebAssembly/i });
    const table = await TablePage.at(page);
    for (const line of ["c12 d12 c13 d13", "confirm"]) await table.type(line);
    await table.turns(2);
    const mayCompile = () => {
      try {
        return new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)) !== undefined;
      } catch {
        return false;
      }
    };
    assertEquals(await page.workers()[0]!.evaluate(mayCompile), true);
    assertEquals(await page.evaluate(mayCompile), false);
  },
);

story("the games on digraphs are light, with their solver", async ({ open }) => {
  const page = await open("/annihilation");
  await page.locator("[data-known=true]").waitFor();
  const files = await sentTo(page);
  assertCompressed(files);
  assertLight(files, { html: 10 * KB, js: 50 * KB, css: 8 * KB, worker: 12 * KB });
  assert(files.some(({ kind }) => kind === "worker"));
});
