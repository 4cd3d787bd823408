/** What an address asks of a king of the hill at one device, as the form of `/arena` writes it. */

import type { Options } from "../../../games/game.ts";
import { kingOfTheHill } from "../../../games/hill/hill.ts";
import { isOptionValue } from "../../../games/kit/option.ts";

/** The options with those that the address chooses; the server has refused bad ones. */
export function addressed(params: URLSearchParams, options: Options): Options {
  const { width: side, height: _, ...specs } = kingOfTheHill.options;
  const choose = (name: string, value: number): number => {
    const isSide = name === "width" || name === "height";
    const text = params.get(isSide ? "size" : name);
    const spec = isSide ? side : specs[name as keyof typeof specs];
    return text && spec && isOptionValue(Number(text), spec) ? Number(text) : value;
  };
  const named = Object.entries(options).map(([name, value]) => [name, choose(name, value)]);
  return Object.fromEntries(named);
}
