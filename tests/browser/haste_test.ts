/** What people do sooner than it's answered: pressed twice, typed on, looked back, and left behind. */

import { assertEquals } from "@std/assert";
import type { WebSocketRoute } from "playwright-core";
import { forbidStorage } from "./forbid_storage.ts";
import {
  BLUE_BLOCK,
  host,
  makeRoom,
  moveBoth,
  pair,
  place,
  RED_BLOCK,
  seated,
  visitRoom,
} from "./room.ts";
import { story, type Visit } from "./story.ts";
import { cellOf, TablePage } from "./table_page.ts";

/** A line on which some requests wait. */
function slowLine(kind: string): { visit: Visit; goOn: () => void } {
  const waits = Promise.withResolvers<void>();
  const sockets = (socket: WebSocketRoute) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (!String(message).includes(`"${kind}"`)) server.send(message);
      else waits.promise.then(() => server.send(message));
    });
  };
  return { visit: { sockets }, goOn: waits.resolve };
}

story(
  "a double click gives nothing up, and a slow line loses nothing that's typed",
  async (stage) => {
    const line = slowLine("say");
    const { blue, red } = await pair(stage, line.visit);
    await moveBoth(blue, red);
    await blue.button("Resign").dblclick();
    await blue.button("Really resign").waitFor();
    // Nor does a key that's held.
    await blue.page.locator("#say").focus();
    await blue.button("Resign").focus();
    for (const _ of "123") await blue.page.keyboard.down("Enter");
    await blue.page.keyboard.up("Enter");
    await blue.button("Really resign").waitFor();
    const field = blue.page.locator("#say");
    await field.fill("Good luck");
    for (const _ of "12") await field.press("Enter");
    await field.fill("And have fun");
    line.goOn();
    await red.says("Opponent: Good luck");
    assertEquals(await field.inputValue(), "And have fun");
    await field.press("Enter");
    await red.says("Opponent: And have fun");
    assertEquals(await red.page.locator(".chat li").count(), 2);

    // Who looks back and asks of a cell is answered about the board as it is, and sees it.
    await red.page.locator(".moves summary").click();
    await red.page.locator(".turns.played button").first().click();
    const lookedAt = red.page.locator(".turns.played [aria-pressed=true]");
    await lookedAt.waitFor();
    await red.click(cellOf("x12"));
    await lookedAt.waitFor({ state: "detached" });

    // What was drafted isn't on the board of a game that is over.
    await blue.type("c20 d20");
    await blue.page.getByText("2 of 4").first().waitFor();
    await red.resign();
    await blue.result.waitFor();
    await blue.tabToBoard();
    const cell = blue.page.locator(`[data-cell="${cellOf("c20")}"]`);
    assertEquals(await cell.textContent(), "c20 empty");
  },
);

story("what's half typed goes on once the seat is taken", async ({ open, url }) => {
  const line = slowLine("join"), page = await open(await makeRoom(url), line.visit);
  const field = page.locator("#turn");
  await field.pressSequentially("c12 d12 ");
  line.goOn();
  await seated(page);
  await page.locator("#turn:focus").waitFor();
  await page.keyboard.type("c13 d13");
  assertEquals(await field.inputValue(), "c12 d12 c13 d13");
});

story(
  "a premove that's added before the one before is answered takes nothing's place",
  async (stage) => {
    const line = slowLine("queue");
    const blue = await host(stage, {}, { clock: "86400" });
    const red = await visitRoom(stage, blue, line.visit);
    await red.page.getByRole("button", { name: /^Premoves/ }).click();
    for (const move of ["x12,y12,x13,y13", "x20,y20,x21,y21"]) {
      await red.page.locator("#queue-move").fill(move);
      await red.page.locator("#queue-move").press("Enter");
    }
    line.goOn();
    await red.page.locator("section.queue li").nth(1).waitFor();
  },
);

story(
  "who may keep nothing has their seat after a link within the page and a reload",
  async (stage) => {
    const blue = await host(stage, { prepare: forbidStorage });
    const red = await visitRoom(stage, blue);
    await blue.page.locator(".skip").focus();
    await blue.page.keyboard.press("Enter");
    await place(blue, BLUE_BLOCK);
    await red.turns(1);
    await blue.page.reload();
    await blue.turns(1);
    await place(red, RED_BLOCK);
    await blue.turns(2);
    await place(blue, "c20 d20 c21 d21");
    await red.turns(3);
    // The front page leads back there, too.
    await blue.page.locator('a[href="/"]').first().click();
    await blue.page.getByRole("link", { name: "Continue" }).click();
    await blue.turns(3);
  },
);

story(
  "a key that's held plays no turn, and the keyboard keeps its place when one is taken back",
  async ({ open }) => {
    const page = await open("/play?level=easy&komi=1", { viewport: { width: 1280, height: 800 } });
    const table = await TablePage.at(page);
    for (const line of ["c12 d12 c13"]) await table.type(line);
    await table.tabToBoard();
    await page.keyboard.press("ArrowRight");
    for (const _ of "12") await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");
    await page.getByRole("status").filter({ hasText: /placed, 4 of 4/ }).waitFor();
    await page.keyboard.press("Enter");
    await table.turns(2);
    await table.button("Take back").focus();
    await page.keyboard.press("Enter");
    await table.turns(0);
    await page.waitForFunction(() => document.activeElement !== document.body);
  },
);
