/**
 * The sides of boards that may have any: two options, `width` and `height`, that records write as
 * one tag, `Size "60x40"`.
 */

import { TextError } from "../../automaton/text_error.ts";
import type { Options, OptionSpec } from "../game.ts";
import { isOptionValue } from "./option.ts";
import type { Tag } from "../notation/record_source.ts";

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

/** The sides that a tag says, or the usual ones; throws a `TextError` for a tag that says none. */
export function readSides({ width, height }: Specs, tag: Tag | undefined): Options {
  if (!width || !height) throw new Error("The game has no sides to choose");
  if (!tag) return { width: width.default, height: height.default };
  const [, across, down] = /^(\d{1,5})x(\d{1,5})$/.exec(tag.value) ?? [];
  const sides = { width: Number(across), height: Number(down) };
  if (isOptionValue(sides.width, width) && isOptionValue(sides.height, height)) return sides;
  const least = `${width.min}x${height.min}`, most = `${width.max}x${height.max}`;
  throw new TextError(`Size "${tag.value}" is not from ${least} to ${most}`, tag.line, tag.column);
}
