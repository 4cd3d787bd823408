/** Puzzles as stories solve them. */

import type { Page } from "playwright-core";
import type { LifeMove } from "../../lib/games/conquerors/position.ts";
import { positionOf, type Puzzle, PUZZLED } from "../../lib/puzzles/puzzle.ts";
import type { TablePage } from "./table_page.ts";

export const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

/** Types the cells of a turn. */
export async function typeCells(table: TablePage, puzzle: Puzzle, move: LifeMove): Promise<void> {
  const text = PUZZLED.text.writeMove(positionOf(puzzle), move);
  await table.type(text.replaceAll(",", " "));
}

/** Types a turn's cells and confirms it. */
export async function typeTurn(table: TablePage, puzzle: Puzzle, move: LifeMove): Promise<void> {
  await typeCells(table, puzzle, move);
  await table.type("confirm");
}

/** What has the focus of the keyboard, by its id. */
export async function focusedId(page: Page): Promise<string | undefined> {
  return await page.evaluate(() => document.activeElement?.id);
}

/** Waits for what an attempt came to. */
export async function verdict(page: Page, name: string): Promise<void> {
  await page.getByRole("heading", { name, exact: true }).waitFor();
}
