/** What a player hears of their room while they look through its last game. */

import { assertEquals, assertMatch } from "@std/assert";
import { turnAway } from "./arena_page.ts";
import { forbidStorage } from "./forbid_storage.ts";
import { makePostRoom, playTurns, takeSeat } from "./post.ts";
import { BLUE_BLOCK, moveBoth, pair, place } from "./room.ts";
import { settled } from "./settled.ts";
import { type Stage, story, type Visit } from "./story.ts";
import type { TablePage } from "./table_page.ts";

/** A game of two that Anna has given up. */
async function finishGame(stage: Stage, visit: Visit = {}) {
  const { blue: anna, red: ben } = await pair(stage, visit);
  await moveBoth(anna, ben);
  await anna.resign();
  return { anna, ben };
}

/** Goes to the review of a finished game, where the page has heard of the room. */
async function openReview({ page }: TablePage): Promise<void> {
  const socket = page.waitForEvent("websocket");
  await page.getByRole("link", { name: "Review" }).first().click();
  await (await socket).waitForEvent("framereceived");
}

story("who reviews a game is at the next one as it begins, and may look back", async (stage) => {
  const { anna, ben } = await finishGame(stage);
  await anna.press(/^Rematch/);
  await openReview(anna);
  // She may be at the room in another tab: this one waits until it's seen.
  await anna.page.evaluate(turnAway, true);
  await ben.press("Accept");
  await ben.says("The game begins: you play Blue and move first.");
  assertMatch(anna.page.url(), /\/g\//);
  await anna.page.evaluate(turnAway, false);
  await anna.page.waitForURL(ben.page.url());
  await anna.says("The game begins: you play Red.");
  await anna.page.goBack();
  await anna.page.getByRole("link", { name: "Back to the room" }).waitFor();
  await place(ben, BLUE_BLOCK);
  await anna.page.getByRole("link", { name: "Your turn" }).click();
  await anna.turns(1);
});

story(
  "who is on their way to a review as the next game begins is led to that, once",
  async (stage) => {
    const { anna, ben } = await finishGame(stage), begun = Promise.withResolvers<void>();
    await anna.press(/^Rematch/);
    await anna.page.route(/room_offer/, (route) => begun.promise.then(() => route.continue()));
    await anna.page.getByRole("link", { name: "Review" }).first().click();
    await anna.page.getByRole("link", { name: "Back to the room" }).waitFor();
    await ben.press("Accept");
    await ben.says("The game begins: you play Blue and move first.");
    begun.resolve();
    await anna.page.waitForURL(ben.page.url());
    await anna.page.goBack();
    await place(ben, BLUE_BLOCK);
    await anna.page.getByRole("link", { name: "Your turn" }).click();
    await anna.turns(1);
  },
);

const KEEPERS: readonly (readonly [where: string, visit: Visit])[] = [
  ["", {}],
  [", also without storage", { prepare: forbidStorage }],
];

for (const [where, visit] of KEEPERS) {
  story(`a review in another language leads on as before${where}`, async (stage) => {
    const { anna, ben } = await finishGame(stage, visit);
    await anna.press(/^Rematch/);
    await anna.page.getByRole("link", { name: "Review" }).first().click();
    await anna.page.getByRole("link", { name: "Back to the room" }).waitFor();
    await anna.press("Menu");
    await anna.page.getByRole("link", { name: "Español" }).click();
    await anna.page.getByRole("link", { name: "Volver a la sala" }).waitFor();
    await ben.press("Accept");
    await anna.page.waitForURL(ben.page.url());
  });
}

story(
  "who comes to a review from elsewhere later is led to no room in any language",
  async (stage) => {
    const { anna } = await finishGame(stage);
    await anna.page.getByRole("link", { name: "Review" }).first().click();
    await anna.page.getByRole("link", { name: "Back to the room" }).waitFor();
    const review = new URL(anna.page.url()).pathname;
    await anna.page.goto(`${stage.url}/games`);
    await anna.page.locator(`a[href="${review}"]`).click();
    await anna.page.waitForURL(`**${review}`);
    await settled(anna.page);
    await anna.press("Menu");
    await anna.page.getByRole("link", { name: "Español" }).click();
    await anna.page.getByRole("slider").first().waitFor();
    await settled(anna.page);
    assertEquals(await anna.page.getByRole("link", { name: "Volver a la sala" }).count(), 0);
  },
);

story("who goes back to a review that the browser has kept may look at it", async (stage) => {
  const { anna, ben } = await finishGame(stage);
  await anna.press(/^Rematch/);
  await openReview(anna);
  await anna.page.evaluate(turnAway, true);
  await ben.press("Accept");
  await ben.says("The game begins: you play Blue and move first.");
  await anna.page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await place(ben, BLUE_BLOCK);
  await anna.page.evaluate(turnAway, false);
  await anna.page.getByRole("link", { name: "Your turn" }).click();
  await anna.turns(1);
});

story("who has moved in the next game keeps the review in another tab", async (stage) => {
  const { anna, ben } = await finishGame(stage);
  const opened = anna.page.context().waitForEvent("page");
  await anna.page.getByRole("link", { name: "Review" }).first().click({ modifiers: ["Control"] });
  const review = await opened;
  await review.getByRole("link", { name: "Back to the room" }).waitFor();
  await review.evaluate(turnAway, true);
  await anna.press(/^Rematch/);
  await ben.press("Accept");
  await moveBoth(ben, anna);
  await review.getByRole("link", { name: "Back to the room" }).waitFor();
  await review.evaluate(turnAway, false);
  await place(ben, "c15 d15 c16 d16");
  await review.getByRole("link", { name: "Your turn" }).waitFor();
});

story(
  "whose time ran out in the next game while they looked elsewhere is led there",
  async (stage) => {
    const link = await makePostRoom(stage.url, { seats: "2", clock: "10" });
    const ben = await takeSeat(stage, link), anna = await takeSeat(stage, link);
    await playTurns([ben, anna], [[0, "b2"], [1, "f6"]]);
    await ben.resign();
    await anna.press(/^Rematch/);
    const socket = anna.page.waitForEvent("websocket");
    await anna.page.getByRole("link", { name: "Review" }).first().click();
    await (await socket).waitForEvent("framereceived");
    await anna.page.evaluate(turnAway, true);
    await ben.press("Accept");
    await ben.turns(1);
    await anna.page.getByRole("link", { name: "Back to the room" }).waitFor();
    await anna.page.evaluate(turnAway, false);
    await anna.page.waitForURL(link);
  },
);

story("who reviews a game whose room is gone is led there no more", async (stage) => {
  const { blue, red } = await pair(stage),
    code = new URL(blue.page.url()).pathname.slice("/r/".length);
  await moveBoth(blue, red);
  await blue.resign();
  await blue.page.getByRole("link", { name: "Review" }).first().click();
  const back = blue.page.getByRole("link", { name: "Back to the room" });
  await back.waitFor();
  await stage.services.hub.end(code);
  await back.waitFor({ state: "detached" });
});
