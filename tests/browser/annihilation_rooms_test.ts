/** Games on digraphs in rooms: a board drawn on its page, played by link, and what it looks like. */

import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import type { Page } from "playwright-core";
import { readRecords } from "../../lib/games/notation/notation.ts";
import { AnnihilationPage } from "./annihilation_page.ts";
import { AnnihilationRoomPage } from "./annihilation_room_page.ts";
import { hasBegun, makeRoom, PHONE } from "./room.ts";
import { type Stage, story, type Visit } from "./story.ts";
import { assertAccessible, GUISES } from "./axe.ts";
import { assertFits } from "./fit.ts";
import { sampleOf } from "../full.ts";
import { assertLight, KB, sentTo } from "./weight.ts";

/** A path, its first two vertices lit. */
const PATH = "#sum=4:0-1;1-2;2-3_3_1";

/** A light that goes round three vertices forever. */
const ROUND = "3:0>1;1>2;2>0 1 1";

/** Opens a room from the page's board, to move first. */
async function openFrom(page: Page): Promise<AnnihilationRoomPage> {
  await AnnihilationPage.at(page);
  await page.getByText("Play a friend by link").click();
  await page.getByLabel("Your side").selectOption("First");
  await page.getByRole("button", { name: "Make a room" }).click();
  await page.waitForURL("**/r/*");
  return await AnnihilationRoomPage.at(page);
}

async function join(
  { open }: Stage,
  link: string,
  visit: Visit = {},
): Promise<AnnihilationRoomPage> {
  return await AnnihilationRoomPage.at(await open(link, visit));
}

story("a board is played by link: by keys here, by a finger there, to its end", async (stage) => {
  const first = await openFrom(await stage.open(`/annihilation${PATH}`));
  await first.page.getByRole("heading", { name: "Invite a friend" }).waitFor();
  const second = await join(stage, first.page.url(), { ...PHONE, locale: "es-ES" });
  await first.cue("Your turn");
  await second.cue("Turno del primer jugador");
  const watcher = await AnnihilationRoomPage.at(await stage.open(`${first.page.url()}/watch`));

  await first.focusBoard();
  await first.keys("Enter");
  await first.says("Firing z0. Choose a vertex to flip.");
  await first.keys("ArrowDown", "Enter");
  await first.says("Ready: fire z0, complement z1. Press Fire.");
  await first.page.reload();
  const again = await AnnihilationRoomPage.at(first.page);
  await again.says("Your 2 vertices from before are still chosen.");
  await again.focusBoard();
  await again.keys("f");
  for (const table of [again, second, watcher]) await table.turns(1);
  // Both were lit, and annihilated each other.
  await watcher.result("The first player wins", "the other can't move.");
  await again.result("Victory", "the other can't move.");
  await second.result("Derrota", "no puedes mover.");

  await again.button("Rematch").click();
  await second.button("Aceptar").tap();
  await second.cue("Tu turno");
  await second.touch(1);
  await second.touch(2);
  await second.button("Disparar").tap();
  await again.turns(1);
  await again.cue("Your turn");
  await again.type("z3>2");
  await again.says("That vertex isn't lit.");
  await again.type("0>1");
  await second.turns(2);
  await second.touch(1);
  await second.touch(2);
  await second.button("Disparar").tap();
  await again.result("Defeat", "you can't move.");

  const href = await again.page.getByRole("link", { name: "Review game" }).getAttribute("href");
  const replay = await stage.open(href!);
  await replay.locator(".replay.firing[data-ready=true]").waitFor();
  const status = replay.getByRole("status");
  await replay.keyboard.press("Home");
  await status.getByText("Before the first move. Lit: z0 and z1.", { exact: true }).waitFor();
  await replay.getByRole("button", { name: "To the end" }).click();
  await status.getByText("Nothing is lit. The first player wins.").waitFor();
  await replay.getByRole("img", { name: "Nothing is lit." }).waitFor();
  await replay.getByRole("button", { name: "The second player: fire z0, complement z1." }).click();
  await status.getByText("Lit: z1 and z2.").waitFor();
  // How it stood then is known: the first player fired z1, and won.
  await replay.getByRole("link", { name: "Explore this position" }).click();
  const known = await AnnihilationPage.at(replay);
  await known.known();
  await replay.getByRole("button", { name: "fire z1, complement z2" }).waitFor();
  const ccn = await (await fetch(`${stage.url}${href}.ccn`)).text();
  assertStringIncludes(ccn, '[Game "annihilation"]');
  const [record] = readRecords(ccn);
  assertEquals(record!.moves.length, 3);
});

story("misère play and names go along to a friend, into the record and back", async (stage) => {
  const first = await openFrom(
    await stage.open("/annihilation#misere=3:0-1;1-2_1_1_~x.y1.%C3%B1"),
  );
  const second = await join(stage, first.page.url(), { ...PHONE, locale: "es-ES" });
  await second.page.locator(".hud").getByText("Misère").waitFor();
  await first.cue("Your turn");
  await first.button("y1, out, leads to ñ").click();
  await first.says("y1 isn't lit.");
  await first.type("x > y1");
  await second.cue("Tu turno");
  await second.touch(1);
  await second.touch(2);
  await second.says("Listo: disparar y1, complementar ñ. Pulsa Disparar.");
  await second.button("Disparar").tap();
  await first.result("Victory", "you can't move.");
  await second.result("Derrota", "el otro no puede mover.");

  const explore = first.page.getByRole("link", { name: "Explore this position" });
  assertStringIncludes((await explore.getAttribute("href"))!, "#misere=3:0-1;1-2_4_1_~x.y1.%C3%B1");
  const href = await first.page.getByRole("link", { name: "Review game" }).getAttribute("href");
  const ccn = await (await fetch(`${stage.url}${href}.ccn`)).text();
  for (const tag of ['[Misere "true"]', '[Position "3:0>1;1>2 1 1 ~x.y1.ñ"]']) {
    assertStringIncludes(ccn, tag);
  }
  assertStringIncludes(ccn, "seat1 blocked");
  const replay = await stage.open(href!);
  await replay.locator(".replay.firing[data-ready=true]").waitFor();
  await replay.getByRole("button", { name: "The second player: fire y1, complement ñ." }).click();
  await replay.getByRole("img", { name: "Lit: ñ." }).waitFor();
  await explore.click();
  const page = (await AnnihilationPage.at(first.page)).page;
  await page.getByText("Misère: no moves left. The player to move wins.").waitFor();
});

story("what comes three times is offered as a draw, and both must agree", async (stage) => {
  const link = await makeRoom(stage.url, { game: "annihilation", position: ROUND });
  const first = await join(stage, link), second = await join(stage, link);
  const watcher = await AnnihilationRoomPage.at(await stage.open(`${link}/watch`));
  await first.cue("Your turn");
  for (let turn = 0; turn < 12; turn++) {
    assertEquals(await first.draw.count(), 0, `turn ${turn}`);
    const [mover, other] = turn % 2 === 0 ? [first, second] : [second, first];
    await mover.type(`${turn % 3}>${(turn + 1) % 3}`);
    await other.turns(turn + 1);
  }
  await second.draw.waitFor();
  await watcher.turns(12);
  assertEquals(await watcher.draw.count(), 0);
  await first.button("Agree to a draw").click();
  await second.page.getByText("Your opponent offers a draw.").first().waitFor();
  await second.button("Decline").click();
  await second.draw.waitFor();
  await first.type("0>1");
  await second.turns(13);
  await second.button("Agree to a draw").click();
  await first.button("Accept").click();
  for (const table of [first, second, watcher]) await table.result("Draw", "by agreement.");
});

story("the board of a phone stays where it is as the other's turn comes", async (stage) => {
  const choices = { game: "annihilation", position: ROUND, clock: "86400" };
  const link = await makeRoom(stage.url, choices);
  const first = await join(stage, link, { ...PHONE, locale: "es-ES" });
  const second = await join(stage, link);
  await first.cue("Tu turno");
  await hasBegun(first.page);
  const top = async () => (await first.page.locator(".board-svg").boundingBox())!.y;
  const before = await top();
  await first.touch(0);
  await first.touch(1);
  await first.button("Disparar").tap();
  await second.turns(1);
  await first.cue("Turno del segundo jugador");
  assertEquals(await top(), before);
});

story(
  "players don't hear what is known before the end, watchers may look it up",
  async (stage) => {
    const link = await makeRoom(stage.url, { game: "annihilation", q: "2", atMost: "1" });
    const first = await join(stage, link);
    const watcher = await AnnihilationRoomPage.at(await stage.open(`${link}/watch`));
    const second = await join(stage, link);
    await second.cue("The first player's turn");
    const explore = (table: AnnihilationRoomPage) =>
      table.page.getByRole("link", { name: "Explore this position" });
    for (const player of [first, second]) {
      assertEquals(await explore(player).count(), 0);
      assert(!(await player.page.content()).includes("γ"));
    }
    await explore(watcher).click();
    await (await AnnihilationPage.at(watcher.page)).known();
    await first.button("Call it off").click();
    await first.button("Really call off").click();
    await explore(second).waitFor();
  },
);

story("a sum is played on one board, but not where nothing can be fired", async ({ open }) => {
  const page = await open("/annihilation#sum=2:0-1_2_1");
  await AnnihilationPage.at(page);
  await page.getByText("Play a friend by link").click();
  await page.getByText("A room needs one board").waitFor();
  assertEquals(await page.getByRole("button", { name: "Make a room" }).count(), 0);
  const table = await openFrom(await open("/annihilation#sum=2:0-1_1_1+nim2"));
  // The heap's token, above what may be left of it.
  await table.page.getByRole("button", { name: "z4, lit, leads to z2 and z3" }).waitFor();
});

const DESK = { viewport: { width: 1280, height: 800 } };

/** A light that goes back and forth forever. */
const BACK_AND_FORTH = "2:0>1;1>0 1 1";

for (const [size, locale] of sampleOf(GUISES, 2)) {
  const visit = { ...(size === "desk" ? DESK : PHONE), locale };
  story(`axe finds nothing in rooms of digraphs on a ${size}, ${locale}`, async (stage) => {
    const link = await makeRoom(stage.url, { game: "annihilation", position: BACK_AND_FORTH });
    const host = await AnnihilationRoomPage.at(await stage.open(link, visit));
    await host.page.locator(".qr").waitFor();
    assertLight(await sentTo(host.page), { html: 10 * KB, js: 50 * KB, css: 8 * KB, worker: 0 });
    await assertAccessible(host.page, "waiting");
    const guest = await AnnihilationRoomPage.at(await stage.open(link));
    await hasBegun(host.page);
    for (const [turn, table] of [host, guest, host, guest].entries()) {
      await table.vertex(turn % 2).click();
      await table.vertex(1 - turn % 2).click();
      if (turn === 0) await assertAccessible(table.page, "chosen");
      await table.page.locator(".actions .primary").click();
      for (const other of [host, guest]) await other.turns(turn + 1);
    }
    await host.page.locator(".ask").waitFor();
    await assertFits(host.page);
    await assertAccessible(host.page, "a draw offered");
    await host.page.locator(".ask .primary").click();
    await guest.button("Accept").click();
    await host.page.locator(".result").waitFor();
    await assertFits(host.page);
    await assertAccessible(host.page, "over");
    const href = await host.page.locator(".result a[href^='/g/']").getAttribute("href");
    const replay = await stage.open(href!, visit);
    await replay.locator(".replay.firing[data-ready=true]").waitFor();
    await assertAccessible(replay, "replay");
    const page = await stage.open("/annihilation", visit);
    await page.locator("[data-known=true]").waitFor();
    await page.locator("summary", { hasText: /link|enlace/ }).first().click();
    await assertAccessible(page, "a friend invited");
  });
}
