/** What somebody types into on a touch screen. */

import { assertEquals } from "@std/assert";
import { makeRoom } from "./room.ts";
import { settled } from "./settled.ts";
import { story } from "./story.ts";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const PAGES = [
  "/friend",
  "/now",
  "/tournaments",
  "/openings",
  "/sandbox",
  "/g",
  "/games",
  "/arena",
  "/annihilation",
  "/conway",
  "/me",
  "/settings",
  "/play?level=normal&seed=1",
];

story("no field is so small that Safari zooms in when somebody types", async ({ open, url }) => {
  const page = await open("/about", PHONE);
  const paths = [...PAGES.map((path) => url + path), await makeRoom(url, {})];
  const small: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await settled(page);
    const fields = page.locator(
      "input:not([type=checkbox], [type=radio], [type=range], [type=hidden]), select, textarea",
    );
    const sizes = await fields.evaluateAll((fields) =>
      fields.map((field) =>
        [field.outerHTML, parseFloat(getComputedStyle(field).fontSize)] as const
      )
    );
    small.push(...sizes.filter(([, size]) => size < 16).map(([field]) => `${path} ${field}`));
  }
  assertEquals(small, []);
});
