import type { Locator, Page } from "playwright-core";

/** The page of Fraenkel's games, and what a person does there. */
export class AnnihilationPage {
  readonly page: Page;
  /** The sentence that a screen reader would speak. */
  readonly said: Locator;
  readonly winning: Locator;
  readonly played: Locator;

  private constructor(page: Page) {
    this.page = page;
    this.said = page.locator(".said");
    this.winning = page.locator(".winning-moves button");
    this.played = page.locator(".played li");
  }

  static async at(page: Page): Promise<AnnihilationPage> {
    await page.locator("[data-ready=true]").waitFor();
    return new AnnihilationPage(page);
  }

  button(name: string): Locator {
    return this.page.getByRole("button", { name, exact: true });
  }

  /** A board, or a heap, counted from 1. */
  board(number: number): Locator {
    return this.page.locator(".parts > section").nth(number - 1);
  }

  vertex(number: number, board = 1): Locator {
    return this.board(board).locator(`[data-vertex="${number}"]`);
  }

  async says(sentence: string): Promise<void> {
    await this.said.getByText(sentence, { exact: true }).waitFor();
  }

  /** Resolves when the solver has answered. */
  async known(): Promise<void> {
    await this.page.locator("[data-known=true]").waitFor();
  }

  /** Chooses a figure, a family or a heap, while drawing. */
  async choose(preset: string, size?: number): Promise<void> {
    await this.page.getByRole("combobox", { name: "Board" }).selectOption(preset);
    if (size === undefined) return;
    await this.page.locator(".room-form").getByLabel("Size").fill(`${size}`);
  }

  /** Seats who moves first and second. */
  async seat(...players: readonly string[]): Promise<void> {
    await this.page.getByLabel("First player").selectOption(players[0]!);
    await this.page.getByLabel("Second player").selectOption(players[1]!);
  }

  async type(line: string): Promise<void> {
    await this.page.locator("#move").fill(line);
    await this.page.locator("#move").press("Enter");
  }

  /** Comes to a control as the Tab key does. */
  async tabTo(control: Locator): Promise<void> {
    const hasFocus = () => control.evaluate((element) => element === document.activeElement);
    for (let tabs = 0; !await hasFocus(); tabs++) {
      if (tabs > 60) throw new Error("The Tab key does not lead there");
      await this.keys("Tab");
    }
  }

  async keys(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }
}
