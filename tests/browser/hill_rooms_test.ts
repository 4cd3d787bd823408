/** A king of the hill played by hand: a room from the arena's page, its table, the finished game. */

import { assert, assertEquals } from "@std/assert";
import { readCell } from "../../lib/games/notation/cell_text.ts";
import { readRecords } from "../../lib/games/notation/notation.ts";
import { assertAccessible, GUISES } from "./axe.ts";
import { assertFits } from "./fit.ts";
import { cue, makeRoom, PHONE, seated, visitRoom, watch } from "./room.ts";
import { sampleOf } from "../full.ts";
import { type Stage, story, type Visit } from "./story.ts";
import { boardOf, TablePage } from "./table_page.ts";

const DESK: Visit = { viewport: { width: 1280, height: 800 } };

/** A short game on a small board. */
const SHORT = { game: "arena", size: "12", place: "8", generations: "2" };

async function host(stage: Stage, visit: Visit = {}): Promise<TablePage> {
  return await seated(await stage.open(await makeRoom(stage.url, SHORT), visit));
}

story("a room that isn't heard of yet has a heading, clear of the edge", async (stage) => {
  const room = await makeRoom(stage.url, SHORT);
  const page = await stage.open(`${room}/watch`, { ...PHONE, sockets: () => {} });
  const heading = page.getByRole("heading", { level: 1, name: "Connecting…" });
  const { x } = (await heading.boundingBox())!;
  const inset = await heading.evaluate((line) =>
    parseFloat(getComputedStyle(line).paddingInlineStart)
  );
  assert(x + inset >= 8, `${x + inset} px`);
});

story("a room is opened from the arena's page, and listed for all", async ({ open }) => {
  const page = await open("/arena");
  await page.getByRole("combobox", { name: "Board" }).selectOption("12 × 12");
  await page.getByLabel("Cells per turn").selectOption("up to 3");
  await page.getByLabel("Length").selectOption("10 generations");
  await page.getByLabel("Your side").selectOption("Red");
  await page.getByLabel("List it publicly").check();
  await page.getByRole("button", { name: "Make a room" }).click();
  await page.waitForURL("**/r/*");
  const red = await seated(page);
  await page.getByText("Generation 0 of 10").waitFor();
  await page.getByText("Blue and then Red place up to 3 cells, or none").waitFor();
  const lobby = await open("/friend");
  await lobby.getByRole("link", { name: "Guest: King of the Hill" }).click();
  const blue = await seated(lobby);
  await blue.says("The game begins: you play Blue and move first.");
  await red.says("The game begins: you play Red.");
});

story("two play at one device, as the form sets it up", async ({ open }) => {
  const page = await open("/arena");
  await page.getByRole("combobox", { name: "Board" }).selectOption("12 × 12");
  await page.getByLabel("Cells per turn").selectOption("up to 5");
  await page.getByRole("button", { name: "Play on this device" }).click();
  await page.waitForURL("**/arena/play?*");
  await page.goto(page.url().replace("generations=30", "generations=1"));
  const table = await TablePage.at(page);
  await cue(table).getByText("Blue's turn").waitFor();
  await table.type("b2,c2,b3,c3");
  await table.confirm();
  await table.alerts("Blue placed b2, c2, b3, c3. Red's turn.");
  await table.type("h8,i8,h9");
  await table.confirm();
  await table.result.getByRole("heading", { name: "Draw" }).waitFor();
  const [record] = readRecords(await table.savedRecord());
  assertEquals([record!.game, record!.moves.length], ["arena", 2]);
  const bad = await page.request.get(page.url().replace("size=12", "size=1200"));
  assertEquals(bad.status(), 400);
});

story("a whole game is played, by keys here and by a finger there", async (stage) => {
  const blue = await host(stage);
  const red = await visitRoom(stage, blue, { ...PHONE, locale: "es-ES", told: true });
  const third = await watch(stage, blue);
  await cue(blue).getByText("Your turn").waitFor();
  await cue(red).getByText("Turno de Azul").waitFor();

  const tops = () =>
    Promise.all([blue, red].map(async ({ canvas }) => (await canvas.boundingBox())!.y));
  const before = await tops();
  await blue.tabToBoard();
  await blue.keys(" ", "ArrowRight", " ", "ArrowDown", " ", "ArrowLeft", " ");
  await blue.says("g8 placed, 4 of 8.");
  await blue.type("b2,c2,b3,c3");
  await blue.page.reload();
  await blue.says("Your 8 cells from before");
  await blue.confirm();
  for (const table of [blue, red, third]) await table.turns(1);
  await red.alerts("Azul colocó b2, c2, b3, c3, g7, h7, g8, h8. Tu turno.");
  await red.page.locator(".seat-change").getByText("+8").waitFor();
  assertEquals(await tops(), before, "no board moves as what a turn has changed is told");

  red.board = boardOf(12, 12);
  for (const name of ["f2", "g2", "f3", "g3"]) await red.tap(readCell(red.board, name)!);
  await red.says("g3 colocada, 4 de 8.");
  await red.page.locator(".actions .primary").tap();
  await blue.turns(2);
  await blue.alerts("Red placed f2, g2, f3, g3. Generation 1: nothing born, nothing dead.");
  await blue.press("Pass");
  await blue.press("Really pass");
  await red.turns(3);
  await red.type("pasar");
  await blue.result.getByRole("heading", { name: "Victory" }).waitFor();
  await blue.result.getByText("by cells at the end. Blue 8, Red 4.").waitFor();
  await red.result.getByRole("heading", { name: "Derrota" }).waitFor();
  await third.result.getByRole("heading", { name: "Blue wins" }).waitFor();

  const [record] = readRecords(await blue.savedRecord());
  assertEquals([record!.game, record!.moves.length], ["arena", 4]);
  const href = await blue.page.getByRole("link", { name: "Review game" }).getAttribute("href");
  const replay = await stage.open(href!);
  await replay.locator(".replay.hill[data-ready=true]").waitFor();
  const seen = (await replay.locator("canvas.board").boundingBox())!;
  assert(seen.y + seen.height <= replay.viewportSize()!.height, "all of the board is seen");
  assertEquals(await replay.locator(".turns li").count(), 4);
  await replay.getByRole("button", { name: "To the end" }).click();
  await replay.getByRole("status").getByText("Red passed. Generation 2: nothing born").waitFor();
  await replay.getByRole("button", { name: "To the start" }).click();
  const steps = [
    "Blue placed b2, c2,",
    "Blue placed b2, c2,",
    "Red has moved; generation 1 is next.",
    "Red placed f2, g2, f3, g3. Generation 1:",
  ];
  for (const step of steps) {
    await replay.getByRole("button", { name: "One step forward" }).click();
    await replay.getByRole("status").getByText(step).waitFor();
  }

  await red.keys("Escape");
  await blue.press("Rematch");
  await red.press("Aceptar");
  await red.turns(0);
  await cue(red).getByText("Tu turno").waitFor();
  await cue(blue).getByText("Blue's turn").waitFor();
});

story("nothing at a table moves when somebody comes to watch", async (stage) => {
  const link = await makeRoom(stage.url, { ...SHORT, clock: "120" });
  const blue = await seated(await stage.open(link, DESK));
  const red = await visitRoom(stage, blue, { ...PHONE, locale: "es-ES" });
  await cue(blue).getByText("Your turn").waitFor();
  await red.page.locator(".hud .clock").waitFor();
  const places = async () => [
    await blue.page.locator(".actions").boundingBox(),
    await red.canvas.boundingBox(),
  ];
  const before = await places();
  await watch(stage, blue);
  await blue.page.getByText("1 watching").waitFor();
  await red.page.getByText("1 mirando").waitFor({ state: "attached" });
  assertEquals(await places(), before);
});

story("cells are placed and taken back by a mouse", async (stage) => {
  const blue = await host(stage, DESK);
  const red = await visitRoom(stage, blue);
  const box = (await blue.canvas.boundingBox())!;
  // A margin of one cell has the names of rows and columns.
  const side = box.width / 13;
  const click = (column: number, row: number) =>
    blue.page.mouse.click(box.x + (column + 1.5) * side, box.y + (row + 1.5) * side);
  await click(2, 3);
  await blue.says("c4 placed, 1 of 8.");
  await click(11, 11);
  await blue.says("l12 placed, 2 of 8.");
  await click(2, 3);
  await blue.says("c4 taken back.");
  await blue.confirm();
  await red.alerts("Blue placed l12. Your turn.");
});

for (const [size, locale] of sampleOf(GUISES, 1)) {
  const visit = { ...(size === "desk" ? DESK : PHONE), locale };
  story(`axe finds nothing at a king of the hill on a ${size}, ${locale}`, async (stage) => {
    const blue = await host(stage, visit);
    const red = await visitRoom(stage, blue);
    await blue.type("b2,c2,b3,c3");
    await assertAccessible(blue.page, "playing");
    if (size === "phone") await assertFits(blue.page);
    await blue.type("confirm");
    await red.turns(1);
    await red.type("pass");
    await blue.turns(2);
    await red.resign();
    await blue.result.waitFor();
    await assertAccessible(blue.page, "over");
    const href = await blue.page.locator('.result a[href^="/g/"]').getAttribute("href");
    await blue.page.goto(new URL(href!, blue.page.url()).href);
    await blue.page.locator(".replay.hill[data-ready=true]").waitFor();
    await assertAccessible(blue.page, "finished");
  });
}
