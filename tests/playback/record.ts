/** A game as a person plays it with a mouse, as pictures of the page: whole, or from some turn on. */

import type { Page } from "playwright-core";
import type { Turn } from "../../lib/ui/table/match.ts";
import { TablePage } from "../browser/table_page.ts";
import { Recorder } from "./recorder.ts";

/** High enough for the board to stand next to its panel, with all that the panel says. */
const SCREEN = { width: 820, height: 600 };
const SIZE = { width: SCREEN.width, height: 590 };

/** How far apart the pictures of a turn that is told are, ms. */
const STEP = 150;

/** What is left of the pause before the computer answers, when the generation has been seen. */
const PAUSE = 300;

interface Recording {
  readonly table: TablePage;
  readonly recorder: Recorder;
}

/** Plays a turn as a mouse does, from the moment the table waits for it. */
async function play({ table, recorder }: Recording, { move }: Turn): Promise<void> {
  const choose = async (cell: number, milliseconds: number) => {
    await recorder.click(await table.pointOf(cell));
    await recorder.keep(milliseconds);
  };
  if ("pass" in move) await recorder.click(await recorder.pointOn(table.button("Skip")));
  else if ("bomb" in move) {
    await recorder.click(await recorder.pointOn(table.button("Bomb")));
    await choose(move.bomb, 500);
  } else for (const cell of move.place) await choose(cell, 220);
  await recorder.click(await recorder.pointOn(table.page.locator(".actions .primary")));
}

/** Keeps how a turn is told once it's played, and what it comes to. */
async function watch({ table, recorder }: Recording, turns: number, milliseconds: number) {
  const played = table.page.locator(`[data-turns="${turns}"]`);
  await played.waitFor();
  while (await played.and(table.page.locator("[data-telling=true]")).count() > 0) {
    await recorder.pass(STEP);
    await recorder.keep(STEP);
  }
  await recorder.keep(milliseconds);
}

/** Plays Blue's turns of a game at an address, and keeps what a page shows from turn `first` on. */
export async function record(
  page: Page,
  address: string,
  turns: readonly Turn[],
  first = 0,
): Promise<Recorder> {
  await page.setViewportSize(SCREEN);
  const recorder = await Recorder.open(page, address, SIZE);
  const recording = { table: await TablePage.at(page), recorder };
  for (const [played, turn] of turns.entries()) {
    if (played === first) {
      recorder.start();
      await recorder.keep(1500);
    }
    if (turn.seat === 0) await play(recording, turn);
    else await recorder.pass(PAUSE);
    const isLast = played === turns.length - 1;
    await watch(recording, played + 1, isLast ? 3000 : 300);
  }
  return recorder;
}
