import type { Locator, Page } from "playwright-core";
import type { Board, Cell } from "../../lib/automaton/board.ts";
import { readCell } from "../../lib/games/notation/cell_text.ts";
import { DEFAULT_GAME, LIFE_GAMES } from "../../lib/games/life_games.ts";
import type { Seat } from "../../lib/games/game.ts";
import type { Turn } from "../../lib/ui/table/match.ts";
import { centerOf, fitBoard, type Point } from "../../lib/ui/board/geometry.ts";

const { rules } = LIFE_GAMES[DEFAULT_GAME];
const BOARD = boardOf(rules.width, rules.height);

/** A board of other games than those of two colonies. */
export function boardOf(width: number, height: number): Board {
  return { width, height, cells: new Uint8Array() };
}

/** More than a page has: once round from wherever the focus is. */
const MOST_STOPS = 40;

/** The cell of a name such as `c12`. */
export function cellOf(name: string): Cell {
  const cell = readCell(BOARD, name);
  if (cell === undefined || cell < 0) throw new RangeError(`There is no cell ${name}`);
  return cell;
}

/** What a screen reader says at once, whatever it's saying. */
export function pressing(page: Page): Locator {
  return page.locator("[aria-live=assertive]");
}

/** A page with a table on it, and what a person does there. */
export class TablePage {
  readonly page: Page;
  /** What is played on. */
  board = BOARD;
  /** The sentences that a screen reader would speak: about the user's acts, and pressing ones. */
  readonly said: Locator;
  readonly alerted: Locator;
  readonly canvas: Locator;
  readonly field: Locator;
  readonly result: Locator;

  private constructor(page: Page) {
    this.page = page;
    this.said = page.getByRole("status");
    this.alerted = page.locator(".alerted");
    this.canvas = page.locator("canvas.board");
    this.field = page.locator("#turn");
    this.result = page.locator(".result");
  }

  /** The table once it can be played on. */
  static async at(page: Page): Promise<TablePage> {
    await page.locator("[data-ready=true]").waitFor();
    return new TablePage(page);
  }

  /** A button by all that it says, or by a part of it. */
  button(name: string | RegExp): Locator {
    return this.page.getByRole("button", { name, exact: true });
  }

  /**
   * Presses a button whether or not it can be had now: those that cannot say why. (Playwright would
   * wait forever until it can.)
   */
  async press(name: string | RegExp): Promise<void> {
    await this.button(name).click({ force: true });
  }

  /** Sends the turn, whatever kind it is, or asks why it cannot be sent. */
  async confirm(): Promise<void> {
    await this.page.locator(".actions .primary").click({ force: true });
  }

  /** Gives the game up, as it's asked twice. */
  async resign(): Promise<void> {
    await this.press("Resign");
    await this.press("Really resign");
  }

  /** Sends a typed turn that loses the game at once: it's asked about, and meant. */
  async confirmLoss(): Promise<void> {
    await this.type("confirm");
    await this.type("confirm");
  }

  /** The cell of the text board that has the focus. */
  get focused(): Locator {
    return this.page.locator("[role=gridcell]:focus");
  }

  /** Presses keys one after another. */
  async keys(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** Presses Tab until the text board has the focus, as a person does who cannot see it. */
  async tabToBoard(): Promise<void> {
    await this.canvas.waitFor();
    for (let stops = 0; await this.focused.count() === 0; stops++) {
      if (stops === MOST_STOPS) throw new Error(`No board within ${MOST_STOPS} Tab stops`);
      await this.page.keyboard.press("Tab");
      const isThere = await this.page.locator(".board-frame > button:focus").count() > 0;
      if (isThere) await this.focused.waitFor();
    }
  }

  /** Resolves when the polite region says this: just these words, or these first. */
  async says(sentence: string): Promise<void> {
    await this.said.filter({ hasText: startingWith(sentence) }).waitFor();
  }

  /** Resolves when the assertive region says this first. */
  async alerts(sentence: string): Promise<void> {
    await this.alerted.filter({ hasText: startingWith(sentence) }).waitFor();
  }

  /** The record that the page offers to save. */
  async savedRecord(): Promise<string> {
    const [download] = await Promise.all([
      this.page.waitForEvent("download"),
      this.button("Save game").click(),
    ]);
    return await Deno.readTextFile(await download.path());
  }

  /** Resolves when some turns have been played and told: a tap before would end that, and no more. */
  async turns(count: number): Promise<void> {
    await this.page.locator(`[data-turns="${count}"]:not([data-telling="true"])`).waitFor();
  }

  /** The middle of a cell on the screen, in CSS pixels. */
  async pointOf(cell: Cell): Promise<Point> {
    const box = (await this.canvas.boundingBox())!;
    const { x, y } = centerOf(fitBoard(this.board, box.width, await this.#hasLabels()), cell);
    return { x: box.x + x, y: box.y + y };
  }

  async click(cell: Cell): Promise<void> {
    const { x, y } = await this.pointOf(cell);
    await this.page.mouse.click(x, y);
  }

  async tap(cell: Cell): Promise<void> {
    const { x, y } = await this.pointOf(cell);
    await this.page.touchscreen.tap(x, y);
  }

  /** The side of a cell on the screen, in CSS pixels. */
  async side(): Promise<number> {
    const [first, second] = [await this.pointOf(0), await this.pointOf(1)];
    return second.x - first.x;
  }

  /** Plays one side's turns of a game from a script, each by `play`; the computer answers. */
  async playOut(turns: readonly Turn[], side: Seat, play: (turn: Turn) => Promise<void>) {
    for (const [played, turn] of turns.entries()) {
      if (turn.seat !== side) continue;
      await this.turns(played);
      await play(turn);
    }
    await this.turns(turns.length);
  }

  /** Types a line into the text field, which a phone hides, and sends it. */
  async type(line: string): Promise<void> {
    if (!await this.field.isVisible()) await this.page.locator(".to-side").click();
    await this.field.fill(line);
    await this.field.press("Enter");
    await this.page.locator(".text-field [aria-busy=true]").waitFor({ state: "detached" });
  }

  async #hasLabels(): Promise<boolean> {
    return await this.canvas.evaluate((canvas) =>
      getComputedStyle(canvas).getPropertyValue("--labels").trim() === "1"
    );
  }
}

function startingWith(text: string): RegExp {
  return new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`);
}
