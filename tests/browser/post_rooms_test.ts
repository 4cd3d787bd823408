/** Conway by post in rooms: several people, one torus. */

import { assertEquals, assertStringIncludes } from "@std/assert";
import { digest } from "../../lib/server/digest.ts";
import { colony, gather, mail, makePostRoom, playTurns, seated, takeSeat } from "./post.ts";
import { RestartableApp } from "./restartable.ts";
import { cue, PHONE } from "./room.ts";
import { type Stage, story, type Visit } from "./story.ts";

/** Blue lives in a block; nobody else has three pieces next to one another. */
const BLUE_LIVES = [
  [0, "b2"],
  [1, "e5"],
  [2, "g2"],
  [3, "b7"],
  [0, "b3,c2,c3"],
  [1, "pass"],
  [2, "g4"],
  [3, "pass"],
] as const;

story("four people play a whole game, two of them on phones", async (stage) => {
  const link = await makePostRoom(stage.url, { seats: "4" });
  const tables = await gather(stage, link, [{}, PHONE, { locale: "es-ES" }, PHONE]);
  const [blue, red, green, orange] = tables;
  await cue(blue!).getByText("Your turn").waitFor();
  await red!.says("The game begins: you play Red.");
  await playTurns(tables, BLUE_LIVES);
  await cue(green!).getByText("Turno de Azul").waitFor();

  // The ninth move is the first that a generation follows.
  await mail(blue!, "pass");
  for (const table of tables) await table.result.waitFor();
  await blue!.result.getByRole("heading", { name: "Victory" }).waitFor();
  await orange!.result.getByRole("heading", { name: "Defeat" }).waitFor();
  await red!.says(
    "Blue passed. Generation 1: red +0\u00a0−1, green +0\u00a0−2, orange +0\u00a0−1. Red is out. Green is out. Orange is out.",
  );
  await colony(red!, 0).getByText("4").waitFor();
  await colony(red!, 3).getByText("out").waitFor();

  const href = await blue!.page.getByRole("link", { name: "Review game" }).getAttribute("href");
  const replay = await stage.open(href!);
  await replay.locator(".replay.post[data-ready=true]").waitFor();
  assertEquals(await replay.locator(".turns li").count(), 9);
  const names = await replay.locator(".seats .seat-who small").allInnerTexts();
  assertEquals(names, ["Guest 1", "Guest 2", "Guest 3", "Guest 4"]);
  await replay.getByRole("button", { name: "To the end" }).click();
  await replay.getByRole("status").getByText("Blue: 4 pieces. Red: out.").waitFor();
});

story(
  "the host begins without those who do not come, and closes seats one by one",
  async (stage) => {
    const link = await makePostRoom(stage.url, { seats: "5", listed: "1" });
    const host = await takeSeat(stage, link);
    await cue(host).getByText("1 of 5 seats taken").waitFor();
    const listed = await stage.open("/conway");
    await listed.getByRole("link", { name: "1 of 5 taken" }).waitFor();

    await host.button("Close an empty seat").focus();
    await host.keys("Enter");
    await cue(host).getByText("1 of 4 seats taken").waitFor();
    // Another press closes another seat.
    await host.page.locator("#close-seat:focus").waitFor();
    const guest = await takeSeat(stage, link);
    assertEquals(await guest.button("Close an empty seat").count(), 0);
    await host.press("Start with 2");
    for (const table of [host, guest]) await cue(table).getByText(/turn$/).waitFor();
    assertEquals(await host.page.locator(".seats .seat").count(), 2);
    const late = await stage.open(link);
    await late.getByText("All seats are taken, so you're watching.").waitFor();
  },
);

story("who waits for several hears of each who sits down", async (stage) => {
  const link = await makePostRoom(stage.url, { seats: "4" });
  const host = await takeSeat(stage, link), told = host.page.locator(".invite [aria-live]");
  for (const left of ["2 more seats are", "1 more seat is"]) {
    await takeSeat(stage, link);
    await told.filter({ hasText: `The game starts when ${left} taken.` }).waitFor();
  }
});

story("a guest goes on writing as the host closes a seat", async (stage) => {
  const link = await makePostRoom(stage.url, { seats: "4" });
  const host = await takeSeat(stage, link), guest = await takeSeat(stage, link);
  const field = guest.page.getByLabel("Say something");
  await field.pressSequentially("Shall we beg");
  // What tells the host of talk comes once somebody else does.
  await host.page.getByLabel("Say something").waitFor();
  await host.press("Close an empty seat");
  await cue(guest).getByText("2 of 3 seats taken").waitFor();
  await guest.page.locator("#say:focus").waitFor();
  await guest.keys("i", "n", "Enter");
  await host.says("Guest 2: Shall we begin");
});

story("draws and turns taken back need everyone; who resigns leaves the others", async (stage) => {
  const link = await makePostRoom(stage.url, { seats: "3" });
  const tables = await gather(stage, link, [{}, {}, {}]);
  const [blue, red, green] = tables;
  await playTurns(tables, [[0, "b2"], [1, "e5,e6"], [2, "g2"]]);

  await green!.press("Ask for takeback");
  await blue!.page.getByText("Guest 3 asks for a takeback.").first().waitFor();
  await blue!.press("Accept");
  await blue!.page.getByText("You agreed. Waiting for the others.").waitFor();
  await red!.press("Accept");
  for (const table of tables) await table.turns(2);
  await red!.says("The last turn was taken back.");

  await mail(green!, "random");
  await blue!.turns(3);
  await blue!.resign();
  await red!.turns(4);
  await colony(red!, 0).getByText("out").waitFor();
  await red!.press("Offer a draw");
  await green!.press("Accept");
  for (const table of tables) await table.result.getByText("by agreement").waitFor();
});

const OUT = "You're out. The others play on.";

story("who gives up out of turn leaves as the turn comes, and watches on", async (stage) => {
  const link = await makePostRoom(stage.url, { seats: "3" });
  const tables = await gather(stage, link, [{}, {}, {}]);
  const [blue, red, green] = tables;
  await playTurns(tables, [[0, "b2"]]);
  await green!.press("Resign");
  await green!.press("Resign when my turn comes");
  await blue!.says("Guest 3 resigns when their turn comes.");
  await colony(red!, 2).getByText("resigning: Guest 3").waitFor();
  await green!.page.getByText("You'll resign when your turn comes.").first().waitFor();
  assertEquals(await green!.button("Resign").count(), 0);
  await mail(red!, "e5,e6");
  for (const table of tables) await table.turns(3);
  await colony(blue!, 2).getByText("out").waitFor();
  await cue(blue!).getByText("Your turn").waitFor();
  await green!.page.getByText(OUT).waitFor();
  assertEquals(await blue!.page.getByText(OUT).count(), 0);
});

story("a turn that does not touch is refused with the reason", async (stage) => {
  const link = await makePostRoom(stage.url, { seats: "2", touch: "1" });
  const [blue, red] = await gather(stage, link, [{}, {}]);
  await mail(blue!, "b2");
  await red!.turns(1);
  await red!.type("e5,g7");
  await red!.says("Each piece must touch one of yours");
  await red!.type("f6");
  await red!.says("f6 placed, 2 of 2.");
  await red!.type("f7");
  await red!.says("That's more than 2 pieces.");
  await red!.page.reload();
  await red!.says("Your 2 cells from before are still on the board.");
});

/** What a browser logs about a server that is not there. */
const AWAY: Visit = { expected: /net::ERR_|WebSocket connection/ };

story("a game by post is taken up again after the server was killed", async (stage) => {
  const app = stage.ending.use(await RestartableApp.start());
  const away = { ...stage, url: app.url } as Stage;
  const link = await makePostRoom(app.url, { seats: "3", clock: "259200" });
  const tables = await gather(away, link, [AWAY, AWAY, AWAY]);
  await playTurns(tables, [[0, "b2"], [1, "e5,e6"]]);
  await cue(tables[2]!).getByText("Your turn").waitFor();
  await tables[2]!.page.locator(".clock", { hasText: /^2 d 23 h$/ }).waitFor();
  await app.stop("SIGKILL");
  await app.start();
  await tables[2]!.page.reload();
  const back = await seated(tables[2]!.page);
  await back.turns(2);
  await mail(back, "g2");
  await tables[0]!.turns(3);

  const mine = await stage.open(`${app.url}/games`, { ...AWAY, beside: tables[0]!.page });
  await mine.getByText("Your turn").waitFor();
  await mine.route("**/api/me/feed", (route) => route.abort(), { times: 1 });
  await mine.getByRole("button", { name: "Turn feed" }).click();
  await mine.getByText("That didn't work. Try again later.").waitFor();
  await mine.getByRole("button", { name: "Turn feed" }).click();
  const feed = await mine.getByLabel("Add this link to a feed reader").inputValue();
  assertStringIncludes(await (await fetch(feed)).text(), `<link href="${link}"/>`);
});

story(
  "rooms made at /conway count for the browser's own code, and show its name",
  async ({ open, services }) => {
    const code = "Ada___________________";
    const page = await open("/conway");
    await page.evaluate((code) => localStorage.setItem("identity", code), code);
    await page.getByLabel("Your name").fill("Ada");
    const asked = page.waitForRequest((request) => request.url().endsWith("/new"));
    await page.getByRole("button", { name: "Make a room" }).click();
    assertEquals(new URLSearchParams((await asked).postData()!).get("identity"), code);
    await seated(page);
    assertEquals((await services.lobby.of(digest(code))).length, 1);
    const { page: other } = await takeSeat({ open }, page.url());
    await other.locator(".seat-who small", { hasText: "Ada" }).waitFor();
    await page.goto(new URL("/conway", page.url()).href);
    assertEquals(await page.getByLabel("Your name").inputValue(), "Ada");
  },
);
