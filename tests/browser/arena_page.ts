/** The page of a match, its picture read back, and a duel that stands still until a test lets it go on. */

import { assertEquals } from "@std/assert";
import type { Page } from "playwright-core";
import { stepFriendlyTile } from "../../lib/automaton/tile_kernel.ts";
import { TileBoard } from "../../lib/automaton/tiles.ts";
import type { Arena } from "../../lib/server/arena/arena.ts";
import type { Pair } from "../../lib/server/arena/messages.ts";
import { type ArenaSettings, DEFAULT_ARENA } from "../../lib/server/arena/settings.ts";
import { serveTcp } from "../../lib/server/arena/tcp.ts";
import { below, seededRng } from "../../lib/games/kit/rng.ts";
import { type Camera, fit } from "../../lib/ui/board/camera.ts";
import { RawBot } from "../arena/serving.ts";
import { serveApp, type ServedApp } from "../serve_app.ts";

/** Bots answer when the test lets them. */
const PATIENT = { gameTime: 3_600, responseTime: 3_600 };

/** How many cells a bot places each time it is asked. */
const PLACED = 30;

/** Two bots in an arena of their own, and the board as what they sent makes it. */
export class Duel implements AsyncDisposable {
  readonly board: TileBoard;
  readonly #rng = seededRng("duel");

  private constructor(
    private readonly app: ServedApp,
    private readonly tcp: ReturnType<typeof serveTcp>,
    readonly bots: readonly [RawBot, RawBot],
    { width, height }: ArenaSettings,
  ) {
    this.board = new TileBoard(width, height, stepFriendlyTile);
  }

  static async begin(width: number, height: number): Promise<Duel> {
    const arenaSettings = { ...DEFAULT_ARENA, ...PATIENT, width, height };
    const app = await serveApp({}, { arenaSettings });
    const { arena, world } = app.services;
    const tcp = serveTcp(arena, world, { port: 0, hostname: "127.0.0.1" });
    const blue = await RawBot.enter(tcp.port, "blue bot");
    while (await blue.until("state") !== "lobby");
    const red = await RawBot.enter(tcp.port, "red bot");
    await Promise.all([blue, red].map((bot) => bot.until("setup_game")));
    return new Duel(app, tcp, [blue, red], arenaSettings);
  }

  get arena(): Arena {
    return this.app.services.arena;
  }

  get url(): string {
    return this.app.url;
  }

  /** The page of the match. */
  get match(): string {
    return `${this.url}/arena/${this.arena.live()[0]!.id}`;
  }

  /** Lets both place cells at random, each in a half of its own, and a generation live, so often. */
  async live(generations: number): Promise<void> {
    for (let n = 0; n < generations; n++) {
      const lists = [this.#list(0), this.#list(1)];
      await Promise.all(this.bots.map(async (bot, index) => {
        await bot.until("get_move");
        await bot.send({ update_state: lists[index] });
      }));
      lists.forEach((list, bot) => {
        for (const [row, column] of list) {
          if (this.board.get(row, column) === 0) this.board.set(row, column, bot + 1);
        }
      });
      this.board.step();
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const bot of this.bots) bot[Symbol.dispose]();
    this.tcp.close();
    await this.app[Symbol.asyncDispose]();
  }

  /** Cells near one another, so that some live on; none at the rim of the board. */
  #list(bot: number): Pair[] {
    const { width, height } = this.board, half = Math.floor(width / 2) - 8;
    const top = 2 + below(height - 12, this.#rng);
    const left = 2 + bot * (half + 6) + below(half - 8, this.#rng);
    return Array.from({ length: PLACED }, () => [
      top + below(8, this.#rng),
      left + below(8, this.#rng),
    ]);
  }
}

/** What pixels and cells are told as: empty, blue and red. */
const SIGNS = ".AB";

interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly leans: string;
}

/**
 * Runs in the page: its pixels as `A` for blue, `B` for red, row by row, where they lean that much to
 * one: bodies are paler than cells.
 */
function readPixels(canvas: HTMLCanvasElement, least: number): Pixels {
  const { width, height } = canvas;
  // A copy, since a canvas that is read gets slower, and the browser complains.
  const copy = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true })!;
  copy.drawImage(canvas, 0, 0);
  const { data } = copy.getImageData(0, 0, width, height);
  let leans = "";
  for (let i = 0; i < data.length; i += 4) {
    const lean = data[i + 2]! - data[i]!;
    leans += lean > least ? "A" : lean < -least ? "B" : ".";
  }
  return { width, height, leans };
}

export class MatchPage {
  constructor(readonly page: Page) {}

  /** Waits until the picture is of a generation. */
  async at(generation: number): Promise<void> {
    const shown = this.page.locator(".generation");
    await shown.filter({ hasText: new RegExp(`^\\D*${generation}( |$)`) }).waitFor();
  }

  async key(...keys: string[]): Promise<void> {
    await this.page.getByRole("application").focus();
    for (const key of keys) await this.page.keyboard.press(key);
    // What a key does is seen with the next frame.
    await this.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done(null))));
  }

  /** The camera that shows all of a board. */
  async whole(board: TileBoard): Promise<Camera> {
    const { width, height } = await this.pixels();
    return fit({ board, view: { width, height } });
  }

  async pixels(least = 0): Promise<Pixels> {
    return await this.page.locator(".arena-board canvas:not(.minimap)").evaluate(
      readPixels as (e: Element, least: number) => Pixels,
      least,
    );
  }

  /** Asserts that the picture is of the board, as a camera sees it. */
  async assertShows(board: TileBoard, camera: Camera): Promise<void> {
    const pixels = await this.pixels(camera.scale < 1 ? 40 : 110);
    const compare = camera.scale < 1 ? comparePixels : compareCells;
    const differences = [...compare(board, camera, pixels)];
    assertEquals(differences.slice(0, 20), [], `${differences.length} differ`);
  }
}

/** The pixels that lean to a color that no cell has whose middle they have. */
function* comparePixels(board: TileBoard, camera: Camera, { width, height, leans }: Pixels) {
  const alive = new Uint8Array(width * height);
  for (const color of [1, 2]) {
    for (const cell of board.cells(color)) {
      const { x, y } = middleOf(board, camera, { width, height }, cell);
      if (x >= 0 && y >= 0 && x < width && y < height) alive[y * width + x]! |= color;
    }
  }
  for (let i = 0; i < alive.length; i++) {
    const expected = SIGNS[alive[i]!]!;
    // A pixel of both may lean to either, or to neither.
    if (alive[i] === 3 || leans[i] === expected) continue;
    yield `pixel ${i % width}, ${Math.floor(i / width)}: ${leans[i]} for ${expected}`;
  }
}

/** The cells, of those whose middles are seen, in which another color is seen. */
function* compareCells(board: TileBoard, camera: Camera, pixels: Pixels) {
  const { width, height, leans } = pixels;
  const reach = camera.scale < 3 ? 0 : Math.round(camera.scale / 3);
  for (let cell = 0; cell < board.width * board.height; cell++) {
    const { x, y } = middleOf(board, camera, pixels, cell);
    if (x < reach || y < reach || x >= width - reach || y >= height - reach) continue;
    let seen = "";
    for (let row = y - reach; row <= y + reach; row++) {
      seen += leans.slice(row * width + x - reach, row * width + x + reach + 1);
    }
    const found = seen.includes("A") ? "A" : seen.includes("B") ? "B" : ".";
    const column = cell % board.width, row = Math.floor(cell / board.width);
    const expected = SIGNS[board.get(row, column)]!;
    if (found !== expected) yield `row ${row}, column ${column}: ${found} for ${expected}`;
  }
}

/** The pixel of a cell's middle; summed up as the page does, since a middle may lie between two. */
function middleOf(
  board: TileBoard,
  { x, y, scale }: Camera,
  view: { readonly width: number; readonly height: number },
  cell: number,
) {
  const left = view.width / 2 - x * scale, top = view.height / 2 - y * scale;
  const column = cell % board.width, row = Math.floor(cell / board.width);
  return {
    x: Math.floor(left + (column + 0.5) * scale),
    y: Math.floor(top + (row + 0.5) * scale),
  };
}

/** Runs in the page: it is as if another tab hid it, or did so no more. */
export function turnAway(hidden: boolean): void {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  const value = hidden ? "hidden" : "visible";
  Object.defineProperty(document, "visibilityState", { value, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}
