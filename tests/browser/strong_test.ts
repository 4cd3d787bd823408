/** The levels that think for a while: seen and heard to, made to move, asked for advice; and counted. */

import { assert, assertEquals } from "@std/assert";
import type { Page } from "playwright-core";
import { sampleOf } from "../full.ts";
import { assertAccessible } from "./axe.ts";
import { assertFits } from "./fit.ts";
import { story, type Visit } from "./story.ts";
import { TablePage } from "./table_page.ts";
import { hasTicket } from "./ticket.ts";

const BLOCK = "c12 d12 c13 d13";
/** Four lonely cells that die: the computer wins in the first round. */
const LOST = "c3 c10 g3 g10";

/**
 * Has the search say that it is half done, and go on only once somebody makes it move: a person, not
 * the page, however long that takes.
 */
const slow: Visit = {
  prepare: () => {
    const later = globalThis.setTimeout;
    globalThis.setTimeout =
      ((run: () => void, ms = 0) => ms < 5_000 ? later(run, ms) : 0) as typeof setTimeout;
    const send = Worker.prototype.postMessage;
    const held = new Map<number, unknown>();
    Worker.prototype.postMessage = function (message: { ask: string; id: number }) {
      if (message.ask === "turn") {
        held.set(message.id, message);
        const half = new MessageEvent("message", { data: { id: message.id, share: 0.5 } });
        setInterval(() => held.has(message.id) && this.dispatchEvent(half), 50);
      } else {
        send.call(this, held.get(message.id) as never);
        held.delete(message.id);
        send.call(this, message as never);
      }
    };
  },
};

async function playFirst(page: Page, confirm = "confirm"): Promise<TablePage> {
  const table = await TablePage.at(page);
  for (const line of [BLOCK, confirm]) await table.type(line);
  return table;
}

function adviceButton({ page }: TablePage) {
  return page.getByRole("button", { name: /What would Conqueror do|won't score/ });
}

/** What's told on a phone, every run looks at in Spanish. */
const SCREENS = [{ width: 1280, height: 800 }, { width: 360, height: 640 }];

for (const viewport of sampleOf(SCREENS)) {
  story(
    `a computer that thinks at ${viewport.width} shows it, and moves when told`,
    async ({ open }) => {
      const table = await playFirst(
        await open("/play?level=conqueror&seed=1", { ...slow, viewport }),
      );
      const { page } = table;
      await page.keyboard.press("Escape");
      const before = await page.locator(".controls").boundingBox();
      await page.locator("progress.thinking").waitFor();
      await page.locator(".board-frame [aria-live]").getByText("The computer is thinking")
        .waitFor();
      assertEquals(await page.locator(".controls").boundingBox(), before, "nothing has moved");
      if (viewport.width < 1000) await assertFits(page);
      await table.button("Move now").click();
      await table.turns(2);
      assertEquals(await page.locator("progress.thinking").count(), 0);
      await table.button(/^Confirm turn/).waitFor();
    },
  );
}

story("a computer that thinks leaves nothing out of reach, in Spanish", async ({ open }) => {
  const visit = { ...slow, locale: "es-ES", viewport: { width: 360, height: 640 } };
  const { page } = await playFirst(await open("/play?level=conqueror&seed=1", visit), "confirmar");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Que juegue ya" }).waitFor();
  await assertFits(page);
  await assertAccessible(page, "thinking");
});

story("made to move by the keyboard, on the button that has confirmed", async ({ open }) => {
  const table = await TablePage.at(await open("/play?level=conqueror&seed=1", slow));
  await table.type(BLOCK);
  await table.page.locator(".actions .primary").focus();
  await table.keys("Enter");
  await table.button("Move now").waitFor();
  await table.keys("Enter");
  await table.turns(2);
});

story("a game that may count offers no other turn than the computer's best", async ({ open }) => {
  const table = await playFirst(await open("/play?level=conqueror", slow));
  await table.page.locator("progress.thinking").waitFor();
  assertEquals(await table.button("Move now").count(), 0);
});

story("what Conqueror would do is told and shown, until a turn is played", async ({ open }) => {
  const visit = { expected: /ERR_FAILED/ };
  const table = await TablePage.at(await open("/play?level=easy&seed=1", visit));
  await table.page.mouse.move(0, 0);
  const bare = await table.canvas.screenshot();
  const script = "**/*advise*";
  await table.page.route(script, (route) => route.abort());
  await adviceButton(table).click();
  await table.says("The connection is closed.");
  await table.page.unroute(script);
  await adviceButton(table).click();
  await table.says("Conqueror would place ");
  const [names] = /[a-z]+\d+(, [a-z]+\d+)+/.exec((await table.said.textContent())!)!;
  await table.page.mouse.move(0, 0);
  assert(!(await table.canvas.screenshot()).equals(bare), "ghosts are drawn");
  await table.type(names!.replaceAll(",", ""));
  await table.type("confirm");
  await table.turns(2);
});

story("advice costs a game its points, which is said first", async ({ open }) => {
  const table = await TablePage.at(await open("/play?level=easy"));
  await adviceButton(table).focus();
  await table.keys("Enter");
  await table.says("Asking forfeits this ranked game");
  await table.button("Ask (this game won't score)").waitFor();
  await table.keys("Enter");
  await table.says("Conqueror would place ");
  await table.type(LOST);
  await table.confirmLoss();
  await table.result.getByText("Not counted: you asked the computer for help.").waitFor();
});

story("who goes elsewhere when asked keeps a game that counts", async ({ open }) => {
  const table = await TablePage.at(await open("/play?level=easy"));
  await table.type(LOST);
  await hasTicket(table.page);
  // What the answer takes comes only after they have gone.
  const gone = Promise.withResolvers<void>();
  await table.page.route("**/_fresh/js/**", (route) => gone.promise.then(() => route.continue()));
  await adviceButton(table).click();
  await table.field.focus();
  gone.resolve();
  await table.confirmLoss();
  await table.result.getByText("Counted: no points.").waitFor();
});

story("a game against a strong level is checked, and then counts", async ({ open, services }) => {
  const page = await open("/play?level=expert");
  const table = await TablePage.at(page);
  await table.type(LOST);
  await hasTicket(page);
  let asked = 0;
  await page.route("**/api/results", (route) => {
    if (asked++ > 0) return route.continue();
    return route.fulfill({ status: 202, json: { checking: 2 } });
  });
  await table.confirmLoss();
  await table.result.getByText("Waiting to be checked, after 2 other games.").waitFor();
  await table.result.getByText("Counted: no points.").waitFor();
  const { games } = await services.archive.list({ limit: 1 });
  assertEquals(games[0]!.opponent, "expert");
});
