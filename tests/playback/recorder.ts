/** Records a page as frames, in the page's own time: a slow machine drops none. */

import { Buffer } from "node:buffer";
import type { Locator, Page } from "playwright-core";
// @ts-types="@types/upng-js"
import UPNG from "upng-js";
import type { Point } from "../../lib/ui/board/geometry.ts";

/** What the page looked like, as RGBA, and for how long. */
interface Frame {
  readonly pixels: ArrayBuffer;
  readonly milliseconds: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Screenshots leave the mouse pointer out, so it is drawn. Its tip is at its top left corner. */
const POINTER = `<svg width="22" height="28" viewBox="2 2 22 28">
  <path d="M2 2v20l5-5 4 9 4-2-4-8h7z" fill="#111" stroke="#fff" stroke-width="1.5"/>
</svg>`;

export class Recorder {
  readonly #page: Page;
  readonly #size: Size;
  readonly #frames: Frame[] = [];
  #hasStarted = false;

  private constructor(page: Page, size: Size) {
    this.#page = page;
    this.#size = size;
  }

  /**
   * Opens an address and stops the page's clock once it's ready, for which it waits by that clock: only
   * `pass` moves it on. Keeps the top left `size`.
   */
  static async open(page: Page, url: string, size: Size): Promise<Recorder> {
    await page.clock.install({ time: 0 });
    await page.goto(url);
    await page.locator("[data-ready=true]").waitFor();
    await page.clock.pauseAt(60_000);
    return new Recorder(page, size);
  }

  /** From here on frames are kept. */
  start(): void {
    this.#hasStarted = true;
  }

  /** Lets time pass in the page, unseen. */
  async pass(milliseconds: number): Promise<void> {
    await this.#page.clock.runFor(milliseconds);
  }

  /** Keeps what the page looks like, once started. What hasn't changed is shown for longer. */
  async keep(milliseconds: number): Promise<void> {
    if (!this.#hasStarted) return;
    const clip = { x: 0, y: 0, ...this.#size };
    const png = Uint8Array.from(await this.#page.screenshot({ clip, animations: "disabled" }));
    const pixels = UPNG.toRGBA8(UPNG.decode(png.buffer))[0]!;
    const last = this.#frames.at(-1);
    if (last && areEqual(last.pixels, pixels)) {
      this.#frames.pop();
      milliseconds += last.milliseconds;
    }
    this.#frames.push({ pixels, milliseconds });
  }

  /** Clicks with a pointer that is seen. */
  async click({ x, y }: Point): Promise<void> {
    await this.#page.mouse.move(x, y);
    await this.#page.evaluate(drawPointer, [x, y, POINTER] as const);
    await this.#page.mouse.click(x, y);
  }

  /** The point of a button that leaves its words in view. */
  async pointOn(button: Locator): Promise<Point> {
    const { x, y, width, height } = (await button.boundingBox())!;
    return { x: x + width * 0.7, y: y + height * 0.6 };
  }

  /** All frames as an animated PNG that repeats. */
  encode(colors: number): Uint8Array {
    const { width, height } = this.#size;
    const pixels = this.#frames.map((frame) => frame.pixels);
    const delays = this.#frames.map((frame) => frame.milliseconds);
    return new Uint8Array(UPNG.encode(pixels, width, height, colors, delays));
  }
}

/** Runs in the page. */
function drawPointer([x, y, picture]: readonly [number, number, string]): void {
  const pointer = document.getElementById("pointer") ?? document.createElement("div");
  pointer.id = "pointer";
  pointer.innerHTML = picture;
  const place = { position: "fixed", left: `${x}px`, top: `${y}px` };
  Object.assign(pointer.style, { ...place, zIndex: 99, pointerEvents: "none" });
  document.body.append(pointer);
}

function areEqual(a: ArrayBuffer, b: ArrayBuffer): boolean {
  return Buffer.from(a).equals(Buffer.from(b));
}
