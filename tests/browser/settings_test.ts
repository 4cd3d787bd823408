/** What a person chooses once, and where it shows. */

import { assertEquals, assertMatch } from "@std/assert";
import { forbidStorage } from "./forbid_storage.ts";
import { story } from "./story.ts";

story(
  "settings are chosen only by keyboard, kept, and followed in other tabs",
  async ({ open }) => {
    const page = await open("/settings");
    const other = await open("/settings", { beside: page });
    await page.getByLabel("Motion").focus();
    await page.keyboard.press("ArrowDown");
    await other.locator(":root[data-motion=reduced]").waitFor();
    assertEquals(await other.getByLabel("Motion").inputValue(), "reduced");
    await page.reload();
    assertEquals(await page.getByLabel("Motion").inputValue(), "reduced");
    assertEquals(await page.evaluate(() => localStorage.getItem("motion")), "reduced");
    assertEquals(await page.context().cookies(), []);
  },
);

story("a page that one comes back to looks as chosen meanwhile", async ({ open, url }) => {
  const page = await open("/about");
  await page.goto(`${url}/settings`);
  await page.getByLabel("Theme").selectOption("Dark");
  await page.goBack();
  await page.locator(":root[data-theme=dark]").waitFor();
});

story("letters and numbers along the board go when they are not wanted", async ({ open }) => {
  const page = await open("/play?two=");
  const labels = () =>
    page.locator("canvas.board").evaluate((canvas) =>
      getComputedStyle(canvas).getPropertyValue("--labels").trim()
    );
  assertEquals(await labels(), "1");
  const settings = await open("/settings", { beside: page });
  await settings.getByLabel("Letters and numbers along the board").selectOption("Hide them");
  await page.locator(":root[data-coordinates=hidden]").waitFor();
  assertEquals(await labels(), "0");
});

story("a board in words comes to an open table once it's wanted always", async ({ open }) => {
  const page = await open("/play?two=");
  await page.locator("[data-ready=true]").waitFor();
  assertEquals(await page.getByRole("grid").count(), 0);
  const settings = await open("/settings", { beside: page });
  await settings.getByLabel("Board in words").selectOption("Always");
  await page.getByRole("grid").waitFor({ state: "attached" });
});

story("a choice that no longer exists is the usual one", async ({ open }) => {
  const page = await open("/about");
  await page.evaluate(() => localStorage.setItem("confirm", "sometimes"));
  const settings = await open("/settings", { beside: page });
  assertEquals(await settings.getByLabel("Confirm each turn").inputValue(), "always");
});

story(
  "where nothing may be kept, settings hold for their page, which says so",
  async ({ open }) => {
    const page = await open("/settings", { prepare: forbidStorage });
    await page.getByLabel("Theme").selectOption("Dark");
    await page.getByText("This browser doesn't save anything for this site").waitFor();
    await page.locator(":root[data-theme=dark]").waitFor();
  },
);

story(
  "without scripts the language can be chosen, and the page says what cannot",
  async ({ open }) => {
    const page = await open("/settings", { javaScriptEnabled: false });
    assertMatch(await page.locator("noscript").textContent() ?? "", /only choose the language/);
    await page.getByRole("navigation", { name: "Language" }).getByRole("link", { name: "Español" })
      .click();
    await page.getByRole("heading", { name: "Ajustes", level: 1 }).waitFor();
  },
);
