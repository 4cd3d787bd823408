/** Rooms as stories use them. */

import type { Page, WebSocketRoute } from "playwright-core";
import { LIFE_GAMES, type LifeGameId } from "../../lib/games/life_games.ts";
import type { Seat } from "../../lib/games/game.ts";
import type { Turn } from "../../lib/ui/table/match.ts";
import { steady, writeGame } from "./script.ts";
import type { Scene, Visit } from "./visits.ts";
import { TablePage } from "./table_page.ts";

export const game = LIFE_GAMES["conquerors-v2"];

/** Two still blocks, deep at home: turns after which both live. */
export const BLUE_BLOCK = "c12 d12 c13 d13";
export const RED_BLOCK = "x12 y12 x13 y13";
/** Four cells that die at once. */
export const RED_DUST = "x2 x8 x14 x20";

export const PHONE: Visit = {
  viewport: { width: 360, height: 640 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};

/** A visit whose network can be taken away. */
export class Breakable {
  #cut = () => {};
  readonly visit = {
    sockets: (socket: WebSocketRoute) => {
      socket.connectToServer();
      this.#cut = () => socket.close({ code: 1011 });
    },
    expected: /ERR_INTERNET_DISCONNECTED/,
  };

  async goOffline({ page }: TablePage): Promise<void> {
    await page.context().setOffline(true);
    this.#cut();
  }
}

/** Runs in the page: it may open no socket. */
export function forbidSockets(): void {
  globalThis.WebSocket = class {
    constructor() {
      throw new Error("forbidden");
    }
  } as unknown as typeof WebSocket;
}

/** Makes a room, as the form of the front page does, and sits down in it to play Blue. */
export async function host(
  { url, open }: Scene,
  visit: Visit = {},
  choices: Readonly<Record<string, string>> = {},
): Promise<TablePage> {
  return await seated(await open(await makeRoom(url, choices), visit));
}

/** The address of a new room whose host plays Blue; `choices` are those of the form. */
export async function makeRoom(
  url: string,
  choices: Readonly<Record<string, string>> = {},
): Promise<string> {
  const response = await fetch(`${url}/new`, {
    method: "POST",
    headers: { origin: url },
    body: new URLSearchParams({ side: "0", ...choices }),
    redirect: "manual",
  });
  await response.body?.cancel();
  return url + response.headers.get("location")!;
}

/** Comes to the room of a table by its link, and is seen to: by then both may play. */
export async function visitRoom(
  { open }: Scene,
  { page }: TablePage,
  visit: Visit = {},
): Promise<TablePage> {
  const table = await seated(await open(page.url(), visit));
  await hasBegun(page);
  return table;
}

/** Resolves once the page of a room invites nobody any more. */
export async function hasBegun(page: Page): Promise<void> {
  await page.locator(".invite").waitFor({ state: "detached" });
}

/** Comes to the room of a table to watch. */
export async function watch({ open }: Scene, { page }: TablePage, visit: Visit = {}) {
  const table = await TablePage.at(await open(`${page.url()}/watch`, visit));
  await table.page.getByText(/^You're watching|^Estás mirando/).waitFor();
  return table;
}

/** The table once its page has a seat. */
export async function seated(page: Page): Promise<TablePage> {
  await page.locator(".seat-name small", { hasText: /^(You|Tú)$/ }).waitFor();
  return await TablePage.at(page);
}

/** The seats of a table as its page names them. */
export async function seatNames({ page }: TablePage): Promise<string[]> {
  return await page.locator(".seat-name small").allTextContents();
}

/** A room with two players at its board, the host as Blue; `choices` are those of the form. */
export async function pair(
  stage: Scene,
  blueVisit: Visit = {},
  redVisit: Visit = {},
  choices: Readonly<Record<string, string>> = {},
) {
  const blue = await host(stage, blueVisit, choices);
  return { blue, red: await visitRoom(stage, blue, redVisit) };
}

/** Types a turn's cells and confirms it. */
export async function place(table: TablePage, cells: string): Promise<void> {
  await table.type(cells);
  await table.type("confirm");
}

/** Each plays a first turn after which their cells live, and is seen to by the other. */
export async function moveBoth(blue: TablePage, red: TablePage): Promise<void> {
  await place(blue, BLUE_BLOCK);
  await red.turns(1);
  await place(red, RED_BLOCK);
  await blue.turns(2);
}

/** A whole game of two who play steadily and a little differently. */
export function writeRoomGame(id: LifeGameId = "conquerors-v2"): Turn[] {
  return writeGame({ game: LIFE_GAMES[id], level: "easy", seed: "2", side: 0 }, steady);
}

type PlayTurn = (table: TablePage, turn: Turn) => Promise<void>;

/** Plays a turn by typing it. */
export async function playByText(table: TablePage, { before, move }: Turn): Promise<void> {
  const text = game.text.writeMove(before, move);
  await place(table, { pass: "skip" }[text] ?? text.replaceAll(",", " ").replace("!", "bomb "));
}

/** Plays a turn as a finger does. */
export async function playByTouch(table: TablePage, { move }: Turn): Promise<void> {
  if ("pass" in move) await table.page.locator(".tool-skip").tap();
  else if ("bomb" in move) {
    await table.page.locator(".tool-bomb").tap();
    await table.tap(move.bomb);
  } else for (const cell of move.place) await table.tap(cell);
  await table.page.locator(".actions .primary").tap();
}

/** Plays every turn at the table of the player whose turn it is, each seen by both before the next. */
export async function playRoomGame(
  tables: readonly TablePage[],
  turns: readonly Turn[],
  plays: readonly PlayTurn[],
): Promise<void> {
  for (const [played, turn] of turns.entries()) {
    await plays[turn.seat]!(tables[turn.seat]!, turn);
    for (const table of tables) await table.turns(played + 1);
  }
}

/** Whose turn the table says it is. */
export function cue({ page }: TablePage) {
  return page.locator(".hud-turn strong");
}

/** The board in words, from a question that anyone may ask. */
export async function cellsOf(table: TablePage, seat: Seat): Promise<string> {
  await table.type(seat === 0 ? "cells blue" : "cells red");
  return (await table.said.allTextContents()).at(-1)!.trim();
}
