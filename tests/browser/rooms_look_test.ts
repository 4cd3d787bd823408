/** What rooms look like, to eyes, fingers, screen readers and phone bills. */

import { assert, assertEquals } from "@std/assert";
import { assertAccessible, GUISES } from "./axe.ts";
import { assertFits, FITTED, setLetters } from "./fit.ts";
import {
  BLUE_BLOCK,
  Breakable,
  host,
  makeRoom,
  moveBoth,
  pair,
  PHONE,
  place,
  seated,
  visitRoom,
  watch,
} from "./room.ts";
import { sampleOf } from "../full.ts";
import { type Stage, story, type Visit } from "./story.ts";
import { TablePage } from "./table_page.ts";
import { assertCompressed, assertLight, KB, sentTo, sum } from "./weight.ts";

const DESK: Visit = { viewport: { width: 1280, height: 800 } };

/** A room with a clock in which much is going on, seen at `visit` by a player. */
async function busyRoom(stage: Stage, visit: Visit): Promise<{ blue: TablePage; red: TablePage }> {
  const blue = await host(stage, visit, { clock: "120" });
  const red = await visitRoom(stage, blue);
  await red.page.locator("#say").fill("hello");
  await red.page.locator("#say").press("Enter");
  await moveBoth(blue, red);
  return { blue, red };
}

for (const [size, locale] of sampleOf(GUISES, 0)) {
  const visit = { ...(size === "desk" ? DESK : PHONE), locale };

  story(`axe finds nothing in a room on a ${size}, ${locale}`, async (stage) => {
    const waiting = await host(stage, visit);
    await waiting.page.locator(".qr").waitFor();
    await assertAccessible(waiting.page, "waiting");

    const { blue, red } = await busyRoom(stage, visit);
    const third = await watch(stage, blue, visit);
    await red.press("Offer a draw");
    await blue.page.locator(".ask").waitFor();
    await blue.page.evaluate(() => document.getElementById("side")!.showPopover());
    await blue.page.locator(".pass-on button").first().click();
    await blue.page.locator(".pass-on .qr").waitFor();
    await assertAccessible(blue.page, "playing");
    await assertAccessible(third.page, "watching");

    await red.resign();
    await blue.result.waitFor();
    await assertAccessible(blue.page, "over");
  });
}

for (const locale of FITTED) {
  story(`nothing scrolls on a phone whatever happens in a room, ${locale}`, async (stage) => {
    const visit = { ...PHONE, locale };
    const { blue, red } = await busyRoom(stage, visit);
    await assertFits(blue.page);
    await watch(stage, blue);
    await red.press("Offer a draw");
    await blue.page.locator(".ask button").first().waitFor();
    await assertFits(blue.page);
    const accept = blue.page.locator(".ask .primary");
    await accept.dispatchEvent("click");
    await red.press("Rematch");
    await blue.page.locator(".result .ask").waitFor();
    await setLetters(blue.page, 32);
    // A phone's window grows with what is too wide for its screen.
    const width = await blue.page.evaluate(() => document.documentElement.scrollWidth);
    assertEquals(width, PHONE.viewport!.width);
    await blue.page.setViewportSize({ width: 640, height: 360 });
    const board = (await blue.canvas.boundingBox())!;
    assert(board.width >= 100, `the board is ${board.width} px wide on a phone on its side`);
    await blue.page.setViewportSize(PHONE.viewport!);
    await setLetters(blue.page, 16);
    await accept.dispatchEvent("click");
    await red.page.goto("about:blank");
    await blue.page.locator(".absence").waitFor();
    await assertFits(blue.page);
  });
}

story("nothing at a wide table moves as offers and turns come and go", async (stage) => {
  const { blue, red } = await busyRoom(stage, DESK);
  const places = async () => [
    await blue.page.locator(".actions").boundingBox(),
    await blue.page.locator("#say").boundingBox(),
  ];
  const before = await places();
  await red.press("Offer a draw");
  await blue.page.locator(".ask .primary").waitFor();
  assertEquals(await places(), before);
  await blue.press("Decline");
  await place(blue, "c16 d16 c17 d17");
  await blue.button("Ask for takeback").waitFor();
  assertEquals(await places(), before);
});

story("a lost line is seen on a phone, whatever was said last", async (stage) => {
  const network = new Breakable();
  const { blue } = await busyRoom(stage, { ...PHONE, ...network.visit });
  await network.goOffline(blue);
  const sentence = blue.page.getByText("You're offline. The game may go on without you.");
  await sentence.waitFor();
  const { height } = (await sentence.boundingBox())!;
  assert(height > 10, `${height} pixels of it are seen`);
  await assertFits(blue.page);
});

story("a watcher's phone has one button, which opens the talk", async (stage) => {
  const { blue } = await pair(stage);
  const third = await watch(stage, blue, PHONE);
  assertEquals(await third.page.locator(".controls button:visible").count(), 1);
  await third.page.getByRole("button", { name: "More" }).tap();
  await third.page.getByRole("heading", { name: "Chat" }).waitFor();
});

story("a room is as light as a table", async ({ url, open }) => {
  const page = await open(await makeRoom(url));
  await seated(page);
  await page.locator(".qr").waitFor();
  const files = await sentTo(page);
  assertCompressed(files);
  assertLight(files, { html: 10 * KB, js: 50.75 * KB, css: 8 * KB, worker: 0 });
  assert(sum(files, "sent") <= 80 * KB, `${sum(files, "sent")} bytes`);
  // That of the room lets its maker reload it, even if others at the same address guess codes.
  const cookies = await page.context().cookies();
  assertEquals(cookies.map(({ name, httpOnly }) => [name, httpOnly]), [["room", true]]);
  await page.reload();
  await TablePage.at(page);
  assert(sum(await sentTo(page), "sent") <= 10 * KB);
});

story(
  "three lines of what is said to a newcomer are seen whole on a small phone",
  async (stage) => {
    const { blue, red } = await pair(stage, {}, { ...PHONE, locale: "es-MX" });
    await place(blue, BLUE_BLOCK);
    await red.alerts("Azul colocó c12, d12, c13, d13.");
    const [seen, all] = await red.page.locator(".speech").evaluate((
      { clientHeight, scrollHeight },
    ) => [clientHeight, scrollHeight]);
    assert(all! <= seen!, `${seen} of ${all} pixels`);
  },
);
