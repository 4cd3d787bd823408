/** Reporting and blocking somebody, at the table and from the leaderboard, as people do it. */

import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import type { Page } from "playwright-core";
import { digest } from "../../lib/server/digest.ts";
import { finishedGame } from "../store/finished.ts";
import { assertAccessible, GUISES, SIZES } from "./axe.ts";
import { pair, seated } from "./room.ts";
import { sampleOf } from "../full.ts";
import { story } from "./story.ts";
import type { TablePage } from "./table_page.ts";

/** Says a line at the table, by the field for it. */
async function say({ page }: TablePage, line: string): Promise<void> {
  await page.getByLabel("Say something").fill(line);
  await page.keyboard.press("Enter");
  await page.getByRole("listitem").filter({ hasText: line }).waitFor();
}

/** Keeps all that a table says from now on; returns how to read it. */
async function listen(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const speech = document.querySelector<HTMLElement>(".speech")!;
    const keep = () => speech.dataset.heard = `${speech.dataset.heard}\n${speech.textContent}`;
    new MutationObserver(keep).observe(speech, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  return async () => await page.locator(".speech").getAttribute("data-heard") ?? "";
}

story(
  "a rude line is reported and its author blocked, by keyboard, and it stays so",
  async (stage) => {
    const { blue, red } = await pair(stage);
    await say(red, "You play like a toaster.");
    const { page } = blue;
    await page.getByRole("listitem").filter({ hasText: "toaster" }).waitFor();
    const open = page.getByRole("button", { name: "Report or block" });
    await open.focus();
    await page.keyboard.press("Enter");
    const people = page.getByRole("group", { name: "Players at this table" });
    await people.getByRole("group", { name: "Opponent" }).waitFor();
    await page.keyboard.press("Tab");
    for (const key of ["Enter", "Enter"]) await page.keyboard.press(key);
    await people.getByText("Thanks. We'll look at it.").waitFor();
    const { book, blocks } = stage.services.moderation;
    const [report] = (await book.reports(9)).slice(-1);
    assertEquals(report!.lines, ["You play like a toaster."]);

    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await people.getByText(/^Blocked\./).waitFor();
    await page.getByRole("listitem").filter({ hasText: "toaster" }).waitFor({ state: "detached" });
    const me = await page.evaluate(() => localStorage.getItem("identity")!);
    assertEquals(await blocks.by(digest(me)), [report!.identity]);

    const heard = await listen(page);
    await say(red, "Hello? Anyone?");
    await red.page.getByRole("button", { name: "Offer a draw" }).click();
    await blue.says("Your opponent offers a draw.");
    assertStringIncludes(await heard(), "offers a draw");
    assert(!(await heard()).includes("Anyone"), "a blocked person's line isn't told");
    await page.reload();
    await seated(page);
    await open.click();
    await people.getByRole("button", { name: "Unblock" }).waitFor();
    assertEquals(await page.getByRole("listitem").filter({ hasText: "Anyone" }).count(), 0);
    await people.getByRole("button", { name: "Unblock" }).click();
    await page.getByRole("listitem").filter({ hasText: "Anyone" }).waitFor();
  },
);

story("a blocked person isn't heard either while the server doesn't say who is", async (stage) => {
  const expected = /ERR_FAILED/;
  const { blue, red } = await pair(stage, { expected });
  const { page } = blue;
  await page.getByRole("button", { name: "Report or block" }).click();
  await page.getByRole("button", { name: "Block", exact: true }).click();
  await page.getByText(/^Blocked\./).waitFor();
  await page.route("**/api/me/blocks", (route) => route.abort());
  await Promise.all([page.waitForEvent("requestfailed"), page.reload()]);
  await seated(page);
  await say(red, "Hello? Anyone?");
  await say(blue, "Is it my turn?");
  await red.page.getByRole("listitem").filter({ hasText: "my turn" }).waitFor();
  assertEquals(await page.getByRole("listitem").filter({ hasText: "Anyone" }).count(), 0);
});

for (const [size, locale] of sampleOf(GUISES, 3)) {
  story(`axe finds nothing where people are reported on a ${size}, ${locale}`, async (stage) => {
    const { open, services, url } = stage;
    const visit = { viewport: SIZES[size], locale };
    const { blue } = await pair(stage, visit);
    const { page } = blue;
    // On a phone the talk is behind a button.
    const more = page.locator("[popovertarget=side]").first();
    if (await more.isVisible()) await more.click();
    await page.getByRole("button", { name: /^(Report or block|Avisar o bloquear)$/ }).click();
    await page.locator(".table-people .person").waitFor();
    await assertAccessible(page, "at the table");

    await services.archive.keep(finishedGame({ endedAt: Date.now() }));
    const player = await services.players.claim("Ben's", "Benjamin", Date.now());
    const number = typeof player === "string" ? 0 : player.id;
    const board = await open("/leaderboard?period=all", visit);
    await board.locator(`a[href="/report?player=${number}"]`).click();
    await board.getByText("Benjamin").waitFor();
    await assertAccessible(board, "form");
    await board.getByRole("button", { name: /^(Block|Bloquear)$/ }).click();
    await board.getByRole("status").waitFor();
    await assertAccessible(board, "outcome");
    await board.goto(`${url}/me`);
    await board.locator("[data-ready=true]").waitFor();

    const { book } = services.tournaments;
    const plan = { id: "one", kind: "swiss", name: "", game: "skirmish", clock: "60" } as const;
    const times = { starts: Date.now() + 60_000, minutes: 0, rounds: 3, allowsBots: false };
    await book.plan([{ ...plan, ...times }]);
    const entry = { identity: "Ben's", token: "t", owner: "", source: "", name: "Benjamin" };
    const share = { all: 9, ofSource: 9 };
    await book.enter("one", { ...entry, isBot: false, rating: 1500 }, Date.now(), share);
    await book.say("one", "Ben's", "You all play like toasters.", Date.now(), {
      lines: 9,
      within: 9,
    });
    await board.goto(`${url}/tournament/one`);
    await board.getByRole("link", { name: /^(Report or block|Avisar o bloquear)$/ }).click();
    await assertAccessible(board, "in a tournament");
    await board.getByRole("button", { name: /^(Report chat|Avisar del chat): Benjamin$/ }).click();
    await board.getByRole("status").waitFor();
    await assertAccessible(board, "reported in a tournament");
  });
}

story(
  "blocked players are listed where one can unblock them",
  async ({ open, services, url }) => {
    await services.archive.keep(finishedGame({ endedAt: Date.now() }));
    await services.players.claim("Ben's", "Benjamin", Date.now());
    const page = await open("/me");
    await page.getByRole("button", { name: "Show my code" }).click();
    const me = await page.evaluate(() => localStorage.getItem("identity")!);
    await services.moderation.blocks.add(digest(me), "Ben's", "elsewhere");
    await page.goto(`${url}/me`);
    await page.getByRole("button", { name: "Unblock: Benjamin" }).click();
    await page.getByText("Unblocked.").waitFor();
    await page.getByText("You haven't blocked anyone.").waitFor();
    assertEquals(await services.moderation.blocks.by(digest(me)), []);
  },
);
