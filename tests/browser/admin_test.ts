/** The admin's page, as an admin uses it: without scripts, by keyboard, on any screen. */

import { assert, assertEquals } from "@std/assert";
import type { Page } from "playwright-core";
import { isDue, sampleOf } from "../full.ts";
import { assertAccessible, GUISES, SIZES } from "./axe.ts";
import { playTwoTurns } from "../deploy/visitors.ts";
import { finishedGame } from "../store/finished.ts";
import { cue, makeRoom, pair } from "./room.ts";
import { hasBrowser, launchBrowser, perform, type Scene } from "./visits.ts";
import { serveApp } from "../serve_app.ts";
import { readOrder } from "../../lib/server/moderation/orders.ts";
import type { Services } from "../../lib/server/services.ts";

const TOKEN = "a token of the admin's own";

/** A story with an app that has an admin. */
function adminStory(name: string, tell: (stage: Scene & { services: Services }) => Promise<void>) {
  if (!isDue(name)) return;
  const fn = async () => {
    await using app = await serveApp({}, { adminToken: TOKEN });
    const browser = await launchBrowser();
    try {
      await perform(browser, app.url, (scene) => tell({ ...scene, services: app.services }));
    } finally {
      await browser.close();
    }
  };
  Deno.test({ name, ignore: !hasBrowser, sanitizeOps: false, sanitizeResources: false, fn });
}

async function report(
  { moderation }: Services,
  name: string,
  kind: "chat" | "name" = "chat",
): Promise<void> {
  const lines = ["You play like a toaster.", "A long line without an end ".repeat(5).trim()];
  const about = { kind, identity: `${name}'s`, name, room: "ABCDEF", lines };
  if (name !== "Unseen") moderation.reports.saw(about.identity, "203.0.113.7");
  await moderation.reports.file(about, "elsewhere");
}

async function signIn(page: Page): Promise<void> {
  await page.getByLabel(/Admin token|Clave/).fill(TOKEN);
  await page.keyboard.press("Enter");
  await page.locator("#acts").waitFor();
}

adminStory("an admin deals with a report by keyboard alone, without scripts", async (stage) => {
  await report(stage.services, "Rude Robin");
  const page = await stage.open("/admin", { javaScriptEnabled: false });
  await signIn(page);
  await page.getByRole("heading", { name: "Chat: Rude Robin" }).waitFor();
  await page.getByText("You play like a toaster.").waitFor();
  const form = page.getByRole("form", { name: "Chat: Rude Robin" });
  await form.getByLabel("What to do").focus();
  for (const key of ["Tab", "ArrowDown", "Tab"]) await page.keyboard.press(key);
  await page.keyboard.type("was rude");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.getByText("Done.").waitFor();
  await page.getByText("No open reports.").waitFor();
  await page.locator("#acts").click();
  await page.getByRole("cell", { name: "was rude" }).waitFor();
  const [restraint] = await stage.services.moderation.book.restraints(Date.now());
  assertEquals(restraint?.kind, "mute");
  await page.locator("#restraints").click();
  await page.getByRole("button", { name: /^Lift/ }).click();
  await page.locator("#restraints").click();
  await page.getByText("Nobody is banned or muted.").waitFor();
  await page.getByRole("button", { name: "Pause new games" }).click();
  await page.getByText("No new games begin.").waitFor();
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByLabel("Admin token").waitFor();
});

adminStory("who was banned finds back to the table once it's lifted", async (stage) => {
  const { blue } = await pair(stage), { moderation, hub } = stage.services;
  const code = new URL(blue.page.url()).pathname.split("/").at(-1)!;
  const { identity } = (await hub.find(code))!.secrets.holders[0]!;
  await moderation.reports.file({ kind: "chat", identity, name: "", room: code, lines: [] }, "");
  const [report] = await moderation.book.reports(1);
  const ban: Record<string, string> = { act: "ban", report: `${report!.id}`, term: "day" };
  const order = readOrder((name) => ban[name] ?? "");
  assertEquals(await moderation.obey(order!), "done");
  await blue.page.getByText(/^You can't play online until/).waitFor();
  const [restraint] = await moderation.book.restraints(0);
  assertEquals(await moderation.obey({ t: "lift", reason: "", ...restraint! }), "done");
  await blue.page.getByRole("link", { name: "Reload" }).click();
  await cue(blue).filter({ hasText: "Your turn" }).waitFor();
});

adminStory("who plays in a room that an admin ends reads what's true of it", async (stage) => {
  const { blue, red } = await pair(stage);
  await playTwoTurns(blue, red);
  const code = new URL(blue.page.url()).pathname.split("/").at(-1)!;
  await stage.services.moderation.obey({ t: "end-room", code, reason: "" });
  await blue.page.getByText(/^This room has closed: .* an admin ended it/).waitFor();
  await blue.result.getByText("Without a winner.").waitFor();
});

adminStory("an admin pastes the addresses of a player and of a room", async (stage) => {
  const { services: { archive, players, moderation, hub }, url } = stage;
  await archive.keep(finishedGame({ endedAt: Date.now() }));
  await players.claim("Ada's", "Ada Ü", Date.now());
  const page = await stage.open("/admin");
  await signIn(page);
  const code = (await makeRoom(url)).split("/").at(-1)!;
  const pasted = [["A player", "Ada%20%C3%9C", "player"], ["A room", code, "r"]] as const;
  for (const [form, end, folder] of pasted) {
    await page.locator("#others").click();
    const asked = page.getByRole("form", { name: form, exact: true });
    await asked.getByRole("textbox").first().focus();
    // Unlike what fills a field, it heeds how long that may be.
    await page.keyboard.insertText(`${url}/${folder}/${end}`);
    await asked.getByRole("button").click();
    await page.getByText("Done.").waitFor();
    await page.goto(`${url}/admin`);
  }
  assertEquals((await moderation.book.restraints(Date.now())).map(({ kind }) => kind), ["mute"]);
  assertEquals(await hub.find(code), undefined);
});

for (const [size, locale] of sampleOf(GUISES, 0)) {
  adminStory(`axe finds nothing on the admin's page on a ${size}, ${locale}`, async (stage) => {
    await report(stage.services, "Rude Robin");
    await report(stage.services, "Unseen", "name");
    const page = await stage.open("/admin", { viewport: SIZES[size], locale });
    await assertAccessible(page, "sign in");
    await signIn(page);
    await page.getByRole("button", { name: /^(Do it|Hacerlo)$/ }).first().click();
    await page.getByText(/^(Done|Hecho)\.$/).waitFor();
    const first = await page.getByRole("article").first().boundingBox();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    assert(first!.y < 400, "a report comes first");
    assert(height < 1400, `the rest is folded: ${height} pixels`);
    for (const id of ["others", "restraints", "acts"]) await page.locator(`#${id}`).click();
    await assertAccessible(page, "admin");
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assertEquals(wide, 0, "it doesn't scroll sideways");
  });
}
