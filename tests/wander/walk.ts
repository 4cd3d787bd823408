/**
 * Walks: three people on a phone, a small phone and a desk do anything that a page lets them do, in an order
 * drawn by a seed, alone and in one room. No page may complain, nor be what `wrongs.ts` lists.
 */

import { LIFE_GAME_IDS } from "../../lib/games/life_games.ts";
import { below } from "../../lib/games/kit/draw.ts";
import { seededRng } from "../../lib/games/kit/rng.ts";
import { makeRoom } from "../browser/room.ts";
import type { Scene, Visit } from "../browser/visits.ts";
import { act, type Walker } from "./acts.ts";
import { wrongs } from "./wrongs.ts";

const PHONE = { hasTouch: true, isMobile: true };
const PEOPLE: readonly Visit[] = [
  { ...PHONE, viewport: { width: 390, height: 844 } },
  { ...PHONE, viewport: { width: 360, height: 640 }, locale: "es-ES", colorScheme: "dark" },
  { viewport: { width: 1280, height: 800 } },
];

/** What browsers say of a network that is gone, of what a server refuses, and of pages left meanwhile. */
const EXPECTED =
  /ERR_INTERNET_DISCONNECTED|Failed to fetch|WebSocket|status of (400|403|404|409|429)/;

const PAGES = [
  "/",
  "/play?level=easy",
  "/friend",
  "/puzzles",
  "/learn/1",
  "/sandbox",
  "/annihilation",
];
const GAMES = [...LIFE_GAME_IDS, "conway", "arena", "annihilation"];

/** Walks so many steps; throws at the first that leads to what is wrong, with what was done before. */
export async function walk(scene: Scene, seed: number, steps: number): Promise<void> {
  const rng = seededRng(`walk ${seed}`);
  const room = seed % 2 === 1
    ? await makeRoom(scene.url, { game: GAMES[below(GAMES.length, rng)]! })
    : "";
  const walkers: Walker[] = [];
  for (const visit of PEOPLE) {
    const start = room || PAGES[below(PAGES.length, rng)]!;
    const page = await scene.open(start, { ...visit, expected: EXPECTED });
    const name = `${visit.viewport!.width} pixels`, hasTouch = visit.hasTouch ?? false;
    page.setDefaultTimeout(8_000);
    page.on("dialog", (dialog) => void dialog.accept().catch(() => {}));
    walkers.push({ name, page, hasTouch, isOffline: false, done: [start], wrong: [] });
  }
  for (let step = 0; step < steps; step++) {
    const walker = walkers[below(walkers.length, rng)]!;
    await act(walker, rng, walkers.filter((other) => other !== walker));
    await look(walker, scene.url, `seed ${seed}, step ${step}`);
  }
}

/** Asks what is wrong with a page; who has left the site, or lost it, begins again. */
async function look(walker: Walker, home: string, where: string): Promise<void> {
  const { name, page, done, wrong } = walker;
  if (!page.url().startsWith("http")) {
    walker.isOffline = false;
    await page.context().setOffline(false);
    await page.goto(home);
    return;
  }
  await page.waitForLoadState("domcontentloaded").catch(() => {});
  // A page that is just left can't be asked.
  const found = [...wrong, ...await page.evaluate(wrongs).catch(() => [])];
  if (found.length === 0) return;
  throw new Error(`${where}, ${name}, ${page.url()}: ${found}, after ${done.slice(-9).join(", ")}`);
}
