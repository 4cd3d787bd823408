/** What visitors do at a site of which they only know the address. */

import { BLUE_BLOCK, place, RED_BLOCK, seated } from "../browser/room.ts";
import type { TablePage } from "../browser/table_page.ts";
import type { Scene, Visit } from "../browser/visits.ts";

/** A browser whose network lets no sockets through. */
export const POLLING: Visit = {
  prepare: () => Reflect.deleteProperty(globalThis, "WebSocket"),
};

interface Host extends Visit {
  /** Hears the address of each socket that something came through. */
  readonly hear?: (url: string) => void;
}

/** Makes a room by the form for friends, and sits down in it as Blue. */
export async function makeRoom(
  { open }: Pick<Scene, "open">,
  { hear = () => {}, ...visit }: Host = {},
): Promise<TablePage> {
  const page = await open("/friend", visit);
  page.on("websocket", (socket) => socket.once("framereceived", () => hear(socket.url())));
  await page.locator(".room-form [name=side]").selectOption("0");
  await page.locator(".room-form button[type=submit]").click();
  await page.waitForURL("**/r/*");
  return await seated(page);
}

/** Plays a turn of each, seen by both before the next. */
export async function playTwoTurns(blue: TablePage, red: TablePage): Promise<void> {
  for (const [turn, table] of [blue, red].entries()) {
    await place(table, [BLUE_BLOCK, RED_BLOCK][turn]!);
    for (const each of [blue, red]) await each.turns(turn + 1);
  }
}
