/**
 * The sides of boards that may have any: two options, `width` and `height`, that records write as
 * one tag, `Size "60x40"`.
 */

import type { Options, OptionSpec } from "../game.ts";

type Specs = Readonly<Record<string, OptionSpec>>;

/** Whether an option is one of a board's sides. */
export function isSide(name: string): boolean {
  return name === "width" || name === "height";
}

/** What the tag says of the sides chosen; undefined where they are as usual, or none can be chosen. */
export function writeSides({ width, height }: Specs, options: Options): string | undefined {
  if (!width || !height) return undefined;
  const sides = [options.width ?? width.default, options.height ?? height.default];
  return sides[0] === width.default && sides[1] === height.default ? undefined : sides.join("x");
}
