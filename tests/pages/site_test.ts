/** What pages promise to browsers, to search engines and to link previews. */

import { assert, assertEquals, assertMatch, assertStringIncludes } from "@std/assert";
import { LIFE_GAMES } from "../../lib/games/life_games.ts";
import { gameIds } from "../../lib/games/registry.ts";
import { OFFLINE_PAGES } from "../../lib/server/http/offline_pages.ts";
import { SETTINGS } from "../../lib/ui/settings/settings.ts";
import { aboutGame } from "../../lib/ui/games/registry.ts";
import { LANGUAGES } from "../../lib/words/language.ts";
import { SETTINGS as ROOM } from "../rooms/trial.ts";
import { serveApp, type ServedApp } from "../serve_app.ts";
import { finishedGame, gameId } from "../store/finished.ts";
import { wholeGame } from "../ui/replay/game.ts";

const PNG = "\x89PNG";
const GAME = `/g/${gameId(1)}`;

async function serveWithGame(): Promise<ServedApp> {
  const app = await serveApp();
  const record = wholeGame().replace(/^\[(Blue|Red) .*\n/gm, "");
  await app.services.archive.keep(finishedGame({ id: gameId(1), record, endedAt: Date.now() }));
  return app;
}

async function get(app: ServedApp, path: string, headers: Record<string, string> = {}) {
  const response = await fetch(app.url + path, {
    headers: { "accept-language": "en", ...headers },
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** What a page says of itself under a name. */
function property(html: string, name: string): string | undefined {
  return html.match(new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`))?.[1];
}

Deno.test("a link unfolds with a title, a description and a picture that is there", async () => {
  await using app = await serveWithGame();
  for (const path of ["/", "/play", "/learn/1", "/leaderboard", GAME]) {
    const { text } = await get(app, path);
    assert(property(text, "og:title"), path);
    assert(property(text, "og:description"), path);
    assertEquals(property(text, "og:url"), app.url + path);
    assertEquals(property(text, "twitter:card"), "summary_large_image");
    const picture = await fetch(property(text, "og:image")!);
    assertEquals(picture.headers.get("content-type"), "image/png");
    assertStringIncludes(await picture.text(), PNG.slice(1));
  }
});

Deno.test("an address that can't be decoded gets a page that says so", async () => {
  await using app = await serveApp();
  for (const path of ["/r/50%", "/player/%FF", "/g/%E0%A4%A?lang=en", "/50%"]) {
    const { status, text } = await get(app, path);
    assertEquals(status, 404, path);
    assertStringIncludes(text, "</html>");
  }
  assertEquals((await get(app, "/api/player/50%")).status, 404);
});

Deno.test("each page unfolds under its own title", async () => {
  await using app = await serveApp();
  for (const path of [...OFFLINE_PAGES, "/conway", "/games", "/leaderboard", "/study"]) {
    const { text } = await get(app, path);
    const [, title] = text.match(/<title>(.*?)(?: · [^·]*)?<\/title>/)!;
    assertEquals(property(text, "og:title"), title, path);
  }
});

Deno.test("a finished game unfolds as who played and how it ended, with its own board", async () => {
  await using app = await serveWithGame();
  const { text } = await get(app, GAME);
  assertMatch(property(text, "og:title")!, /^Ada against Ben: /);
  assertEquals(property(text, "og:image"), `${app.url}${GAME}.png`);
  const { headers } = await get(app, `${GAME}.png`);
  const again = await get(app, `${GAME}.png`, { "if-none-match": headers.get("etag")! });
  assertEquals([again.status, again.text], [304, ""]);
  assertEquals((await get(app, `/g/${gameId(2)}.png`)).status, 404);
});

Deno.test("every page has one address, and says where it is in each language", async () => {
  await using app = await serveApp();
  const { text } = await get(app, "/play?level=hard");
  for (const asked of [text, (await get(app, "/play/")).text]) {
    assertStringIncludes(asked, `<link rel="canonical" href="${app.url}/play"`);
  }
  for (const language of LANGUAGES) {
    assertStringIncludes(text, `hreflang="${language}" href="${app.url}/play?lang=${language}"`);
  }
});

Deno.test("the app can be installed: its icons are there, in both languages", async () => {
  await using app = await serveApp();
  for (const language of LANGUAGES) {
    const { headers, text } = await get(app, "/manifest.webmanifest", {
      "accept-language": language,
    });
    assertMatch(headers.get("content-type")!, /^application\/manifest\+json/);
    const { icons, lang, shortcuts } = JSON.parse(text);
    assertEquals(lang, language);
    for (const { src } of icons) assertEquals((await get(app, src)).status, 200, src);
    for (const { url } of shortcuts) assertEquals((await get(app, url)).status, 200, url);
  }
});

Deno.test("the worker's script is asked for each time, and names pages and all that they ask for", async () => {
  await using app = await serveApp();
  const { headers, text } = await get(app, "/sw.js");
  assertEquals(headers.get("cache-control"), "no-cache");
  const script = text.match(/importScripts\("([^"]+)"\)/)![1]!;
  assertMatch((await get(app, script)).headers.get("cache-control")!, /immutable/);
  const { files } = JSON.parse(text.match(/serveOffline\(self, (.*)\);/)![1]!);
  // As they are: to compress them all takes longer than the rest of the test.
  const plain = { "accept-encoding": "identity" };
  for (const url of files) assertEquals((await get(app, url, plain)).status, 200, url);
  const { text: style } = await get(app, "/site.css", plain);
  const [, font] = style.match(/url\("?([^")]+)/)!;
  assert(files.includes(font), `the stylesheet needs ${font}`);
  for (const page of await keptPages(app, "en")) {
    const scripts = page.headers.get("link")?.match(/(?<=<)\/[^>]+/g) ?? [];
    for (const script of scripts) assert(files.includes(script), `${page.path} needs ${script}`);
  }
});

/** The pages that a browser keeps, as it reads them. */
async function keptPages(app: ServedApp, language: string) {
  const { text } = await get(app, `/offline/${language}`);
  const pages: { path: string; headers: [string, string][]; body: string }[] = JSON.parse(text);
  return pages.map(({ path, headers, body }) => ({ path, headers: new Headers(headers), body }));
}

Deno.test("what a browser keeps are the pages as somebody new gets them, each in its language", async () => {
  await using app = await serveApp();
  for (const language of ["en", "es"]) {
    const pages = await keptPages(app, language);
    assertEquals(pages.map(({ path }) => path), [...OFFLINE_PAGES, "/offline"]);
    for (const { path, headers, body } of pages) {
      assertEquals(headers.get("content-language"), language, path);
      assertEquals(headers.get("set-cookie"), null, path);
      assert(body.includes(`<html lang="${language}"`), path);
      const nonce = headers.get("content-security-policy")!.match(/'nonce-([^']+)'/)![1]!;
      assert(body.includes(`nonce="${nonce}"`), path);
    }
  }
  const packed = await get(app, "/offline/en", { "accept-encoding": "br" });
  assertEquals(
    packed.text,
    (await get(app, "/offline/en", { "accept-encoding": "identity" })).text,
  );
  assertEquals((await get(app, "/offline/fr")).status, 404);
});

Deno.test("the settings are all there, each with the choices that the module has", async () => {
  await using app = await serveApp();
  const { text } = await get(app, "/settings");
  for (const [name, choices] of Object.entries(SETTINGS)) {
    const field = text.match(new RegExp(`<select[^>]* data-setting="${name}".*?</select>`))![0];
    const offered = [...field.matchAll(/<option[^>]*value="([^"]+)"/g)].map(([, value]) => value);
    assertEquals(offered, [...choices]);
  }
});

Deno.test("the rules of every game can be read, in the record's own numbers", async () => {
  await using app = await serveApp();
  for (const game of gameIds()) assertEquals((await get(app, `/rules/${game}`)).status, 200, game);
  assertEquals((await get(app, "/rules/chess")).status, 404);
  for (const language of LANGUAGES) {
    for (const { id, rules } of Object.values(LIFE_GAMES)) {
      const text = aboutGame(id).rules(language).flatMap((section) => section.text).join("\n");
      const { width, height, home, place, rounds, bombRound } = rules;
      for (const number of [width, height, home, place, rounds, bombRound]) {
        assertMatch(text, new RegExp(`\\b${number}\\b`), `${id} ${language}`);
      }
    }
  }
});

Deno.test("what there is not is said kindly, with ways on", async () => {
  await using app = await serveApp();
  const MISSING = {
    "/no/such/page": 404,
    "/g/0000000009": 404,
    "/r/QQQQQQ": 404,
    "/leaderboard?period=day": 404,
    "/play?level=bogus": 400,
  };
  for (const [path, status] of Object.entries(MISSING)) {
    const page = await get(app, path);
    assertEquals(page.status, status, path);
    assertMatch(
      page.text,
      /<nav class="pages"[^>]*>(<a class="button[^>]*href="\/[^>]*>[^<]+<\/a>)+/,
    );
    assertEquals(property(page.text, "robots"), "noindex");
  }
});

Deno.test("a link leads where it did with what stood around it in a chat or a letter", async () => {
  await using app = await serveWithGame();
  const ends = [".", ",", ").", "!", "»", "”", '"', ">", "…", " ", "*", "]", "'"];
  for (const path of [GAME, "/rules/skirmish", "/tv"]) {
    for (const end of ends) {
      const { url, status } = await shown(`${app.url}${path}${encodeURI(end)}?from=a`);
      assertEquals([url, status], [`${app.url}${path}?from=a`, 200], path + end);
    }
  }
  for (const path of ["/...", "/nothing.", "//example.com."]) {
    const { url, status } = await shown(app.url + path);
    assertEquals([new URL(url).host, status], [new URL(app.url).host, 404], path);
  }
});

Deno.test("an address that is nearly all punctuation takes about as long as others", async () => {
  await using app = await serveApp();
  const fastest = async (sign: string) => {
    const took: number[] = [];
    for (let again = 0; again < 5; again++) {
      const began = performance.now();
      await shown(`${app.url}/${sign.repeat(15_000)}a`);
      took.push(performance.now() - began);
    }
    return Math.min(...took);
  };
  const ratio = await fastest("!") / await fastest("a");
  assert(ratio < 20, `${ratio} times as long`);
});

Deno.test("a room is found by its code as people write it, or by its whole link", async () => {
  await using app = await serveApp();
  const { hub } = app.services;
  const opened = await hub.open(ROOM, ["here"]);
  assert("code" in opened);
  const { code } = opened, small = code.toLowerCase();
  const link = `${app.url}/r/${code}`;
  const told = [
    small,
    `${small.slice(0, 3)}–${small.slice(3)}`,
    link,
    `${link}?from=a`,
    `${code}.`,
    `Play me: ${link} before noon`,
  ];
  for (const text of told) {
    const { url, status } = await shown(`${app.url}/join?code=${encodeURIComponent(text)}`);
    assertEquals([url, status], [link, 200], text);
  }
});

/** Where an address leads in the end. */
async function shown(address: string): Promise<{ url: string; status: number }> {
  const { url, status, body } = await fetch(address);
  await body?.cancel();
  return { url, status };
}
