/** The options under which a study plays a game. */

import type { Options, OptionSpec } from "../games/game.ts";
import { type GameId, gameOf } from "../games/registry.ts";
import { UsageError } from "./usage.ts";

/** Blue's and red's. */
const SEATS = 2;

/** Every choice of options that were given as `NAME=VALUE,VALUE…`; throws a `UsageError`. */
export function readVariants(given: readonly string[], game: GameId): Options[] {
  const variants = given.reduce((variants: Options[], text) => {
    const { name, values } = readOption(text, game);
    return variants.flatMap((variant) => values.map((value) => ({ ...variant, [name]: value })));
  }, [{}]);
  if (variants.every((options) => seatsOf(game, options) === SEATS)) return variants;
  throw new UsageError(`--game ${game}: a study is of games of ${SEATS} seats`);
}

function readOption(text: string, game: GameId): { name: string; values: number[] } {
  const [, name, list] = /^(\w+)=(.+)$/.exec(text) ?? [];
  if (name === undefined || list === undefined) {
    throw new UsageError(`--option ${text}: this is not NAME=VALUE`);
  }
  const { options } = gameOf(game);
  const spec = Object.hasOwn(options, name) ? options[name] : undefined;
  if (!spec) throw new UsageError(`--option ${text}: ${game} has no such option`);
  return { name, values: list.split(",").map((value) => readValue(text, value, spec)) };
}

function readValue(option: string, text: string, { min, max, step }: OptionSpec): number {
  const value = Number(text);
  const fits = /^-?\d+(\.\d+)?$/.test(text) && value >= min && value <= max;
  if (fits && Number.isInteger(value / step)) return value;
  throw new UsageError(`--option ${option}: ${text} is not from ${min} to ${max} by ${step}`);
}

function seatsOf(id: GameId, options: Options): number {
  const game = gameOf(id);
  return game.tally(game.initial(options)).count.length;
}
