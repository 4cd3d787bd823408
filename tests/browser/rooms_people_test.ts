/** What two people and a third do in a room besides playing turns. */

import { assertEquals, assertMatch } from "@std/assert";
import type { WebSocketRoute } from "playwright-core";
import {
  BLUE_BLOCK,
  Breakable,
  cellsOf,
  cue,
  forbidSockets,
  hasBegun,
  host,
  moveBoth,
  pair,
  PHONE,
  place,
  RED_BLOCK,
  seated,
  seatNames,
  visitRoom,
  watch,
} from "./room.ts";
import { story } from "./story.ts";
import { cellOf, pressing, TablePage } from "./table_page.ts";

/** A notice with its answers. */
function asked({ page }: TablePage, sentence: string) {
  return page.locator(".ask").filter({ hasText: sentence });
}

async function answer(table: TablePage, sentence: string, button: string): Promise<void> {
  await asked(table, sentence).getByRole("button", { name: button }).click();
}

story("resigning asks twice, and a rematch swaps the sides", async (stage) => {
  const { blue: anna, red: ben } = await pair(stage);
  await moveBoth(anna, ben);

  await anna.press("Resign");
  await anna.field.focus();
  await anna.resign();
  await anna.result.getByRole("heading", { name: "Defeat" }).waitFor();
  await ben.alerts("Victory by resignation.");
  await ben.result.getByText(/^Not rated: /).waitFor();

  await anna.press(/^Rematch/);
  await ben.says("Your opponent wants a rematch.");
  await answer(ben, "wants a rematch", "Decline");
  await anna.says("The offer is gone.");
  await ben.press(/^Rematch/);
  await anna.says("Your opponent wants a rematch.");
  await answer(ben, "You offered a rematch", "Cancel offer");
  await anna.says("The offer is gone.");
  await anna.press(/^Rematch/);
  await answer(ben, "wants a rematch", "Accept");

  await ben.says("The game begins: you play Blue and move first.");
  await anna.says("The game begins: you play Red.");
  assertEquals([await seatNames(anna), await seatNames(ben)], [["Opponent", "You"], [
    "You",
    "Opponent",
  ]]);
  assertEquals(await ben.page.evaluate(() => document.activeElement?.id), "content");
  await place(ben, BLUE_BLOCK);
  await anna.turns(1);
});

story(
  "who reviews a game hears there that a rematch is wanted, and is back by a link",
  async (stage) => {
    const { blue: anna, red: ben } = await pair(stage);
    await moveBoth(anna, ben);
    await anna.resign();
    await anna.page.getByRole("link", { name: "Review" }).first().click();
    await anna.page.getByRole("link", { name: "Back to the room" }).waitFor();
    await anna.page.reload();
    await anna.page.locator(".replay[data-ready=true]").waitFor();
    await ben.press(/^Rematch/);
    await anna.page.getByRole("link", { name: "Your opponent wants a rematch." }).click();
    await answer(anna, "wants a rematch", "Accept");
    await ben.says("The game begins: you play Blue and move first.");
  },
);

story("who was away as a rematch began hears of the turn that was played in it", async (stage) => {
  const network = new Breakable();
  const { blue: anna, red: ben } = await pair(stage, network.visit);
  await place(anna, BLUE_BLOCK);
  await ben.press("Call it off");
  await ben.press("Really call off");
  await anna.press(/^Rematch/);
  await ben.says("Your opponent wants a rematch.");
  await network.goOffline(anna);
  await answer(ben, "wants a rematch", "Accept");
  await ben.says("The game begins: you play Blue and move first.");
  await place(ben, BLUE_BLOCK);
  await ben.turns(1);
  await anna.page.context().setOffline(false);
  await anna.alerted.getByText(/^Blue placed c12, d12, c13, d13\..* Your turn\./).waitFor();
});

story("a game is called off before both have moved, a draw agreed after", async (stage) => {
  const { blue, red } = await pair(stage);
  await place(blue, BLUE_BLOCK);
  await red.turns(1);
  await red.press("Call it off");
  await red.press("Really call off");
  await blue.result.getByRole("heading", { name: "Called off" }).waitFor();
  await blue.result.getByText("without a winner").waitFor();
  await red.press(/^Rematch/);
  await answer(blue, "wants a rematch", "Accept");

  await red.says("The game begins: you play Blue");
  await red.press("Offer a draw");
  await answer(red, "You offered a draw", "Cancel offer");
  await blue.says("The offer is gone.");
  await red.press("Offer a draw");
  await red.says("You've already offered that.");
  await blue.press("Offer a draw");
  await answer(red, "Your opponent offers a draw", "Accept");
  for (const table of [blue, red]) {
    await table.result.getByRole("heading", { name: "Draw" }).waitFor();
    await table.result.getByText("by agreement").waitFor();
  }
});

story("a turn is taken back once the opponent agrees, and played otherwise", async (stage) => {
  const { blue, red } = await pair(stage);
  await place(blue, BLUE_BLOCK);
  await red.turns(1);
  assertEquals(await red.button("Ask for takeback").count(), 0);
  await red.type("x12 y12");
  await blue.press("Ask for takeback");
  await red.says("Your opponent asks for a takeback.");
  await answer(red, "asks for a takeback", "Accept");
  for (const table of [blue, red]) {
    await table.turns(0);
    await table.says("The last turn was taken back.");
  }
  await cue(blue).getByText("Your turn").waitFor();
  await place(blue, "c11 d11 c12 d12");
  await red.alerts("Blue placed c11, d11, c12, d12.");
  await red.page.getByText("0 of 4 placed").waitFor();
});

story("an opponent who leaves is missed, counted down for, and welcomed back", async (stage) => {
  const { blue, red } = await pair(stage);
  const { href } = new URL(red.page.url());
  await red.page.goto("about:blank");
  await blue.says("Your opponent isn't here.");
  // Before both have moved there's no win to claim: the game would be called off.
  await asked(blue, "You can call the game off, or wait.").waitFor();
  await red.page.goto(href);
  await blue.says("Your opponent is here.");
  await asked(blue, "isn't here").waitFor({ state: "detached" });
  await moveBoth(blue, red);
  await red.page.goto("about:blank");
  await asked(blue, "You can claim the win in").waitFor();
});

story("when the minute is over the game can be claimed, once", async (stage) => {
  const network = new Breakable();
  // By a socket it would soon hear that its clock is wrong.
  const { blue, red } = await pair(stage, { ...network.visit, prepare: forbidSockets });
  await moveBoth(blue, red);
  await blue.page.clock.install();
  await red.page.goto("about:blank");
  const missing = asked(blue, "Your opponent isn't here");
  await missing.getByText(/in [1-9]\d s/).waitFor();
  await blue.page.clock.fastForward(61_000);
  // The page's clock has been turned, the server's has not: it says so.
  const claim = missing.getByRole("button", { name: "Claim the win" });
  await claim.click();
  await blue.says("Your opponent may still come back.");
  await network.goOffline(blue);
  await claim.click();
  await claim.waitFor({ state: "detached" });
});

story("a lost line is said plainly, and one that comes back as well", async (stage) => {
  const network = new Breakable();
  const { blue, red } = await pair(stage, network.visit);
  await network.goOffline(blue);
  await blue.says("You're offline. The game may go on without you.");
  // What lines mean can't be fetched now.
  await blue.type("score");
  await blue.says("The connection is closed.");
  assertEquals(await blue.field.inputValue(), "score");
  // The turn is kept until there is a line again.
  for (const name of BLUE_BLOCK.split(" ")) await blue.click(cellOf(name));
  await blue.confirm();
  await cue(blue).getByText("Sending your turn…").waitFor();
  await blue.page.context().setOffline(false);
  await red.turns(1);
  await blue.turns(1);
});

story("a game whose turns may take days waits for who is offline", async (stage) => {
  const network = new Breakable();
  const blue = await host(stage, network.visit, { clock: "86400" });
  await visitRoom(stage, blue);
  await network.goOffline(blue);
  await blue.says("You're offline. The game waits for you.");
});

story("a line of talk that is slow to arrive keeps nobody from drafting a turn", async (stage) => {
  const held = Promise.withResolvers<void>();
  const sockets = (socket: WebSocketRoute) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (!String(message).includes('"say"')) server.send(message);
      else held.promise.then(() => server.send(message));
    });
  };
  const { blue, red } = await pair(stage, { sockets });
  await blue.page.locator("#say").fill("Good luck");
  await blue.page.locator("#say").press("Enter");
  await blue.type(BLUE_BLOCK);
  await blue.page.getByText("4 of 4 placed").waitFor();
  await cue(blue).getByText("Your turn").waitFor();
  await blue.type("confirm");
  await cue(blue).getByText("Sending your turn…").waitFor();
  held.resolve();
  await red.says("Opponent: Good luck");
  await red.turns(1);
});

story(
  "who plays on a slow network hears what was said before the talk's part was there",
  async (stage) => {
    const heard = Promise.withResolvers<void>(), held = Promise.withResolvers<void>();
    const sockets = (socket: WebSocketRoute) => {
      socket.connectToServer().onMessage((message) => {
        socket.send(message);
        if (String(message).includes('"said"')) heard.resolve();
      });
    };
    const blue = await host(stage), page = await stage.open("/about", { sockets });
    await page.route(/room_company/, (route) => held.promise.then(() => route.continue()));
    await page.goto(blue.page.url());
    const red = await seated(page);
    const field = blue.page.locator("#say");
    await field.fill("Good luck");
    await field.press("Enter");
    await heard.promise;
    held.resolve();
    await red.said.filter({ hasText: "Opponent: Good luck" }).waitFor();
  },
);

story(
  "who comes back on a slow network isn't told what somebody says whom they blocked",
  async (stage) => {
    const { blue, red } = await pair(stage);
    await red.press("Report or block");
    await red.press("Block");
    await red.button("Unblock").waitFor();
    const held = Promise.withResolvers<void>();
    await red.page.route(/room_company/, (route) => held.promise.then(() => route.continue()));
    await red.page.reload();
    await seated(red.page);
    await blue.page.locator("#say").fill("Loser");
    await blue.page.locator("#say").press("Enter");
    await place(blue, BLUE_BLOCK);
    await red.turns(1);
    const asked = red.page.waitForResponse("**/api/me/blocks");
    held.resolve();
    await asked;
    assertEquals(await red.said.filter({ hasText: "Loser" }).count(), 0);
  },
);

story(
  "talk is heard, cleaned, muted, and seen on a phone where it lies out of sight",
  async (stage) => {
    const { blue, red } = await pair(stage, {}, PHONE);
    const say = async (table: TablePage, text: string) => {
      await table.page.locator("#say").fill(text);
      await table.page.locator("#say").press("Enter");
    };
    const lines = ({ page }: TablePage) => page.locator(".chat li");
    await say(blue, "hello\u202e  there");
    await red.says("Opponent: hello there");
    await lines(blue).filter({ hasText: "You hello there" }).waitFor();

    await red.page.getByRole("button", { name: "More: something new" }).tap();
    await lines(red).filter({ hasText: "Opponent hello there" }).waitFor();
    await red.page.getByRole("button", { name: "Mute" }).tap();
    await red.page.getByText("Chat is muted.").waitFor();
    await red.page.reload();
    await seated(red.page);
    await say(blue, "are you there?");
    await lines(blue).nth(1).waitFor();
    await place(blue, BLUE_BLOCK);
    await red.turns(1);
    await red.page.getByRole("button", { name: "More", exact: true }).tap();
    await red.page.getByText("Chat is muted.").waitFor();
    assertEquals(await lines(red).count(), 0);
  },
);

story("a third watches: counted, without controls, unable to move", async (stage) => {
  const { blue, red } = await pair(stage);
  const third = await watch(stage, blue);
  for (const { page } of [blue, red, third]) await page.getByText("1 watching").waitFor();
  await place(blue, BLUE_BLOCK);
  await third.turns(1);
  assertEquals(await third.page.locator(".actions, .nudge-pad, .room-actions, #say").count(), 0);
  await third.click(100);
  await third.says("You're watching, so you can't play.");
  await place(third, RED_BLOCK);
  await third.says("You're watching, so you can't play.");
  assertMatch(await cellsOf(third, 1), /no live cells/);

  const late = await TablePage.at(await stage.open(new URL(blue.page.url()).pathname));
  await late.page.getByText("All seats are taken, so you're watching.").waitFor();
  // They may have sat down in the browser of another app.
  await late.page.getByText('Press "Continue on another device" where you sat down.').waitFor();
  await blue.page.getByText("2 watching").waitFor();
});

story("who has the player code has the seat, also where its token was lost", async (stage) => {
  const blue = await host(stage);
  await blue.page.evaluate(() => {
    for (const name of Object.keys(localStorage)) {
      if (name.startsWith("seat ")) localStorage.removeItem(name);
    }
  });
  await blue.page.reload();
  await seated(blue.page);
  const phone = await stage.open("/me");
  const code = await blue.page.evaluate(() => localStorage.getItem("identity")!);
  await phone.evaluate((code) => localStorage.setItem("identity", code), code);
  await phone.goto(blue.page.url());
  const tables = [blue, await seated(phone)];
  const red = await visitRoom(stage, blue);
  await place(tables[1]!, BLUE_BLOCK);
  await red.turns(1);
  await place(red, RED_BLOCK);
  for (const table of tables) await cue(table).getByText("Your turn").waitFor();
});

story("two tabs of a seat play as one", async (stage) => {
  const blue = await host(stage);
  const tab = await seated(await stage.open(blue.page.url(), { beside: blue.page }));
  const red = await visitRoom(stage, blue);
  await hasBegun(tab.page);
  await place(tab, BLUE_BLOCK);
  await blue.turns(1);
  await red.turns(1);
  await place(red, RED_BLOCK);
  for (const table of [blue, tab]) await cue(table).getByText("Your turn").waitFor();
  await tab.page.close();
  await place(blue, "c20 d20 c21 d21");
  await red.turns(3);
});

story(
  "another device takes the seat along by a link, and the old one hears of it",
  async (stage) => {
    const { blue, red } = await pair(stage, PHONE);
    await blue.page.locator(".to-side").tap();
    await blue.press("Continue on another device");
    const field = blue.page.getByLabel("Link for your other device");
    const before = await field.inputValue(), copied = blue.page.getByText("Copied.");
    await blue.press("Copy");
    await copied.waitFor();
    // Another press makes another link, which nobody has copied.
    await blue.press("Continue on another device");
    await blue.page.waitForFunction(
      (before) => document.querySelector<HTMLInputElement>(".pass-on input")!.value !== before,
      before,
    );
    assertEquals(await copied.count(), 0);
    const link = await field.inputValue();
    const desk = await seated(await stage.open(link));
    assertEquals(new URL(desk.page.url()).hash, "");
    await pressing(blue.page).getByText("You're playing on another device now.").waitFor();
    assertEquals(await blue.page.locator(".room-actions, #say").count(), 0);
    await place(desk, BLUE_BLOCK);
    await red.turns(1);

    await blue.page.getByRole("link", { name: "Watch here" }).tap();
    await blue.page.getByText("You're watching.").first().waitFor();
    const again = await stage.open(link);
    await pressing(again).getByText("That link is used up or too old. Get a new one.").waitFor();
  },
);
