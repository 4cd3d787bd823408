import { assertEquals } from "@std/assert";
import { readRecords, writeRecord } from "../../lib/games/notation/notation.ts";
import { steady, writeGame } from "./script.ts";
import { story } from "./story.ts";
import { cellOf, TablePage } from "./table_page.ts";
import { LIFE_GAMES } from "../../lib/games/life_games.ts";
import type { Turn } from "../../lib/ui/table/match.ts";

const game = LIFE_GAMES["conquerors-v2"];
const BLOCK = ["c12", "d12", "c13", "d13"].map(cellOf);

/** A turn as a mouse plays it. */
async function playByMouse(table: TablePage, { move }: Turn): Promise<void> {
  if ("pass" in move) await table.press("Skip");
  else if ("bomb" in move) {
    await table.press("Bomb");
    await table.click(move.bomb);
  } else for (const cell of move.place) await table.click(cell);
  await table.confirm();
}

story(
  "a whole game by mouse against Normal, to its result and on to the next",
  async ({ open }) => {
    const turns = writeGame({ game, level: "normal", seed: "2", side: 0 }, steady);
    const { outcome } = turns.at(-1)!.after;
    const { score } = game.tally(turns.at(-1)!.after);
    assertEquals(outcome, { winner: 0, by: "majority" });

    const page = await open("/play?level=normal&seed=2", { impatient: true });
    const table = await TablePage.at(page);
    await table.playOut(turns, 0, (turn) => playByMouse(table, turn));

    assertEquals(await table.result.getByRole("heading").textContent(), "Victory");
    await table.result.getByText("decided it").waitFor();
    const why = await table.result.getByRole("paragraph").allTextContents();
    assertEquals(why, [
      "You against Computer, Normal",
      `by majority after the last round. Blue ${score[0]}, Red ${score[1]}.`,
      "Round 7 decided it: Blue led from then on.Show",
    ]);
    const text = await table.savedRecord();
    const [record] = readRecords(text);
    assertEquals(text, writeRecord({ ...record!, moves: turns.map(({ move }) => move) }));

    await table.result.getByRole("link", { name: "Again" }).click();
    await page.waitForURL(/side=red/);
    await (await TablePage.at(page)).turns(1);
  },
);

story("a turn is drafted, changed and only then confirmed", async ({ open }) => {
  const table = await TablePage.at(await open("/play?level=normal&seed=1"));
  assertEquals(await table.button("Undo").isDisabled(), true);

  for (const cell of BLOCK) await table.click(cell);
  await table.says(
    "d13 placed, 4 of 4. Next: nothing born, nothing dead. Confirm when",
  );
  await table.click(BLOCK[1]!);
  await table.says("d12 taken back.");
  await table.press("Undo");
  await table.says("d13 taken back.");
  await table.confirm();
  await table.says("Place 4 cells in your home on the left, then confirm.");
  await table.press("Clear");
  await table.says("All cells taken back.");
  await table.turns(0);

  for (const cell of BLOCK) await table.click(cell);
  await table.confirm();
  await table.says(
    "Blue placed c12, d12, c13, d13. Generation 1: nothing born, nothing dead. Neutral zone is now open for you.",
  );
});

story("a double click is a click: it takes no cell back", async ({ open }) => {
  const table = await TablePage.at(await open("/play?level=normal&seed=1"));
  const [first, second] = await Promise.all(
    [BLOCK[0]!, BLOCK[1]!].map((cell) => table.pointOf(cell)),
  );
  await table.page.mouse.dblclick(first!.x, first!.y);
  await table.page.mouse.dblclick(second!.x, second!.y, { delay: 20 });
  await table.says("d12 placed, 2 of 4.");
});

story("what the rules forbid is explained where it is tried", async ({ open }) => {
  const table = await TablePage.at(await open("/play?level=normal&seed=2", { impatient: true }));
  await table.click(cellOf("n13"));
  await table.says("Neutral is locked: you need a live cell at home.");
  await table.click(cellOf("y13"));
  await table.says(
    "The rival's home is locked: you need live cells in all three zones.",
  );
  await table.press("Bomb");
  await table.says("You can bomb from round 7.");

  for (const cell of BLOCK) await table.click(cell);
  await table.click(cellOf("f6"));
  await table.says("That's all 4 cells. Confirm, or take one back.");
  await table.confirm();
  await table.turns(2);
  // With nothing drafted it can only be asked about.
  await table.click(BLOCK[0]!);
  await table.says("c12. Lives: 3 neighbors.");
  await table.click(cellOf("a1"));
  await table.click(BLOCK[0]!);
  await table.says("That cell is taken.");
});

story("a press that slides away is no click", async ({ open }) => {
  const page = await open("/play?level=normal&seed=1");
  const table = await TablePage.at(page);
  const { x, y } = await table.pointOf(BLOCK[0]!);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 40, y);
  await page.mouse.up();
  await table.click(BLOCK[1]!);
  await table.says("d12 placed, 1 of 4.");
});

/** Safari gives no button the focus when it's pressed. */
function withoutFocus(): void {
  addEventListener("mousedown", (event) => {
    if ((event.target as Element).closest("button")) event.preventDefault();
  }, true);
}

story("who was asked and goes elsewhere is asked again, in Safari too", async ({ open }) => {
  const page = await open("/play?level=normal", { prepare: withoutFocus });
  const table = await TablePage.at(page);
  for (const line of ["c12 d12 c13 d13", "confirm"]) await table.type(line);
  await table.turns(2);
  for (
    const [name, sure] of [["Resign", "Really resign"], ["What would", "this game won't score"]]
  ) {
    const ask = page.getByRole("button", { name: name!, exact: name === "Resign" });
    await ask.click();
    const asked = page.getByRole("button", { name: sure! });
    await asked.waitFor();
    await page.locator("canvas.board").click({ position: { x: 300, y: 300 } });
    await asked.waitFor({ state: "detached" });
  }
});

/** A hand that takes two seconds to let go. */
function slowly(): void {
  Object.defineProperty(PointerEvent.prototype, "timeStamp", {
    get() {
      return this.type === "pointerup" ? 2_000 : 0;
    },
  });
}

story("a slow click places a cell", async ({ open }) => {
  const table = await TablePage.at(await open("/play?two=", { prepare: slowly }));
  await table.click(cellOf("c12"));
  await table.says("c12 placed, 1 of 4.");
});
