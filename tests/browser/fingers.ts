/** Fingers on a page: Playwright only taps. */

import type { CDPSession, Locator, Page } from "playwright-core";
import type { Point } from "../../lib/ui/board/geometry.ts";

export class Fingers {
  readonly #session: CDPSession;

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async on(page: Page): Promise<Fingers> {
    return new Fingers(await page.context().newCDPSession(page));
  }

  /** The same once a board has all that it has for fingers, which is fetched with the first touch. */
  static async onBoard(board: Locator): Promise<Fingers> {
    await board.dispatchEvent("touchstart");
    await board.and(board.page().locator("[data-near]")).waitFor();
    return await Fingers.on(board.page());
  }

  async down(...points: readonly Point[]): Promise<void> {
    await this.#send("touchStart", points);
  }

  async move(...points: readonly Point[]): Promise<void> {
    await this.#send("touchMove", points);
  }

  async up(): Promise<void> {
    await this.#send("touchEnd", []);
  }

  /** One finger's way, from coming down to being lifted. */
  async slide(...way: readonly Point[]): Promise<void> {
    await this.down(way[0]!);
    for (const point of way.slice(1)) await this.move(point);
    await this.up();
  }

  /** Two taps at the same time by their events, however busy this machine is. */
  async twice(point: Point): Promise<void> {
    const timestamp = Date.now() / 1_000;
    for (let tap = 0; tap < 2; tap++) {
      await this.#send("touchStart", [point], timestamp);
      await this.#send("touchEnd", [], timestamp);
    }
  }

  async #send(
    type: "touchStart" | "touchMove" | "touchEnd",
    points: readonly Point[],
    timestamp?: number,
  ): Promise<void> {
    const touchPoints = points.map(({ x, y }, id) => ({ x, y, id }));
    await this.#session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints,
      ...timestamp !== undefined && { timestamp },
    });
  }
}
