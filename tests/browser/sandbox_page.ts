import type { Locator, Page } from "playwright-core";
import { centerOf, fitBoard, type Point } from "../../lib/ui/board/geometry.ts";
import { cellOf, TablePage } from "./table_page.ts";

/** A sandbox in a page, and what a person does there. */
export class SandboxPage {
  readonly page: Page;
  /** The sentence that a screen reader would speak. */
  readonly said: Locator;
  readonly canvas: Locator;

  private constructor(page: Page) {
    this.page = page;
    this.said = page.locator(".speech [role=status]");
    this.canvas = page.locator("canvas.board");
  }

  static async at(page: Page): Promise<SandboxPage> {
    await page.locator("[data-ready=true]").waitFor();
    return new SandboxPage(page);
  }

  button(name: string): Locator {
    return this.page.getByRole("button", { name, exact: true });
  }

  /** Resolves when this is what was said last. */
  async says(sentence: string): Promise<void> {
    await this.said.getByText(sentence, { exact: true }).waitFor();
  }

  async generation(generation: number): Promise<void> {
    await this.page.locator(`[data-generation="${generation}"]`).waitFor();
  }

  /** The middle of a cell of the game's board on the screen, in CSS pixels. */
  async pointOf(name: string): Promise<Point> {
    const box = (await this.canvas.boundingBox())!;
    const hasLabels = await this.canvas.evaluate((canvas) =>
      getComputedStyle(canvas).getPropertyValue("--labels").trim() === "1"
    );
    const { x, y } = centerOf(
      fitBoard({ width: 28, height: 26 }, box.width, hasLabels),
      cellOf(name),
    );
    return { x: box.x + x, y: box.y + y };
  }

  async click(name: string): Promise<void> {
    const { x, y } = await this.pointOf(name);
    await this.page.mouse.click(x, y);
  }

  async drag(from: string, to: string): Promise<void> {
    const [start, end] = [await this.pointOf(from), await this.pointOf(to)];
    await this.page.mouse.move(start.x, start.y);
    await this.page.mouse.down();
    await this.page.mouse.move(end.x, end.y);
    await this.page.mouse.up();
  }

  /** Goes over to playing both sides, the table of which is fetched first. */
  async playBoth(): Promise<TablePage> {
    await this.button("Play both sides").click();
    await this.page.locator("[data-turns][data-ready=true]").waitFor();
    return await TablePage.at(this.page);
  }

  /** Types a line, which a phone hides the field for, and sends it. */
  async type(line: string): Promise<void> {
    await this.showSide();
    await this.page.locator("#command").fill(line);
    await this.page.locator("#command").press("Enter");
  }

  async keys(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** What's next to the board, over it on a phone. */
  async showSide(): Promise<void> {
    if (!await this.page.locator("#side").isVisible()) {
      await this.page.locator(".to-side").click();
    }
  }

  /** A structure of the list, by a part of what it is called. */
  structure(name: string): Locator {
    return this.page.locator(".structures button").filter({ hasText: name });
  }
}
