/** What commands make of their arguments. */

import { parseArgs, type ParseArgsConfig } from "node:util";

/** A whole number that a command was given; ends it, with how it's called, where that's something else. */
export function wholeArgument(
  text: string | undefined,
  unless: number,
  usage: string,
  least = 0,
): number {
  if (text === undefined) return unless;
  if (/^\d{1,15}$/.test(text) && Number(text) >= least) return Number(text);
  refuse(`${usage}: "${text}" is no whole number${least > 0 ? ` from ${least} on` : ""}`);
}

/** The options and what stands between them; ends a command that was given another one. */
export function readArguments<Config extends ParseArgsConfig>(
  config: Config,
  usage: string,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    refuse(`${usage}: ${(error as Error).message}`);
  }
}

/** Ends a command that was asked for what it can't do, with a sentence that says so. */
export function refuse(sentence: string): never {
  console.error(sentence);
  Deno.exit(2);
}
