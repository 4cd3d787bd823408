/** The parameters of games. */

import type { Options, OptionSpec } from "../game.ts";

/** Whether an option may have the value. */
export function isOptionValue(value: number, { min, max, step }: OptionSpec): boolean {
  return value >= min && value <= max && Number.isInteger(value / step);
}

/** A value for every parameter: the one that was chosen, or its default. */
export function chosen<Name extends string>(
  specs: Readonly<Record<Name, OptionSpec>>,
  options: Options,
): Record<Name, number> {
  const names = Object.keys(specs) as Name[];
  const values = names.map((name) => [name, options[name] ?? specs[name].default]);
  return Object.fromEntries(values);
}

/** Whether what was chosen is what those have who choose nothing. */
export function isUsual(specs: Readonly<Record<string, OptionSpec>>, options: Options): boolean {
  return Object.entries(options).every(([name, value]) => value === specs[name]?.default);
}
