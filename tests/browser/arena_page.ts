/** The page of a match, its picture read back, and a duel that stands still until it is told to go on. */

import { assertEquals } from "@std/assert";
import type { Page } from "playwright-core";
import { stepFriendlyTile } from "../../lib/automaton/tile_kernel.ts";
import { TileBoard } from "../../lib/automaton/tiles.ts";
import type { Arena } from "../../lib/arena/arena.ts";
import type { Pair } from "../../lib/arena/messages.ts";
import { type ArenaSettings, DEFAULT_ARENA } from "../../lib/arena/settings.ts";
import { serveTcp } from "../../lib/arena/tcp.ts";
import { below, seededRng } from "../../lib/games/rng.ts";
import { type Camera, fit } from "../../lib/view/arena/camera.ts";
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

/** What a pixel leans to. */
type Lean = "." | "A" | "B";

interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly leans: string;
}

/** Runs in the page: the pixels of its canvas as `.`, `A` for blue and `B` for red, row by row. */
function readPixels(canvas: HTMLCanvasElement): Pixels {
  const { width, height } = canvas;
  // A copy, since a canvas that is read gets slower, and the browser complains.
  const copy = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true })!;
  copy.drawImage(canvas, 0, 0);
  const { data } = copy.getImageData(0, 0, width, height);
  let leans = "";
  for (let i = 0; i < data.length; i += 4) {
    const lean = data[i + 2]! - data[i]!;
    leans += lean > 40 ? "A" : lean < -40 ? "B" : ".";
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

  async pixels(): Promise<Pixels> {
    return await this.page.locator(".arena-board canvas").evaluate(
      readPixels as (e: Element) => Pixels,
    );
  }

  /** Asserts that the picture is of the board, as a camera sees it. */
  async assertShows(board: TileBoard, camera: Camera): Promise<void> {
    const pixels = await this.pixels();
    const seen = camera.scale < 1 ? seenSmall : seenLarge;
    const { expected, found } = seen(board, camera, pixels);
    assertEquals(found, expected);
  }
}

interface Seen {
  readonly expected: string;
  readonly found: string;
}

/** Of every pixel: whether it leans to whose cells it has more of. */
function seenSmall(board: TileBoard, camera: Camera, { width, height, leans }: Pixels): Seen {
  const more = new Int32Array(width * height), alive = new Uint8Array(width * height);
  for (const colour of [1, 2]) {
    for (const cell of board.cells(colour)) {
      const { x, y } = middleOf(board, camera, { width, height }, cell);
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      alive[y * width + x] = 1;
      more[y * width + x]! += colour === 1 ? 1 : -1;
    }
  }
  const found = leans.split("");
  const expected = found.map((lean, i): Lean => {
    if (alive[i] === 0) return ".";
    // As many of both lean to neither: any colour will do.
    return more[i] === 0 ? lean as Lean : more[i]! > 0 ? "A" : "B";
  });
  return { expected: rowsOf(expected, width), found: rowsOf(found, width) };
}

/** Of every cell whose middle is seen: which colour is anywhere within it. */
function seenLarge(board: TileBoard, camera: Camera, pixels: Pixels): Seen {
  const expected: string[] = [], found: string[] = [];
  const reach = camera.scale < 3 ? 0 : Math.round(camera.scale / 3);
  for (let cell = 0; cell < board.width * board.height; cell++) {
    const { x, y } = middleOf(board, camera, pixels, cell);
    if (x < reach || y < reach || x >= pixels.width - reach || y >= pixels.height - reach) continue;
    let colours = "";
    for (let row = y - reach; row <= y + reach; row++) {
      const start = row * pixels.width + x;
      colours += pixels.leans.slice(start - reach, start + reach + 1);
    }
    found.push(colours.includes("A") ? "A" : colours.includes("B") ? "B" : ".");
    expected.push(".AB"[board.get(Math.floor(cell / board.width), cell % board.width)]!);
  }
  return { expected: expected.join(""), found: found.join("") };
}

/** The pixel of a cell's middle. */
function middleOf(
  board: TileBoard,
  camera: Camera,
  view: { readonly width: number; readonly height: number },
  cell: number,
) {
  const column = cell % board.width, row = Math.floor(cell / board.width);
  return {
    x: Math.floor(view.width / 2 + (column + 0.5 - camera.x) * camera.scale),
    y: Math.floor(view.height / 2 + (row + 0.5 - camera.y) * camera.scale),
  };
}

/** The rows that have anything, so that a difference is short to read. */
function rowsOf(signs: readonly string[], width: number): string {
  const rows: string[] = [];
  for (let i = 0; i < signs.length; i += width) {
    const row = signs.slice(i, i + width).join("");
    if (/[AB]/.test(row)) rows.push(`${i / width}: ${row}`);
  }
  return rows.join("\n");
}
