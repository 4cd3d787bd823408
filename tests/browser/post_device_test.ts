/** Conway by post at one device: people in turns, and the computer. */

import { assertEquals } from "@std/assert";
import { verifyGame } from "../../lib/games/verify.ts";
import { splitGames } from "../../lib/games/notation/record_source.ts";
import { colony, mail, playTurns } from "./post.ts";
import { cue } from "./room.ts";
import { story } from "./story.ts";
import { TablePage } from "./table_page.ts";

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
    await page.getByLabel("Seat Red").selectOption("hard");
    await page.getByLabel("Seat Green").selectOption("easy");
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

story(
  "the next generation is shown before a turn is confirmed, if there is one",
  async ({ open }) => {
    const page = await open("/play?game=conway&seats=2&size=8");
    const table = await TablePage.at(page);
    await table.type("preview");
    await table.says("No generation before move 5.");
    await playTurns([table], [[0, "b2"], [0, "e5"], [0, "b3,c2"], [0, "e6,e7"]]);
    await table.type("c3");
    await table.says("c3 placed, 1 of 3. Next: red +2 −2.");
    await mail(table, "confirm");
    await table.turns(5);
  },
);

story("a mouse places where it clicks, and takes back there", async ({ open }) => {
  const page = await open("/play?game=conway&seats=2&size=8", {
    viewport: { width: 1280, height: 800 },
  });
  const table = await TablePage.at(page);
  const box = (await table.canvas.boundingBox())!;
  // Beside the board there is a column of labels as wide as a cell.
  const middleOf = (column: number) => box.x + (column + 1.5) * box.width / 9;
  await page.mouse.click(middleOf(2), box.y + 4.5 * box.height / 9);
  await table.says("c4 placed, 1 of 1.");
  await page.mouse.click(middleOf(2), box.y + 4.5 * box.height / 9);
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
