/** An arena by touch: from the list over its games and a restart of the server to the podium. */

import { assert, assertEquals } from "@std/assert";
import type { Page } from "playwright-core";
import { realWorld } from "../../lib/server/clock.ts";
import { seededWorld } from "../seeded_world.ts";
import type { Services } from "../../lib/server/services.ts";
import { SqliteStore } from "../../lib/server/store/sqlite/sqlite_store.ts";
import { readSchedule } from "../../lib/tournaments/schedule.ts";
import type { TournamentNews } from "../../lib/tournaments/news.ts";
import { makeFolder } from "../folder.ts";
import { serveApp, type ServedApp } from "../serve_app.ts";
import { named } from "./named.ts";
import { assertAccessible } from "./axe.ts";
import { BLUE_BLOCK, RED_DUST, seated } from "./room.ts";
import { story, type Visit } from "./story.ts";
import { cellOf, type TablePage } from "./table_page.ts";

const MINUTE = 60_000;
/** How long before it begins people join, and how long it lasts, minutes. */
const BEFORE = 10, LASTS = 60;
const NAMES = ["Ada", "Ben", "Cyd", "Dan"];

/** A person's phone, at an address of its own. */
function phoneOf(person: number): Visit {
  return {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    extraHTTPHeaders: { "x-forwarded-for": `192.0.2.${person + 1}` },
    expected: /net::ERR_|WebSocket connection/,
  };
}

/** An app whose time can be set, and that can be stopped and started again on its data. */
class ArenaApp implements AsyncDisposable {
  #later = 0;
  #served!: ServedApp;
  readonly #path: string;
  readonly #schedule: string;

  constructor(path: string) {
    this.#path = path;
    const begins = new Date(realWorld.now() + BEFORE * MINUTE).toISOString().slice(11, 16);
    this.#schedule = `${begins} conquerors-v2 180+3 ${LASTS}`;
  }

  get url(): string {
    return this.#served.url;
  }

  async start(port = 0): Promise<void> {
    const now = () => realWorld.now() + this.#later;
    this.#served = await serveApp({}, {
      store: SqliteStore.open(this.#path),
      world: { ...seededWorld(), now },
      trustedHops: 1,
      arenas: readSchedule(this.#schedule)!,
    }, port);
  }

  get services(): Services {
    return this.#served.services;
  }

  async restart(): Promise<void> {
    const { port } = new URL(this.url);
    await this.#served[Symbol.asyncDispose]();
    await this.start(Number(port));
  }

  skip(minutes: number): void {
    this.#later += minutes * MINUTE;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#served[Symbol.asyncDispose]();
  }
}

async function touch(table: TablePage, cells: string): Promise<void> {
  for (const cell of cells.split(" ")) await table.tap(cellOf(cell));
  await table.page.locator(".actions .primary").tap();
}

/** The tables of a round's games, Blue's first. */
async function tablesOf(pages: readonly Page[]): Promise<[TablePage, TablePage][]> {
  await Promise.all(pages.map((page) => page.waitForURL(/\/r\/[A-Z0-9]{6}$/)));
  const tables = await Promise.all(pages.map(seated));
  const games = [...Map.groupBy(tables, ({ page }) => page.url()).values()];
  return await Promise.all(games.map(async ([one, other]) => {
    const seat = one!.page.locator('.seat[data-seat="0"] .seat-name small');
    return await seat.textContent() === "You" ? [one!, other!] : [other!, one!];
  }));
}

async function back({ page }: TablePage): Promise<void> {
  await page.getByRole("link", { name: "Back to the tournament" }).tap();
}

story("four play an arena by touch, through a restart, to its podium", async ({ open, ending }) => {
  const folder = ending.use(await makeFolder());
  const app = new ArenaApp(folder.database);
  await app.start();
  ending.use(app);
  const phones = await Promise.all(NAMES.map((_, n) => open(`${app.url}/me`, phoneOf(n))));
  for (const [n, phone] of phones.entries()) {
    await named(phone, app.services, NAMES[n]!);
    await phone.goto(`${app.url}/tournaments`);
    await phone.getByRole("link", { name: "Conquerors arena" }).tap();
    await phone.locator(".tournament[data-ready=true]").waitFor();
    const name = phone.getByLabel("Your name");
    if (await name.count() > 0) await name.fill(NAMES[n]!);
    await phone.getByRole("button", { name: "Join" }).tap();
    await phone.getByText("You're in. Keep this page open.").waitFor();
  }
  const [, id] = phones[0]!.url().split("/tournament/");
  const news = async (): Promise<TournamentNews> =>
    await (await fetch(`${app.url}/api/tournament/${id}`)).json();
  /** Waits until everybody has played so many games to the end. */
  const played = async (games: number) => {
    while (!(await news()).rows.every(({ points }) => points.length === games)) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  app.skip(BEFORE);

  for (const [blue, red] of await tablesOf(phones)) {
    await touch(blue, BLUE_BLOCK);
    await red.turns(1);
    await touch(red, RED_DUST);
    await blue.result.getByRole("heading", { name: "Victory" }).waitFor();
    await red.result.getByRole("heading", { name: "Defeat" }).waitFor();
    for (const table of [blue, red]) await back(table);
  }
  await played(1);

  const second = await tablesOf(phones);
  for (const [blue, red] of second) {
    await touch(blue, BLUE_BLOCK);
    await red.turns(1);
  }
  await app.restart();
  for (const [blue, red] of second) {
    await touch(red, RED_DUST);
    await blue.result.getByRole("heading", { name: "Victory" }).waitFor();
  }
  await played(2);
  app.skip(LASTS);
  for (const table of second.flat()) await back(table);

  for (const phone of phones) {
    await phone.getByRole("heading", { name: "Podium" }).waitFor();
    assertEquals(await phone.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0);
  }
  const [phone] = phones as [Page], { podium, rows } = await news();
  assertEquals(podium, rows.slice(0, 3));
  assertEquals(rows.map(({ score }) => score).toSorted(), rows.map(({ score }) => score).reverse());
  assertEquals(rows.reduce((sum, { score }) => sum + score, 0), 8, "four wins of two points");
  const steps = await phone.locator(".podium li").allInnerTexts();
  assertEquals(
    steps.map((step) => step.split(/\s+/).slice(-3).join(" ")),
    podium.map(({ name, score }) => `${name} ${score} points`),
  );
  await assertAccessible(phone, "a podium");
  const last = phone.getByRole("region", { name: "Last games of the first three" });
  assertEquals(await last.getByRole("link").count(), 4);
  await last.getByRole("link").first().tap();
  await phone.locator(".replay[data-ready=true]").waitFor();
  await phone.goBack();
  await phone.locator('.podium li[data-rank="1"] a').tap();
  await phone.getByRole("heading", { name: "Trophies" }).waitFor();
  await phone.getByRole("link", { name: "#1 in Conquerors arena" }).waitFor();
  await assertAccessible(phone, "a page with a trophy");
  assert(await phone.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
});
