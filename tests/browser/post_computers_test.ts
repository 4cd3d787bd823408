/** Conway by post with computers in a room, and at one device. */

import { assertEquals, assertStringIncludes } from "@std/assert";
import { colony, mail, makePostRoom, playTurns, seated, takeSeat } from "./post.ts";
import { cue, hasBegun } from "./room.ts";
import { type Stage, story } from "./story.ts";
import { TablePage } from "./table_page.ts";
import { verifyGame } from "../../lib/games/verify.ts";
import { splitGames } from "../../lib/games/notation/record_source.ts";

/**
 * A room of three whose host plays Blue, and gives the other seats to computers by keyboard only. On
 * so small a board computers do not live for long.
 */
async function besideComputers(stage: Stage): Promise<TablePage> {
  const host = await takeSeat(stage, await makePostRoom(stage.url, { seats: "3", size: "4" }));
  await host.page.getByLabel("Level").focus();
  await host.keys("ArrowDown", "ArrowDown", "Tab", "Enter");
  await host.says("The computer has 1 seat.");
  await host.keys("Shift+Tab", "ArrowUp", "ArrowUp", "Tab", "Enter");
  await host.says("The computer has 2 seats.");
  await host.keys("Enter");
  await host.says("No free seats.");
  return host;
}

story("one person and two computers play a whole game, through a reload", async (stage) => {
  const host = await besideComputers(stage);
  const link = host.page.url();
  const late = await stage.open(link);
  await late.getByText("All seats are taken, so you're watching.").waitFor();
  await host.press("Start with 3");
  await hasBegun(host.page);
  await colony(host, 1).getByText("Computer, Hard").waitFor();
  await late.locator(".seat-who", { hasText: "Computer, Easy" }).waitFor();
  assertEquals(await host.button("Offer a draw").count(), 0, "computers decline");

  await mail(host, "b2");
  await host.turns(3);
  await host.page.reload();
  const back = await seated(host.page);
  await back.turns(3);
  await mail(back, "random");
  await back.turns(6);
  await back.resign();
  await back.result.waitFor();
  const href = await back.page.getByRole("link", { name: "Review game" }).getAttribute("href");
  const replay = await stage.open(href!);
  await replay.getByText("Computer, Hard").first().waitFor();
  const [game] = (await stage.services.archive.list({ limit: 1 })).games;
  assertEquals(game!.unrated, "computer");
  assertStringIncludes(game!.record, '[Seat2 "hard"]\n[Seat3 "easy"]');

  await back.press("Rematch");
  await cue(back).getByText(/turn$/).waitFor();
});

story("only the host is told to start once computers have the last seats", async (stage) => {
  const host = await takeSeat(stage, await makePostRoom(stage.url, { seats: "3" }));
  const guest = await takeSeat(stage, host.page.url(), { locale: "es-ES" });
  await host.press("Add computer");
  const invites = [host, guest].map(({ page }) => page.locator(".invite [aria-live]"));
  await invites[0]!.getByText("All seats are taken. Start when you like.").waitFor();
  await invites[1]!.getByText("No quedan asientos. El anfitrión empieza la partida.").waitFor();
  await host.press("Start with 3");
  await hasBegun(guest.page);
});

story("the host takes a computer's seat back, and a person has it", async (stage) => {
  const host = await besideComputers(stage);
  await host.press("Computer, Easy: remove");
  await host.says("The computer has 1 seat.");
  // Two presses in a row are both obeyed, though nothing is answered between them.
  await host.page.locator(".computers").evaluate((field) => {
    const [give, hard] = field.querySelectorAll("button");
    give!.click();
    hard!.click();
  });
  await host.button("Computer, Easy: remove").waitFor();
  await host.button("Computer, Hard: remove").waitFor({ state: "detached" });
  const guest = await takeSeat(stage, host.page.url());
  for (const table of [host, guest]) await cue(table).getByText(/turn$/).waitFor();
  assertEquals(await host.page.locator(".seat-who", { hasText: "Computer" }).count(), 1);
});

/** With one seed in eleven Blue's cells happen to keep a rival alive. */
const BLUE_WINS = 2;

story("three people at one device play by typing, and keep a true record", async ({ open }) => {
  const page = await open(`/play?game=conway&seats=3&size=8&seed=${BLUE_WINS}`);
  const table = await TablePage.at(page);
  const idle = await page.locator('.actions [aria-disabled="true"]').allInnerTexts();
  assertEquals(idle.map((text) => text.split("\n")[0]), ["Undo", "Clear", "Confirm turn"]);
  await playTurns([table], [[0, "b2"], [0, "e5"], [0, "g2"], [0, "b3,c2,c3"], [0, "pass"]]);
  await cue(table).getByText("Green's turn").waitFor();
  await playTurns([table], [[0, "pass"], [0, "random"]], 5);
  await table.result.getByRole("heading", { name: "Blue wins" }).waitFor();
  const [record] = splitGames(await table.savedRecord());
  assertEquals(verifyGame(record!).game, "conway");
});

story(
  "the form's people and computers play, only keys going around the torus",
  async ({ open }) => {
    const page = await open("/conway");
    await page.getByLabel("Seat 2").selectOption("hard");
    // No color is promised to a seat that others may move up to.
    await page.getByLabel("Seat 3").selectOption("Nobody");
    await page.getByLabel("Seat 5").selectOption("easy");
    await page.getByRole("button", { name: "Play here" }).click();
    const table = await TablePage.at(page);
    await table.tabToBoard();
    await table.keys("Home", "ArrowLeft", "Space");
    await table.says("j6 placed, 1 of 1.");
    await table.keys("Enter");
    await table.turns(3);
    await cue(table).getByText("Blue's turn").waitFor();
    assertEquals(await colony(table, 1).getAttribute("data-out"), "false");
  },
);

story("the form can't be sent with too few players", async ({ open }) => {
  const page = await open("/conway");
  const seats = page.locator("select[name^=seat]");
  for (const seat of await seats.all()) {
    if (await seat.getByText("Nobody").count() > 0) await seat.selectOption("Nobody");
  }
  await page.getByRole("button", { name: "Play here" }).click();
  await TablePage.at(page);
  assertEquals(await page.locator(".seats .seat").count(), 2);
});

story(
  "the next generation is shown before a turn is confirmed, if there is one",
  async ({ open }) => {
    const page = await open("/play?game=conway&seats=2&size=8");
    const table = await TablePage.at(page);
    await table.type("preview");
    await table.says("No generation before move 5.");
    await playTurns([table], [[0, "b2"], [0, "e5"], [0, "b3,c2"], [0, "e6,e7"]]);
    await table.type("c3");
    await table.says("c3 placed, 1 of 3. Next: red +2\u00a0−2.");
    await mail(table, "confirm");
    await table.turns(5);
  },
);

story("who has no pieces left reads that the computers play on", async ({ open }) => {
  const page = await open("/play?game=conway&seat1=person&seat2=hard&seat3=hard&seed=1");
  const table = await TablePage.at(page);
  for (const turn of [0, 3, 6]) {
    await table.turns(turn);
    await table.type("pass");
    await table.type("confirm");
  }
  await page.getByText("You're out. The others play on.").waitFor();
});

story("a mouse places where it clicks, and takes back there", async ({ open }) => {
  const page = await open("/play?game=conway&seats=2&size=8", {
    viewport: { width: 1280, height: 800 },
  });
  const table = await TablePage.at(page);
  const box = (await table.canvas.boundingBox())!;
  // Beside the board there is a column of labels as wide as a cell.
  const middleOf = (column: number) => box.x + (column + 1.5) * box.width / 9;
  const click = (column: number) =>
    page.mouse.click(middleOf(column), box.y + 4.5 * box.height / 9);
  await click(2);
  await table.says("c4 placed, 1 of 1.");
  // Two clicks on one cell at once would be one.
  await click(6);
  await click(2);
  await table.says("c4 taken back.");
});

for (
  const query of ["seats=1", "seats=9", "size=2", "size=27", "place=0", "seat1=nobody&seat2=hard"]
) {
  story(`a game by post is not set up as ${query}`, async ({ open }) => {
    const page = await open(`/play?game=conway&${query}`, { expected: /status of 400/ });
    assertEquals(await page.locator(".table").count(), 0);
  });
}
