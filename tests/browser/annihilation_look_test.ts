/** What games on digraphs in rooms look like, to screen readers, phones and phone bills. */

import { assertAccessible, GUISES } from "./axe.ts";
import { AnnihilationRoomPage } from "./annihilation_room_page.ts";
import { assertFits } from "./fit.ts";
import { hasBegun, makeRoom, PHONE } from "./room.ts";
import { sampleOf } from "../full.ts";
import { story } from "./story.ts";
import { assertLight, KB, sentTo } from "./weight.ts";

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
