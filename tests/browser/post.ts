/** Games by post as stories play them. */

import type { Page } from "playwright-core";
import { hasBegun, makeRoom } from "./room.ts";
import type { Stage, Visit } from "./story.ts";
import { TablePage } from "./table_page.ts";

/** A new room by post; `choices` are those of its form. */
export function makePostRoom(url: string, choices: Readonly<Record<string, string>> = {}) {
  return makeRoom(url, { game: "conway", size: "8", ...choices });
}

/** Comes to a room to take a seat. */
export async function takeSeat(
  { open }: Pick<Stage, "open">,
  link: string,
  visit: Visit = {},
): Promise<TablePage> {
  return await seated(await open(link, visit));
}

/** The table once its page has a seat. */
export async function seated(page: Page): Promise<TablePage> {
  await page.locator(".seat-who small", { hasText: /^(You|Tú)$/ }).waitFor();
  return await TablePage.at(page);
}

/** Some players in one room, in the order of their seats, who all know that the last has come. */
export async function gather(
  stage: Pick<Stage, "open">,
  link: string,
  visits: readonly Visit[],
): Promise<TablePage[]> {
  const tables: TablePage[] = [];
  for (const visit of visits) tables.push(await takeSeat(stage, link, visit));
  for (const { page } of tables) await hasBegun(page);
  return tables;
}

/** Types a turn as it was once mailed, and confirms it where it has cells. */
export async function mail(table: TablePage, turn: string): Promise<void> {
  await table.type(turn);
  if (/\d/.test(turn)) await table.type("confirm");
}

/** Each turn by whose it is, seen by all before the next; `from` were played before. */
export async function playTurns(
  tables: readonly TablePage[],
  turns: readonly (readonly [seat: number, turn: string])[],
  from = 0,
): Promise<void> {
  for (const [played, [seat, turn]] of turns.entries()) {
    await mail(tables[seat]!, turn);
    for (const table of tables) await table.turns(from + played + 1);
  }
}

/** A colony's place in the list of all. */
export function colony({ page }: TablePage, seat: number) {
  return page.locator(".seats .seat").nth(seat);
}
