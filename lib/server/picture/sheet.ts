import type { IndexedImage } from "./png.ts";

/** Red, green and blue, each from 0 to 255. */
export type Color = readonly [number, number, number];

/** How much of each pixel of a square a shape covers, in quarters, row by row. */
export interface Stamp {
  readonly side: number;
  readonly quarters: Uint8Array;
}

/** Points looked at in each direction of a pixel. */
const SAMPLES = 4;

/** A shape about the origin, as a stamp of some pixels. */
export function stampOf(side: number, contains: (x: number, y: number) => boolean): Stamp {
  const quarters = new Uint8Array(side * side);
  for (let pixel = 0; pixel < side * side; pixel++) {
    let inside = 0;
    for (let sample = 0; sample < SAMPLES ** 2; sample++) {
      const x = pixel % side + (sample % SAMPLES + 0.5) / SAMPLES;
      const y = Math.floor(pixel / side) + (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES;
      if (contains(x - side / 2, y - side / 2)) inside++;
    }
    quarters[pixel] = Math.round(4 * inside / SAMPLES ** 2);
  }
  return { side, quarters };
}

/** Adds a shape to a larger one; where they overlap, it counts what covers more. */
export function join(large: Stamp, { side, quarters }: Stamp, left: number, top: number): void {
  for (let pixel = 0; pixel < side * side; pixel++) {
    const at = (top + Math.floor(pixel / side)) * large.side + left + pixel % side;
    large.quarters[at] = Math.max(large.quarters[at]!, quarters[pixel]!);
  }
}

/** The colors of one image, or of several, by their indices. */
export class Palette {
  readonly colors: Color[] = [];
  readonly #indices = new Map<string, number>();

  indexOf(color: Color): number {
    const key = color.join();
    const known = this.#indices.get(key);
    if (known !== undefined) return known;
    this.#indices.set(key, this.colors.push(color) - 1);
    return this.colors.length - 1;
  }
}

/** An image to draw on. */
export class Sheet implements IndexedImage {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
  readonly #colors: Palette;

  constructor(width: number, height: number, ground: Color, palette = new Palette()) {
    this.width = width;
    this.height = height;
    this.#colors = palette;
    this.pixels = new Uint8Array(width * height).fill(palette.indexOf(ground));
  }

  get palette(): readonly Color[] {
    return this.#colors.colors;
  }

  fill(left: number, top: number, width: number, height: number, color: Color): void {
    const index = this.#colors.indexOf(color);
    for (let row = top; row < top + height; row++) {
      this.pixels.fill(index, row * this.width + left, row * this.width + left + width);
    }
  }

  /** Stamps a shape, as far as it lies on the sheet; its edges blend with what is there. */
  stamp({ side, quarters }: Stamp, left: number, top: number, color: Color): void {
    const full = this.#colors.indexOf(color);
    for (let pixel = 0; pixel < side * side; pixel++) {
      const covered = quarters[pixel]!;
      if (covered === 0) continue;
      const x = left + pixel % side, y = top + Math.floor(pixel / side);
      if (x < 0 || y < 0 || x >= this.width || y >= this.height) continue;
      const at = y * this.width + x;
      const under = this.palette[this.pixels[at]!]!;
      this.pixels[at] = covered === 4 ? full : this.#colors.indexOf(mix(under, color, covered / 4));
    }
  }
}

function mix(under: Color, over: Color, share: number): Color {
  const [red, green, blue] = under.map((part, i) => Math.round(part + (over[i]! - part) * share));
  return [red!, green!, blue!];
}
