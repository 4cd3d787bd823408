/** What a page says, and is sent, in the language it's asked for. */

import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import type { Page } from "playwright-core";
import { wordsIn } from "../../lib/words/mod.ts";
import { helpWordsIn } from "../../lib/ui/table/help.tsx";
import { settled } from "./settled.ts";
import { story } from "./story.ts";
import { TablePage } from "./table_page.ts";
import { sentTo } from "./weight.ts";

declare global {
  /** What the page has shown, each time it changed. */
  var shown: string[];
}

/** Notes what is seen from before the first script to the end. */
function watchWords(): void {
  globalThis.shown = [];
  const look = () => globalThis.shown.push(document.body?.innerText ?? "");
  new MutationObserver(look).observe(document, {
    childList: true,
    characterData: true,
    subtree: true,
  });
}

/** All the scripts a page was sent so far, as text. */
async function scriptsOf(page: Page): Promise<string> {
  const urls = (await sentTo(page)).filter(({ kind }) => kind === "js").map(({ url }) => url);
  const texts = await Promise.all(urls.map(async (url) => (await fetch(url)).text()));
  return texts.join("\n");
}

const [en, es] = [wordsIn("en"), wordsIn("es")];

for (const [locale, own, other] of [["es", es, en], ["en", en, es]] as const) {
  story(
    `a page speaks its language from the first moment, and is sent no other, ${locale}`,
    async ({ open }) => {
      const page = await open("/play?level=normal&seed=1", { locale, prepare: watchWords });
      await page.locator("[data-ready=true]").waitFor();
      await settled(page);
      const shown = await page.evaluate(() => globalThis.shown);
      assertStringIncludes(shown.at(-1)!, own.table.confirm);
      assertEquals(shown.filter((text) => text.includes(other.table.confirm)), []);
      const scripts = await scriptsOf(page);
      assertStringIncludes(scripts, own.table.confirm);
      assert(!scripts.includes(other.table.confirm), "both languages are sent");
    },
  );
}

story("an app that is installed speaks the language that was chosen", async ({ open, url }) => {
  const page = await open("/?lang=es", { locale: "en" });
  await page.goto(`${url}/settings`);
  const tools = await page.context().newCDPSession(page);
  const { data } = await tools.send("Page.getAppManifest");
  assertEquals(JSON.parse(data!).lang, "es");
});

story("what is loaded later speaks the page's language too", async ({ open }) => {
  const page = await open("/play?level=normal&seed=1", { locale: "es" });
  const table = await TablePage.at(page);
  await table.type("ayuda");
  await page.getByRole("heading", { name: helpWordsIn("es").title }).waitFor();
});

story(
  "the words are asked for along with the page, not when their island is there",
  async ({ url }) => {
    for (const language of ["en", "es"] as const) {
      const headers = { "accept-language": language };
      const response = await fetch(`${url}/play?level=normal&seed=1`, { headers });
      await response.body?.cancel();
      const links = [...(response.headers.get("link") ?? "").matchAll(/<([^>]+)>/g)];
      const texts = await Promise.all(
        links.map(async ([, path]) => (await fetch(url + path)).text()),
      );
      assertStringIncludes(texts.join("\n"), wordsIn(language).table.confirm);
    }
  },
);

story("a language that is chosen is spoken at once, and again after a reload", async ({ open }) => {
  const page = await open("/settings");
  await page.getByRole("main").getByRole("link", { name: "Español" }).click();
  await page.goto(new URL("/play?level=normal&seed=1", page.url()).href);
  for (const _ of ["chosen", "reloaded"]) {
    await page.locator("[data-ready=true]").waitFor();
    await page.getByRole("button", { name: es.table.confirm }).waitFor();
    await page.reload();
  }
});
