/** The study's page, as it is seen, heard and scrolled. */

import { assert, assertEquals } from "@std/assert";
import { LANGUAGES } from "../../lib/words/language.ts";
import { sampleOf } from "../full.ts";
import { assertAccessible } from "./axe.ts";
import { settled } from "./settled.ts";
import { story } from "./story.ts";
import { assertLight, KB, sentTo } from "./weight.ts";

const SIZES = { phone: { width: 360, height: 640 }, desk: { width: 1280, height: 800 } };

for (const [size, viewport] of sampleOf(Object.entries(SIZES))) {
  story(`the study can be read on a ${size}`, async ({ open }) => {
    const page = await open("/study", { viewport, locale: size === "phone" ? "es-ES" : "en-GB" });
    await assertAccessible(page, "study");
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assertEquals(wide, viewport.width);
    assert(await page.getByRole("img").count() >= 4);
  });
}

story("a table that is wider than a phone scrolls by key", async ({ open }) => {
  const page = await open("/study", { viewport: SIZES.phone });
  const table = page.getByRole("region", { name: "Results in Conquerors V2" }).first();
  await table.focus();
  await page.keyboard.press("ArrowRight");
  await page.waitForFunction(
    () => document.activeElement!.scrollLeft > 0,
  );
});

story("the rivals lead to the study, which is light in either language", async ({ open, url }) => {
  const page = await open("/rivals");
  await page.getByRole("link", { name: "How the levels were measured" }).click();
  await page.getByRole("heading", { name: "Balance study" }).waitFor();
  for (const language of LANGUAGES) {
    await page.goto(`${url}/study?lang=${language}`);
    await settled(page);
    const most = { html: 14.25 * KB, js: 20 * KB, css: 10 * KB };
    assertLight(await sentTo(page), most, language);
  }
});
