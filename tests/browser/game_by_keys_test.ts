import { assertEquals, assertMatch } from "@std/assert";
import type { Page } from "playwright-core";
import type { Cell } from "../../lib/automaton/board.ts";
import { LIFE_GAMES } from "../../lib/games/life_games.ts";
import type { Turn } from "../../lib/ui/table/match.ts";
import { PLAYED_OUT, versatile, writeGame } from "./script.ts";
import { story } from "./story.ts";
import { boardOf, TablePage } from "./table_page.ts";

/** Goes to a cell by arrows. */
async function arrowTo(table: TablePage, to: Cell): Promise<void> {
  const from = Number(await table.focused.getAttribute("data-cell")), { width } = table.board;
  const down = Math.floor(to / width) - Math.floor(from / width);
  const right = to % width - from % width;
  await table.keys(
    ...Array(Math.abs(down)).fill(down > 0 ? "ArrowDown" : "ArrowUp"),
    ...Array(Math.abs(right)).fill(right > 0 ? "ArrowRight" : "ArrowLeft"),
  );
}

/** A turn as the keys of the board play it. */
async function playByKeys(table: TablePage, { move }: Turn): Promise<void> {
  if ("pass" in move) await table.keys("k");
  else if ("bomb" in move) {
    await arrowTo(table, move.bomb);
    await table.keys("x");
  } else {
    for (const cell of move.place) {
      await arrowTo(table, cell);
      await table.keys("Space");
    }
  }
  await table.keys("Enter");
}

for (const id of PLAYED_OUT) {
  story(`a whole game of ${id} only by keyboard: cells, a skip, a bomb`, async ({ open }) => {
    const game = LIFE_GAMES[id], { width, height } = game.rules;
    const turns = writeGame({ game, level: "normal", seed: "1", side: 0 }, versatile);
    const { outcome } = turns.at(-1)!.after;
    const kinds = new Set(turns.map(({ move }) => Object.keys(move)[0]));
    assertEquals([...kinds].sort(), ["bomb", "pass", "place"]);

    const page = await open(`/play?game=${id}&level=normal&seed=1`, { impatient: true });
    const table = await TablePage.at(page);
    table.board = boardOf(width, height);
    await table.tabToBoard();
    await table.playOut(turns, 0, (turn) => playByKeys(table, turn));

    assertMatch((await table.alerted.textContent())!, outcome!.winner === 0 ? /Victory/ : /Defeat/);
    assertEquals(await table.focused.count(), 1);
  });
}

/** A shared board with a blue block at c12 and a red one at x12, Blue to move, and the focus on it. */
async function boardWithBlocks(page: Page): Promise<TablePage> {
  const table = await TablePage.at(page);
  for (const corner of ["c12 d12 c13 d13", "x12 y12 x13 y13"]) {
    await table.type(corner);
    await table.type("confirm");
  }
  await table.turns(2);
  await table.type("i");
  await table.page.keyboard.press("Shift+Tab");
  await table.tabToBoard();
  return table;
}

/** Where a key takes the focus from where the one before left it. */
const WAYS = [
  ["Control+Home", "a1 empty"],
  ["b", "c12, blue, 3 neighbors, survives"],
  ["b", "d12, blue, 3 neighbors, survives"],
  ["Shift+b", "c12, blue, 3 neighbors, survives"],
  ["r", "x12, red, 3 neighbors, survives"],
  ["Home", "a12 empty"],
  ["]", "i12 empty"],
  ["]", "u12 empty"],
  ["[", "i12 empty"],
  ["End", "ab12 empty"],
  ["PageDown", "ab20 empty"],
  ["PageUp", "ab12 empty"],
  ["ArrowUp", "ab11 empty"],
  ["ArrowLeft", "aa11 empty"],
  ["Control+End", "ab26 empty"],
] as const;

story("the keys of the board go where they say", async ({ open }) => {
  const table = await boardWithBlocks(await open("/play?two="));
  for (const [key, there] of WAYS) {
    await table.keys(key);
    assertEquals(await table.focused.textContent(), there, key);
  }
  await table.keys("ArrowDown");
  await table.says("Edge of the board.");
});

story("the keys of the board answer what they are asked", async ({ open }) => {
  const table = await boardWithBlocks(await open("/play?two="));
  await table.keys("Control+Home", "b", "o");
  await table.says("c12, blue, 3 neighbors. Around: d12 blue, c13 blue, d13 blue.");
  await table.keys("s");
  await table.says("Round 2 of 12. Blue: 4 cells, score 4. Red: 4 cells, score 4.");
  await table.keys("z");
  await table.says("Open to you: home, neutral.");
  await table.keys("l");
  await table.says("Red placed x12, y12, x13, y13. Generation 2:");
  await table.keys("ArrowUp", "Space", "p");
  await table.says("Next generation with this move: blue +2\u00a0−2.");
  await table.keys("x");
  await table.says("You can bomb from round 7.");
  await table.keys("u");
  await table.says("c11 taken back.");
  await table.keys("k");
  await table.says("Use your skip? The board still runs one generation.");
  await table.keys("Escape");
  await table.says("Back to placing cells.");
  await table.turns(2);
});

story(
  "help and the text field are a key away, and the board is where one comes back to",
  async ({ open }) => {
    const table = await boardWithBlocks(await open("/play?two="));
    await table.keys("Control+Home", "?");
    await table.page.getByRole("dialog").getByText("preview the next generation").waitFor();
    await table.keys("Escape");
    assertEquals(await table.focused.textContent(), "a1 empty");
    await table.keys("i");
    assertEquals(await table.field.evaluate((field) => field === document.activeElement), true);
    await table.page.keyboard.type("near c12");
    await table.keys("Enter");
    await table.says("c12, blue, 3 neighbors.");
  },
);

story("letters are the board's keys only on the board", async ({ open }) => {
  const table = await TablePage.at(await open("/play?two="));
  await table.keys("k", "Enter", "x", "u");
  await table.says("Place 4 cells in your home on the left, then confirm.");
  await table.turns(0);
});
