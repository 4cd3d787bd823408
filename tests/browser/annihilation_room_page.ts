import type { Locator, Page } from "playwright-core";

/** The room of a game on a digraph, and what a person does there. */
export class AnnihilationRoomPage {
  readonly page: Page;
  /** The draw that the game offers. */
  readonly draw: Locator;

  private constructor(page: Page) {
    this.page = page;
    this.draw = page.locator(".ask", { hasText: "This position came up three times" });
  }

  /** The table once its page has heard of the room. */
  static async at(page: Page): Promise<AnnihilationRoomPage> {
    await page.locator(".table.firing[data-ready=true]").waitFor();
    return new AnnihilationRoomPage(page);
  }

  button(name: string): Locator {
    return this.page.getByRole("button", { name, exact: true });
  }

  vertex(number: number): Locator {
    return this.page.locator(`[data-vertex="${number}"]`);
  }

  async touch(vertex: number): Promise<void> {
    await this.vertex(vertex).tap();
  }

  async cue(text: string): Promise<void> {
    await this.page.locator(".hud-turn strong").getByText(text, { exact: true }).waitFor();
  }

  async says(sentence: string): Promise<void> {
    await this.page.locator(".speech").getByText(sentence, { exact: true }).waitFor();
  }

  /** Waits until some turns are on the board. */
  async turns(count: number): Promise<void> {
    await this.page.locator(`[data-turns="${count}"]`).waitFor();
  }

  async result(headline: string, line: string): Promise<void> {
    const result = this.page.locator(".result");
    await result.getByRole("heading", { name: headline, exact: true }).waitFor();
    await result.getByText(line, { exact: true }).waitFor();
  }

  async type(line: string): Promise<void> {
    await this.page.locator("#turn").fill(line);
    await this.page.locator("#turn").press("Enter");
  }

  async focusBoard(): Promise<void> {
    await this.page.locator('[data-vertex][tabindex="0"]').focus();
  }

  async keys(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }
}
